import { EXTRA_CATEGORIES_MAX } from "#core/orders/products";
import type { CartItem } from "../../cart.ts";
import type { Product } from "./offers.ts";

/** A form as it was sent, with each field's values. */
export type SentItem = Readonly<Record<string, readonly string[]>>;

/** Names of the form's fields. */
export const optionField = (name: string): string => `option-${name}`;
export const categoryField = (place: number): string => `category-${place}`;
export const CATEGORY_PLACES = Array.from({ length: EXTRA_CATEGORIES_MAX }, (_, index) => index + 1);

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
	return {
		product: product.product,
		...(product.needs_listing &&
			/^[1-9]\d{0,14}$/.test(text("listing_id")) && { listing_id: Number(text("listing_id")) }),
		...(product.takes_week !== "none" && text("week") !== "" && { week: text("week") }),
		...(product.takes_amount && amount !== null && { amount_cents: amount }),
		...(product.takes_categories !== "none" && categories.length > 0 && { categories }),
		...(options.length > 0 && { options: Object.fromEntries(options) }),
	};
}

function optionValue(option: Option, text: string): string | number | boolean | undefined {
	if (text === "") return undefined;
	if (option.kind === "boolean") return true;
	return option.kind === "integer" ? Number(text) : text;
}

/** An amount as people write it: "25", "25.50", "1,000". null where it is none. */
export function centsOf(text: string): number | null {
	const bare = text.replaceAll(/[\s,$]/g, "");
	if (!/^\d{1,9}(\.\d{1,2})?$/.test(bare)) return null;
	const [dollars = "", cents = ""] = bare.split(".");
	return Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}
