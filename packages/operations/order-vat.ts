import {
	belongsToCountry,
	decideVat,
	isEuCountry,
	readVatNumber,
	type VatDecision,
	type VatNumberState,
} from "#core/vat";
import type { Context } from "#operations/define";

/**
 * Takes the VAT decision for a buyer.
 * @param buyer.country ISO code in any case; when null, the prefix of an EU number tells it.
 */
export async function decideOrderVat(
	buyer: { country: string | null; vatNumber: string | null },
	{ settings, ports }: Pick<Context, "settings" | "ports">,
): Promise<VatDecision> {
	const sellerCountry = settings.sellerCountry;
	const given = buyer.country?.toUpperCase() ?? null;
	const hasNumber = buyer.vatNumber !== null && buyer.vatNumber.trim() !== "";
	const read = hasNumber ? readVatNumber(buyer.vatNumber ?? "", given) : null;
	const country = read?.country ?? given;
	let numberState: VatNumberState = "not_given";
	if (read !== null) numberState = country === null ? "not_checked" : await checkNumber(country, read.number, ports);
	const tableRate = country === null ? 0 : await ports.vatRates.rateMillionths(country);
	const { reason, rateMillionths } = decideVat({ sellerCountry, country, numberState, rateMillionths: tableRate });
	return {
		seller_country: sellerCountry,
		country,
		rate_millionths: rateMillionths,
		reason,
		vat_number: read?.number ?? null,
		vat_number_state: numberState,
	};
}

async function checkNumber(country: string, number: string, ports: Context["ports"]): Promise<VatNumberState> {
	if (!isEuCountry(country)) return "not_checked";
	return belongsToCountry(number, country) ? ports.vat.check(country, number) : "invalid";
}
