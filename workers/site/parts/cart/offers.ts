import type { z } from "zod";
import listCategories from "#operations/directory/list-categories";
import listMyListings from "#operations/listings/list-my-listings";
import listProducts from "#operations/orders/list-products";
import { ask } from "../../ask.ts";
import type { PageContext } from "../../site.ts";
import { words } from "../../words/words.ts";

export type Product = z.output<typeof listProducts.output>["items"][number];
export type OwnListing = z.output<typeof listMyListings.output>["items"][number];

/** As many as one answer of the API holds. */
const LISTINGS_MAX = 100;

/** What is for sale, whose it can be for, and what things are called. */
export interface Offers {
	products: ReadonlyMap<string, Product>;
	/** Of whoever is signed in; none otherwise. */
	listings: readonly OwnListing[];
	/** By slug, those below another with it: "Work › Scheduling". */
	categories: ReadonlyMap<string, string>;
}

export async function offersFor(c: PageContext): Promise<Offers> {
	const [products, categories, listings] = await Promise.all([
		ask(c, listProducts),
		ask(c, listCategories),
		c.var.session === null ? null : ask(c, listMyListings, { query: { per_page: LISTINGS_MAX } }),
	]);
	return {
		products: new Map(products.items.map((product) => [product.product, product])),
		listings: listings?.items ?? [],
		categories: new Map(
			categories.items.flatMap(({ slug, name, subcategories }) => [
				[slug, name] as const,
				...subcategories.map((below) => [below.slug, words.cart.categoryOption(name, below.name)] as const),
			]),
		),
	};
}
