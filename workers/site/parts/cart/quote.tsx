import type { FC } from "hono/jsx";
import type { z } from "zod";
import type { VatDecision } from "#core/orders/vat";
import { vatTerritoryOf } from "#core/orders/vat-territories";
import type quoteOrder from "#operations/orders/quote-order";
import { exactMoney } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { VatNumberNotice } from "../orders/vat-number-notice.tsx";
import { vatWords } from "../vat-words.ts";

const t = words.cart;

export type Quote = z.output<typeof quoteOrder.output>;

/** A quote with a promo code. */
export interface QuoteWithPromo {
	/** With VAT and total of what is left; its sum stays what it is without a code. */
	quote: Quote;
	promo: { code: string; offCents: number } | null;
	/** The total without it. */
	listTotalCents: number;
	/** Why the code that was typed takes nothing off. */
	problem: string | null;
}

/** What an order would cost, and how its VAT was decided. */
export const QuoteSums: FC<Pick<QuoteWithPromo, "quote" | "promo">> = ({
	quote: { currency, subtotal_cents, total_cents, vat },
	promo,
}) => (
	<>
		<VatNumberNotice vat={decisionOf(vat)} isQuote />
		<table class="order">
			<tbody>
				<tr>
					<td>{t.subtotal}</td>
					<td>{exactMoney(subtotal_cents, currency)}</td>
				</tr>
				{promo !== null && (
					<tr>
						<td>{words.promo.less(<bdi>{promo.code}</bdi>)}</td>
						<td>{exactMoney(-promo.offCents, currency)}</td>
					</tr>
				)}
				<tr>
					<td>
						{words.checkout.vat}
						<small class="block">{vatWords(decisionOf(vat))}</small>
					</td>
					<td>{vat.reason !== "country_not_given" && exactMoney(vat.amount_cents, currency)}</td>
				</tr>
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{t.total}</th>
					<td>{exactMoney(total_cents, currency)}</td>
				</tr>
			</tfoot>
		</table>
	</>
);

/** The decision behind an answer of the API, which leaves out what follows from the rest. */
function decisionOf(vat: Quote["vat"]): VatDecision {
	const register = vat.country === null ? undefined : vatTerritoryOf(vat.country, null)?.vatOf;
	return {
		seller_country: vat.seller_country,
		country: vat.country,
		...(vat.territory !== null && { territory: vat.territory }),
		...(register != null && { register }),
		rate_millionths: Math.round(vat.rate_percent * 10_000),
		reason: vat.reason,
		vat_number: vat.vat_number,
		vat_number_state: vat.vat_number_state,
		...(vat.vat_number_problem !== null && { vat_number_problem: vat.vat_number_problem }),
	};
}
