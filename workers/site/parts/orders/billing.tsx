import type { FC } from "hono/jsx";
import type { BillingDetails } from "#core/orders/vat";
import { countryName } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.checkout;

/** Who pays, as on an envelope: a company first. */
export const Billing: FC<{ billing: BillingDetails | null }> = ({ billing }) => {
	if (billing === null) return null;
	const { name, company, address, postal_code, city, country, vat_number } = billing;
	const lines = [company, name, address, `${postal_code} ${city}`.trim(), countryName(country)];
	return (
		<address>
			{lines
				.filter((text) => text !== null && text.trim() !== "")
				.map((text) => (
					<>
						<bdi>{text}</bdi>
						<br />
					</>
				))}
			{vat_number !== null && t.vatNumberIs(<bdi>{vat_number}</bdi>)}
		</address>
	);
};
