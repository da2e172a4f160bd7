import { findPrices, type Price } from "#core/numbers/prices";
import { foldText } from "#core/web/text-fold";

/** What a listing costs at least, in one currency. */
export interface ListedPrice {
	/** ISO 4217. */
	currency: string;
	/** Hundredths of the currency's main unit; of what is paid again and again, for a month. */
	cents: number;
	per: "month" | null;
}

/** The most that somebody wants to pay. */
export interface PriceLimit {
	currency: string;
	cents: number;
	/** `once` leaves out what is paid again and again; null takes either. */
	per: "month" | "once" | null;
}

const CENTS = 100;
const MONTHS_OF_YEAR = 12;
/** How many of a period a month has. */
const A_MONTH = { day: 365 / MONTHS_OF_YEAR, week: 52 / MONTHS_OF_YEAR, month: 1, year: 1 / MONTHS_OF_YEAR } as const;

/** Hundredths of a month, or of what is paid once. */
export function listedPrice({ amount, period }: { amount: number; period: keyof typeof A_MONTH | null }) {
	const cents = Math.round(amount * CENTS * (period === null ? 1 : A_MONTH[period]));
	return {
		// Less than half of a hundredth is not nothing.
		cents: amount > 0 ? Math.max(cents, 1) : cents,
		per: period && ("month" as const),
	};
}

/** Before what nobody pays, or pays beside the price: `save $10`, `each additional user $5`. */
const BESIDE_BEFORE =
	/(?<!\p{L})(?:sav(?:e|es|ing)|worth|instead of|statt|au lieu de)(?: up to)? $|(?<!\p{L})(?:extra|additional|further) \p{L}{1,20}(?: costs?| for|:)? $/iu;
/** After it: `$20 off`, `$5 for each extra user`. */
const BESIDE_AFTER =
	/^ ?(?:off|discount|credits?|cashback|extra|more)(?!\p{L})|^(?: for| per)?(?: each| every| an?)? ?(?:extra|additional|further)(?!\p{L})/iu;
/** `$5 per extra`, which is read as an amount with its unit. */
const PER_EXTRA = /(?:per|each|every|an?) (?:extra|additional|further)$/iu;

/** Whether an amount is saved, or paid for more than the product itself. */
const isBeside = (text: string, { start, end, text: written }: Price): boolean =>
	BESIDE_BEFORE.test(text.slice(Math.max(0, start - 60), start)) ||
	BESIDE_AFTER.test(text.slice(end)) ||
	PER_EXTRA.test(written);

/** More currencies are not kept of one listing. */
const KEPT_MAX = 4;

/**
 * The lowest prices that a text names: one a currency of what is paid again and again, and one of what is paid once or whose
 * period is not said. An amount whose currency is not clear is left out, and so
 * is what is saved, or paid for more than the product itself. Source: docs/search.md#prices.
 */
export function listedPrices(summary: string): ListedPrice[] {
	const lowest = new Map<string, ListedPrice>();
	const text = foldText(summary);
	for (const price of findPrices(text)) {
		if (price.currency === null || isBeside(text, price)) continue;
		const one = { currency: price.currency, ...listedPrice(price) };
		const kind = `${one.currency} ${one.per}`;
		if (one.cents < (lowest.get(kind)?.cents ?? Number.POSITIVE_INFINITY)) lowest.set(kind, one);
	}
	return [...lowest.values()].slice(0, KEPT_MAX);
}

/** Models by which a product can be used without paying. */
export const UNPAID_MODELS: readonly string[] = ["free", "freemium", "open_source"];

/** Whether a listing can be had for so much. What may be used without paying can. */
export function isWithin(
	{ currency, cents, per }: PriceLimit,
	listing: { prices: readonly ListedPrice[]; pricingModel: string | null },
): boolean {
	if (listing.pricingModel !== null && UNPAID_MODELS.includes(listing.pricingModel)) return true;
	return listing.prices.some(
		(price) =>
			price.currency === currency &&
			price.cents <= cents &&
			(per === null || (per === "once") === (price.per === null)),
	);
}

/** Prices of a step are not told apart by searches: up to each of these, in main units. They are round numbers, as people name them. */
const STEPS: readonly number[] = [
	...[0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000, 5000],
];
const PAID_AGAIN = "m";
const PAID_ONCE = "o";

const stepOf = (cents: number): number => {
	const step = STEPS.findIndex((most) => cents <= most * CENTS);
	return step === -1 ? STEPS.length : step;
};
/** So many steps are one flight: a limit is some flights and less than one of steps, as each costs a search time. */
const FLIGHT = 5;
const token = (currency: string, kind: string, of: "s" | "f", number: number): string =>
	`${currency.toLowerCase()}${kind}${of}${number}`;

/** Prices as the index of searches knows them: each by its step, and by its flight of steps. */
export const stepsOf = (prices: readonly ListedPrice[]): string[] =>
	prices.flatMap(({ currency, cents, per }) => {
		const kind = per === null ? PAID_ONCE : PAID_AGAIN;
		const step = stepOf(cents);
		return [token(currency, kind, "s", step), token(currency, kind, "f", Math.floor(step / FLIGHT))];
	});

/** Those of prices within a limit. Of its last step some may cost more: `isWithin` says which. */
export function stepsWithin({ currency, cents, per }: PriceLimit): string[] {
	const kinds = per === null ? [PAID_AGAIN, PAID_ONCE] : [per === "once" ? PAID_ONCE : PAID_AGAIN];
	const steps = stepOf(cents) + 1;
	const flights = Math.floor(steps / FLIGHT);
	return kinds.flatMap((kind) => [
		...Array.from({ length: flights }, (_, flight) => token(currency, kind, "f", flight)),
		...Array.from({ length: steps % FLIGHT }, (_, step) => token(currency, kind, "s", flights * FLIGHT + step)),
	]);
}
