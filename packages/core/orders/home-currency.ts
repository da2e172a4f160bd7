import { type HomeRate, isEuCountry } from "#core/orders/vat";

/**
 * An invoice may be in any currency, but states its VAT in that of the member state where it is charged.
 * Source: Directive 2006/112/EC, articles 91 and 230; docs/orders.md#vat-in-the-sellers-currency.
 */

/** Member states without the euro. */
const OWN: Readonly<Record<string, string>> = {
	CZ: "CZK",
	DK: "DKK",
	HU: "HUF",
	PL: "PLN",
	RO: "RON",
	SE: "SEK",
};

/** ISO 4217 code of the currency that a seller of this country states VAT in; null where EU law does not say. */
export function homeCurrency(country: string): string | null {
	// Monaco charges France's VAT.
	if (!isEuCountry(country) && country !== "MC") return null;
	return OWN[country] ?? "EUR";
}

/** What currencies were worth on a day: millionths of each for one euro. */
export interface EuroRates {
	/** YYYY-MM-DD. */
	day: string;
	perEuroMillionths: Readonly<Record<string, number>>;
}

/** @returns null where the rates do not hold one of the two currencies. */
export function homeRate(rates: EuroRates, from: string, currency: string): HomeRate | null {
	const of = (code: string) => (code === "EUR" ? 1_000_000 : rates.perEuroMillionths[code]);
	const [from_millionths, to_millionths] = [of(from.toUpperCase()), of(currency)];
	if (from_millionths === undefined || to_millionths === undefined) return null;
	return { currency, day: rates.day, from_millionths, to_millionths };
}

/** Cents in the seller's currency, rounded half up. */
export function inHomeCents(cents: number, { from_millionths, to_millionths }: HomeRate): number {
	const [from, to] = [BigInt(from_millionths), BigInt(to_millionths)];
	return Number((2n * BigInt(cents) * to + from) / (2n * from));
}
