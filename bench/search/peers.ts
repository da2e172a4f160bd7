import type { Product } from "./corpus.ts";

/** Engines of others on the same products, set up as their documents advise for such texts. */

/** Finds ids, best first. */
export type Ask = (q: string) => Promise<string[]>;

const FIELDS = ["name", "tagline", "labels", "description"] as const;

function fieldsOf(product: Product) {
	const labels = [product.category, ...product.tags, ...product.platforms, ...product.licenses].join(" ");
	const { id, name, tagline, features, pricing_model, pricing_summary, city } = product;
	const said = [product.description, ...features, pricing_model?.replaceAll("_", " "), pricing_summary, city];
	return { id, name, tagline, labels, description: said.filter(Boolean).join(" ") };
}

export async function miniSearch(products: readonly Product[]): Promise<Ask> {
	const { default: MiniSearch } = await import("minisearch");
	const index = new MiniSearch({ fields: [...FIELDS] });
	index.addAll(products.map(fieldsOf));
	const options = { prefix: true, fuzzy: 0.2, boost: { name: 8, tagline: 2, labels: 2 } };
	return async (q) => index.search(q, options).map((hit) => String(hit.id));
}

export async function orama(products: readonly Product[]): Promise<Ask> {
	const { create, insertMultiple, search } = await import("@orama/orama");
	const schema = { id: "string", name: "string", tagline: "string", labels: "string", description: "string" } as const;
	const db = create({ schema, language: "english" });
	await insertMultiple(db, products.map(fieldsOf));
	const boost = { name: 8, tagline: 2, labels: 2 };
	return async (q) => {
		const { hits } = await search(db, {
			term: q,
			properties: [...FIELDS],
			tolerance: 1,
			threshold: 1,
			limit: 10,
			boost,
		});
		return hits.map((hit) => hit.document.id);
	};
}
