import { isSellerCountry } from "#core/orders/seller-countries";
import { optional, type SettingGroup } from "#core/site-settings/define";
import { textThat } from "#core/site-settings/form";
import { line, postalAddress } from "#core/site-settings/forms";

const NAME_MAX = 120;
const VAT_NUMBER_MAX = 32;

export const seller = {
	title: "Seller",
	about:
		"Who sells, as every invoice states it. Until it is complete, a deployed directory sells nothing. Invoices keep what they were issued with; a change holds from the next one on.",
	isGuarded: true,
	settings: {
		seller_country: optional({
			label: "Country",
			help: "Whose VAT is charged at home, and from where reverse charge is decided, in two letters (ISO 3166). Countries without one rate of their own in our tables (the USA, Canada, …) cannot be handled.",
			input: "country",
			form: textThat(
				isSellerCountry,
				'Give the two letters (ISO 3166) of the country you pay VAT in, such as "IE"; countries whose rate is not one number, as in the USA and Canada, cannot be handled.',
			),
			localDefault: "IE",
		}),
		seller_name: optional({
			label: "Name",
			help: `As registered, in at most ${NAME_MAX} characters.`,
			input: "line",
			form: line(NAME_MAX),
			localDefault: "Example Seller Ltd",
		}),
		seller_address: optional({
			label: "Address",
			help: "The full postal address, up to six lines.",
			input: "lines",
			form: postalAddress,
			localDefault: "1 Example Street | Dublin D01 A000",
		}),
		seller_vat_number: optional({
			label: "VAT number",
			help: "With the letters of its country before it and no spaces. Needed in the EU.",
			input: "line",
			form: line(VAT_NUMBER_MAX),
			localDefault: "IE0000000A",
		}),
	},
} as const satisfies SettingGroup;
