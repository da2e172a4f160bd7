import { ratePercent } from "#core/orders/price";
import { problemWords, type VatDecision } from "#core/orders/vat";

/** The decision in a sentence, for people and agents alike. */
export function vatNote(vat: VatDecision): string {
	const percent = `${ratePercent(vat.rate_millionths)} %`;
	switch (vat.reason) {
		case "country_not_given":
			return "VAT is not in the total: give billing_country to see it. It is decided on the checkout page.";
		case "domestic":
			return `VAT of ${percent} of the seller's own country.`;
		case "reverse_charge":
			return "No VAT is charged: the buyer accounts for it (reverse charge).";
		case "outside_scope":
			return vat.territory === undefined
				? "No VAT is charged: the buyer is outside the EU and outside the seller's country."
				: `No VAT is charged: the EU's does not apply in ${vat.territory}.`;
		case "destination": {
			const whose =
				vat.register === undefined ? "the buyer's country" : `${vat.register}, which applies in ${vat.territory}`;
			const charged = `VAT of ${percent} of ${whose}.`;
			if (vat.vat_number_state === "invalid") return `${charged} ${invalidNumber(vat)}`;
			if (vat.vat_number_state !== "unavailable") return charged;
			return `${charged} The VAT register did not answer, so the number could not be checked; the check is repeated.`;
		}
	}
}

/** Orders that are older than the problem's name do not have one. */
function invalidNumber({ vat_number_problem: problem, vat_number: number, register, country }: VatDecision): string {
	const of = register ?? country;
	if (problem === undefined || number === null || of === null) return "The VAT number is not valid.";
	return problemWords(problem, number, of);
}
