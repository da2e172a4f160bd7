import { countWords } from "../count-words.ts";
import { describedPrices } from "../described-prices.ts";
import type { Product } from "./corpus.ts";

/** Rows of one statement. */
const PIECE = 100;

/** Puts the products into an empty directory as live listings whose slugs are their ids, and counts their words. */
export async function loadProducts(d1: D1Database, products: readonly Product[]): Promise<void> {
	const now = Date.now();
	const categories = [...new Set(products.map(({ category }) => category))];
	const rows = products.map((product, index) => ({
		id: index + 1,
		slug: product.id,
		name: product.name,
		tagline: product.tagline,
		country: product.country,
		stage: product.stage,
		pricing: product.pricing_model,
		row: describedPrices(product.pricing_summary),
		category: categories.indexOf(product.category) + 1,
		profile: {
			description: product.description,
			features: product.features,
			pricing_summary: product.pricing_summary,
			city: product.city,
			tags: [...product.tags, ...product.platforms, ...product.licenses],
		},
	}));
	await d1
		.prepare(`INSERT INTO categories (id, slug, name, description, position)
			SELECT key + 1, 'category-' || (key + 1), value, '', key FROM json_each(?1)`)
		.bind(JSON.stringify(categories))
		.run();
	for (let from = 0; from < rows.length; from += PIECE) {
		const piece = JSON.stringify(rows.slice(from, from + PIECE));
		const each = (column: string) => `json_extract(value, '$.${column}')`;
		await d1.batch([
			d1
				.prepare(`INSERT INTO listings (id, slug, name, tagline, url, domain, status, plan, primary_category_id, country, stage, pricing_model, row_facts, launched_at, created_at, updated_at)
				SELECT ${each("id")}, ${each("slug")}, ${each("name")}, ${each("tagline")}, 'https://' || ${each("slug")} || '.example/',
					${each("slug")} || '.example', 'live', 'free', ${["category", "country", "stage", "pricing", "row"].map(each).join(", ")}, ?2, ?2, ?2 FROM json_each(?1)`)
				.bind(piece, now),
			d1
				.prepare(
					`INSERT INTO listing_profiles (listing_id, profile) SELECT ${each("id")}, ${each("profile")} FROM json_each(?1)`,
				)
				.bind(piece),
			d1
				.prepare(
					`INSERT INTO listing_categories (listing_id, category_id, position) SELECT ${each("id")}, ${each("category")}, 0 FROM json_each(?1)`,
				)
				.bind(piece),
			d1.prepare(`INSERT INTO listing_reindex (listing_id) SELECT ${each("id")} FROM json_each(?1)`).bind(piece),
		]);
	}
	await countWords(d1);
}
