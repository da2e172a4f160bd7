import { EXTRA_CATEGORIES_MAX } from "#core/orders/products";
import type { CartItem } from "../../cart.ts";
import type { Product } from "./offers.ts";

/** A form as it was sent, with each field's values. */
export type SentItem = Readonly<Record<string, readonly string[]>>;

/** Names of the form's fields. */
export const optionField = (name: string): string => `option-${name}`;
export const categoryField = (place: number): string => `category-${place}`;
export const CATEGORY_PLACES = Array.from({ length: EXTRA_CATEGORIES_MAX }, (_, index) => index + 1);

/** What an award is sent as: two products may have won one in the same week. */
export const awardField = (listingId: number, week: string): string => `${listingId}:${week}`;

/** Whether the award that it is for says which product it is for. */
export const isForAward = (product: Product): boolean =>
	Object.values(product.options ?? {}).some(({ kind, required }) => kind === "award_week" && required);

type Option = NonNullable<Product["options"]>[string];

/** What a form says about an item. What the product does not take is passed over. */
export function itemOf(product: Product, sent: SentItem): CartItem {
	const text = (name: string) => (sent[name]?.[0] ?? "").trim();
	const categories = [
		...new Set(CATEGORY_PLACES.map((place) => text(categoryField(place))).filter((slug) => slug !== "")),
	];
	const options = Object.entries(product.options ?? {}).flatMap(([name, option]) => {
		const value = optionValue(option, text(optionField(name)));
		return value === undefined ? [] : [[name, value] as const];
	});
	const amount = centsOf(text("amount"));
	// Whose the award is decides: it is the more exact of two answers.
	const listing = awardedListing(product, text) ?? text("listing_id");
	return {
		product: product.product,
		...(product.needs_listing && /^[1-9]\d{0,14}$/.test(listing) && { listing_id: Number(listing) }),
		...(product.takes_week !== "none" && text("week") !== "" && { week: text("week") }),
		...(product.takes_amount && amount !== null && { amount_cents: amount }),
		...(product.takes_categories !== "none" && categories.length > 0 && { categories }),
		...(options.length > 0 && { options: Object.fromEntries(options) }),
	};
}

/** Whose the chosen award is; undefined where none is chosen. */
function awardedListing(product: Product, text: (name: string) => string): string | undefined {
	const asked = Object.entries(product.options ?? {}).filter(([, { kind }]) => kind === "award_week");
	return asked.flatMap(([name]) => AWARD.exec(text(optionField(name)))?.[1] ?? [])[0];
}

const AWARD = /^(\d{1,15}):(.*)$/;

function optionValue(option: Option, text: string): string | number | boolean | undefined {
	if (text === "") return undefined;
	if (option.kind === "boolean") return true;
	if (option.kind === "award_week") return AWARD.exec(text)?.[2] ?? text;
	return option.kind === "integer" ? Number(text) : text;
}

/** An amount as people write it: "25", "25.50", "1,000". null where it is none. */
export function centsOf(text: string): number | null {
	const bare = text.replaceAll(/[\s,$]/g, "");
	if (!/^\d{1,9}(\.\d{1,2})?$/.test(bare)) return null;
	const [dollars = "", cents = ""] = bare.split(".");
	return Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}
