/**
 * Which VAT an order carries. The rule is that of digital services: a business elsewhere in the EU with a valid number
 * accounts for the VAT itself (reverse charge), a consumer there pays the rate of where they live, and outside the EU
 * only the seller's own country charges.
 * Source: Directive 2006/112/EC, articles 44, 58 and 196.
 */

import { hasVatForm, vatFormWords } from "#core/orders/vat-format";

/**
 * `not_given`: there was none to check. `not_checked`: it changes nothing, in the seller's own country and where
 * numbers have no register here.
 * `unavailable` is never taken for `invalid`: the check is repeated.
 */
export const VAT_NUMBER_STATES = ["valid", "invalid", "unavailable", "not_given", "not_checked"] as const;
export type VatNumberState = (typeof VAT_NUMBER_STATES)[number];

/** What is wrong with an invalid number: its country, its form, its check digits, or that the register does not know it. */
export const VAT_NUMBER_PROBLEMS = ["other_country", "format", "check_digits", "not_registered"] as const;
export type VatNumberProblem = (typeof VAT_NUMBER_PROBLEMS)[number];

export const VAT_REASONS = ["domestic", "destination", "reverse_charge", "outside_scope", "country_not_given"] as const;
export type VatReason = (typeof VAT_REASONS)[number];

/** The rate that an order's VAT is stated by, frozen with its totals. */
export interface HomeRate {
	/** ISO 4217. */
	currency: string;
	day: string;
	/** For one euro, in millionths: of the order's currency, and of the seller's. */
	from_millionths: number;
	to_millionths: number;
}

/** A VAT decision as it was taken; copied to the order and never taken again once payment is open. */
export interface VatDecision {
	seller_country: string;
	/** Where the buyer is; null while unknown. */
	country: string | null;
	/** The place within or beside `country` that has another VAT than it; see vat-territories.ts. */
	territory?: string;
	/** The country whose register knows the VAT number, where that is not `country`. */
	register?: string;
	/** Whole millionths, so that 21 % is 210000. */
	rate_millionths: number;
	reason: VatReason;
	vat_number: string | null;
	vat_number_state: VatNumberState;
	/** Of an invalid number. */
	vat_number_problem?: VatNumberProblem;
	/** What the seller's own currency was worth when the payment was opened; absent where VAT needs no stating in it. */
	home?: HomeRate;
	/** What the repeated check of an unavailable number said, and when. */
	recheck?: { state: VatNumberState; at: string };
}

/** What the buyer tells on the checkout page. */
export interface BillingDetails {
	name: string;
	company: string | null;
	address: string;
	city: string;
	postal_code: string;
	country: string;
	vat_number: string | null;
}

/** Member states by ISO 3166-1 code. */
const EU = new Set("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "));

export function isEuCountry(country: string): boolean {
	return EU.has(country);
}

/** Prefix of a country's VAT numbers; Greece's differs from its ISO code. */
export function vatPrefix(country: string): string {
	return country === "GR" ? "EL" : country;
}

/**
 * A VAT number without its spaces, dots and dashes, with its country's prefix.
 * @param country ISO code of the buyer; when null, the number's own prefix tells it.
 * @returns null for the country when neither tells one of the EU.
 */
export function readVatNumber(text: string, country: string | null): { number: string; country: string | null } {
	const bare = text.replaceAll(/[\s.\-/]/g, "").toUpperCase();
	const prefix = bare.slice(0, 2);
	const ownCountry = prefix === "EL" ? "GR" : prefix;
	if (country === null) return { number: bare, country: isEuCountry(ownCountry) ? ownCountry : null };
	return { number: /^[A-Z]{2}/.test(bare) ? bare : vatPrefix(country) + bare, country };
}

/** What can be seen to be wrong with a number without asking anybody; null when nothing is. */
export function visibleProblem(number: string, country: string): "other_country" | "format" | null {
	const prefix = vatPrefix(country);
	if (!number.startsWith(prefix)) return "other_country";
	return hasVatForm(country, number.slice(prefix.length)) ? null : "format";
}

/** The problem in a sentence, with what would be right. @param country whose number it should be. */
export function problemWords(problem: VatNumberProblem, number: string, country: string): string {
	const form = `${vatPrefix(country)} and ${vatFormWords(country)}`;
	switch (problem) {
		case "other_country":
			return `The VAT number ${number} is not one of ${country}, whose numbers are ${form}.`;
		case "format":
			return `The VAT number ${number} does not have the form of its country: ${form}.`;
		case "check_digits":
			return `The VAT number ${number} has the right form, but its check digits are wrong: look for a typing mistake.`;
		case "not_registered":
			return `The VAT number ${number} has the right form, but the EU's register (VIES) does not know it as valid.`;
	}
}

/**
 * @param rateMillionths rate of the buyer's country.
 * @returns reason and the rate that is charged.
 */
export function decideVat(input: {
	sellerCountry: string;
	country: string | null;
	numberState: VatNumberState;
	rateMillionths: number;
}): { reason: VatReason; rateMillionths: number } {
	const { sellerCountry, country, numberState, rateMillionths } = input;
	if (country === null) return { reason: "country_not_given", rateMillionths: 0 };
	if (country === sellerCountry) return { reason: "domestic", rateMillionths };
	if (!isEuCountry(country)) return { reason: "outside_scope", rateMillionths: 0 };
	if (numberState === "valid") return { reason: "reverse_charge", rateMillionths: 0 };
	return { reason: "destination", rateMillionths };
}
