import type { Child } from "hono/jsx";
import { number, plural } from "../format.ts";

const products = (count: number) => plural(count, { one: "product", other: "products" });

/** The category tree. */
export const categories = {
	title: "Categories",
	description: "Every category of the directory, and the products in it.",
	lead: "What the products here are for. Each category has a feed of its own.",
	count: (count: number) => `${number(count)} ${products(count)}`,
	none: "There are no categories yet",
	noneHint: "They come with the first products.",
	submit: "Submit a product",
	subcategories: "Subcategories",
	titleOnPage: (category: string, page: number) => `${category}, page ${page}`,
	ranked: (count: number) => `${number(count)} ${products(count)}, most voted first.`,
	findIn: (category: string) => `Search in ${category}`,
	otherOrders: "Other orders and filters",
	feed: "Feed",
	feedOf: (category: string) => `Feed of ${category}`,
	empty: (category: Child) => <>Nothing in {category} has launched yet</>,
	emptyHint: "A product of this kind would be the first one here, and stand alone in its week.",
	emptyHintNear: (parent: Child) => <>Yours could be the first. What stands near it is in {parent}.</>,
	faqs: "Questions and answers",
};
