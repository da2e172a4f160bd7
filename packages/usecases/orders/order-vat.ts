import {
	decideVat,
	isEuCountry,
	readVatNumber,
	type VatDecision,
	type VatNumberProblem,
	type VatNumberState,
	visibleProblem,
} from "#core/orders/vat";
import { type VatTerritory, vatTerritoryOf } from "#core/orders/vat-territories";
import type { VatCheck, VatRates } from "#core/ports/outside";

interface VatContext {
	settings: { sellerCountry: string };
	ports: { vat: VatCheck; vatRates: VatRates };
	/** Ends the asking of the register. */
	signal?: AbortSignal;
}

/**
 * Takes the VAT decision for a buyer.
 * @param buyer.country ISO code in any case; when null, the prefix of an EU number tells it.
 * @param buyer.postalCode tells the places within a country that have another VAT; they are not known without it.
 */
export async function decideOrderVat(
	buyer: { country: string | null; postalCode?: string | null; vatNumber: string | null },
	ctx: VatContext,
): Promise<VatDecision> {
	const given = buyer.country?.toUpperCase() ?? null;
	const territory = given === null ? null : vatTerritoryOf(given, buyer.postalCode ?? null);
	const vatOf = territory === null ? given : territory.vatOf;
	const hasNumber = buyer.vatNumber !== null && buyer.vatNumber.trim() !== "";
	const read = hasNumber ? readVatNumber(buyer.vatNumber ?? "", vatOf ?? given) : null;
	const place = territory === null ? (read?.country ?? given) : vatOf;
	// A seller may sit in a place with another country's VAT too: Monaco's charge France's.
	const seller = vatTerritoryOf(ctx.settings.sellerCountry, null)?.vatOf ?? ctx.settings.sellerCountry;
	const { state: numberState, problem } =
		read === null ? NOT_GIVEN : place === null ? NOT_CHECKED : await checkNumber(place, seller, read.number, ctx);
	const { reason, rateMillionths } = await decide(place, seller, territory, numberState, ctx);
	return {
		seller_country: ctx.settings.sellerCountry,
		country: given ?? place,
		...(territory && { territory: territory.name }),
		...(territory?.vatOf && { register: territory.vatOf }),
		rate_millionths: rateMillionths,
		reason,
		vat_number: read?.number ?? null,
		vat_number_state: numberState,
		...(problem && { vat_number_problem: problem }),
	};
}

/** @param place country whose VAT applies; null while unknown, and in a territory that has none. */
async function decide(
	place: string | null,
	seller: string,
	territory: VatTerritory | null,
	numberState: VatNumberState,
	{ ports }: VatContext,
): Promise<ReturnType<typeof decideVat>> {
	if (place === null && territory !== null) {
		const own = territory.state === seller ? territory.fromState : undefined;
		if (own === undefined) return { reason: "outside_scope", rateMillionths: 0 };
		const rateMillionths = own === "standard" ? await ports.vatRates.rateMillionths(seller) : own;
		return { reason: "domestic", rateMillionths };
	}
	const rateMillionths =
		place === null ? 0 : (territory?.rateMillionths ?? (await ports.vatRates.rateMillionths(place)));
	return decideVat({ sellerCountry: seller, country: place, numberState, rateMillionths });
}

interface Checked {
	state: VatNumberState;
	problem?: VatNumberProblem;
}

const NOT_GIVEN: Checked = { state: "not_given" };
const NOT_CHECKED: Checked = { state: "not_checked" };

/** Nobody is asked about a number that cannot be one, nor in the seller's own country, where it changes nothing. */
async function checkNumber(
	country: string,
	seller: string,
	number: string,
	{ ports, signal }: VatContext,
): Promise<Checked> {
	if (!isEuCountry(country)) return NOT_CHECKED;
	const visible = visibleProblem(number, country);
	if (visible !== null) return { state: "invalid", problem: visible };
	if (country === seller) return NOT_CHECKED;
	const state = await ports.vat.check(country, number, signal);
	return state === "invalid" ? { state, problem: ports.vat.invalidMeans } : { state };
}
