import type { FC } from "hono/jsx";
import type { VatDecision } from "#core/orders/vat";
import { Notice } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { numberWords } from "../vat-words.ts";

const t = words.checkout.vatNumber;

/** What became of a VAT number: that it counts, what to mend, or that it is looked at later. @param isQuote nothing is ordered yet. */
export const VatNumberNotice: FC<{ vat: VatDecision; isQuote?: boolean }> = ({ vat, isQuote = false }) => {
	if (vat.vat_number_state === "valid") {
		return (
			<Notice kind="good">
				<h2>{t.valid}</h2>
			</Notice>
		);
	}
	const said = numberWords(vat);
	if (said === null) return null;
	const isInvalid = vat.vat_number_state === "invalid";
	return (
		<Notice kind={isInvalid ? "problem" : "info"}>
			<h2>{isInvalid ? t.invalid : t.unavailable}</h2>
			<p>
				{said} {isInvalid && (isQuote ? t.mendHere : t.mend)}
			</p>
		</Notice>
	);
};
