import type { AppError, FieldError } from "#core/errors";
import type { CartItem } from "../../cart.ts";
import { usd } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { categoryField, optionField } from "./item-form.ts";
import type { Offers, Product } from "./offers.ts";

const t = words.cart.problems;

/** Codes that say more than the field does. */
const OWN_WORDS = [
	"listing_already_live",
	"listing_hidden",
	"plan_already_chosen",
	"duplicate_domain",
	"week_full",
] as const;

/** What an item was to be, and what there is: the words follow from both. */
interface Asked {
	item: Partial<CartItem>;
	product: Product | undefined;
	listings: Offers["listings"];
}

/**
 * What is wrong with an item, for people, by the name of the form's field.
 * @param index of the item in what was refused.
 */
export function itemProblems(
	error: AppError,
	index: number,
	{ item, offers }: { item: Partial<CartItem>; offers: Offers },
): Record<string, string> {
	const asked: Asked = { item, product: offers.products.get(item.product ?? ""), listings: offers.listings };
	const start = `/items/${index}/`;
	const found = error.errors.filter(({ pointer }) => pointer.startsWith(start));
	const named = found.map((one): [string, string] => {
		const [property = "", detail = ""] = one.pointer.slice(start.length).split("/");
		return [fieldOf(property, detail), wordsOf(property, detail, one, asked)];
	});
	return Object.fromEntries(named.toReversed());
}

function fieldOf(property: string, detail: string): string {
	if (property === "categories") return categoryField(1);
	if (property === "amount_cents") return "amount";
	return property === "options" ? optionField(detail) : property;
}

function wordsOf(property: string, detail: string, problem: FieldError, asked: Asked): string {
	const own = OWN_WORDS.find((known) => known === problem.code);
	if (own !== undefined) return `${words.errors.said[own].title}. ${words.errors.said[own].text}`;
	switch (property) {
		case "listing_id":
			return problem.code === "product_not_applicable" ? unfit(asked.product) : t.listing_id;
		case "week":
			return problem.code === "required" ? t.noWeek : t.week;
		case "amount_cents":
			return t.amount(usd(asked.product?.price_cents ?? 0));
		case "categories":
			return t.category;
		case "options":
			return optionWords(detail, problem, asked);
		default:
			return t.product;
	}
}

/** What a product, or each part of a bundle, asks of whatever it is bought for. */
function unfit(product: Product | undefined): string {
	const parts: readonly string[] = product === undefined ? [] : [product.product, ...product.includes];
	const asked = parts.flatMap((part) => (Object.hasOwn(t.unfit, part) ? [t.unfit[part as keyof typeof t.unfit]] : []));
	return asked.length === 0 ? t.unfitForAnother : asked.join(" ");
}

function optionWords(name: string, { code, limit }: FieldError, { item, product, listings }: Asked): string {
	const option = product?.options?.[name];
	switch (option?.kind) {
		case "choice":
			return t.choice;
		case "integer":
			return t.number(option.min, option.max);
		case "text":
			if (code === "too_long" && limit !== undefined) return t.tooLong(Number(limit));
			return code === "bad_format" ? t.strange : t.missing(option.label);
		case "award_week": {
			const listing = listings.find(({ listing_id }) => listing_id === item.listing_id);
			return code === "required" || listing === undefined ? t.noAward : t.awardGone(listing.name);
		}
		default:
			return t.optionGone;
	}
}
