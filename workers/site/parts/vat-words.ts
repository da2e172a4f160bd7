import { ratePercent } from "#core/orders/price";
import { type VatDecision, vatPrefix } from "#core/orders/vat";
import { vatFormWords } from "#core/orders/vat-format";
import { countryName, percentWords } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.checkout.vatWords;

/** How the VAT of an order was decided, for people: countries by their names. */
export function vatWords(vat: VatDecision): string {
	const percent = percentWords(ratePercent(vat.rate_millionths));
	switch (vat.reason) {
		case "country_not_given":
			return t.notGiven;
		case "domestic":
			return t.domestic(percent, countryName(vat.seller_country));
		case "reverse_charge":
			return t.reverseCharge;
		case "outside_scope":
			return vat.territory === undefined ? t.outside : t.outsideTerritory(vat.territory);
		case "destination":
			return destination(vat, percent);
	}
}

function destination({ register, territory, country }: VatDecision, percent: string): string {
	if (register !== undefined && territory !== undefined) {
		return t.destinationFor(percent, countryName(register), territory);
	}
	return t.destination(percent, countryName(country ?? ""));
}

/** What became of a VAT number that did not help; null where there is nothing to say. */
export function numberWords(vat: VatDecision): string | null {
	if (vat.vat_number_state === "unavailable") return t.unavailable;
	if (vat.vat_number_state !== "invalid") return null;
	const { vat_number_problem: problem, vat_number: number, register, country } = vat;
	const of = register ?? country;
	if (problem === undefined || number === null || of === null) return t.invalid;
	return words.checkout.vatProblems[problem](number, countryName(of), `${vatPrefix(of)} and ${vatFormWords(of)}`);
}
