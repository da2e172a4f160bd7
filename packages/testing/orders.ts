import { type Db, runBatch } from "#store/db";
import { products } from "#store/schema/index";

type Product = typeof products.$inferInsert;

const PRODUCTS: Omit<Product, "name" | "description" | "position">[] = [
	{ code: "launch", priceCents: 9900, needsListing: true },
	{ code: "skip_queue", priceCents: 4900, needsListing: true },
	{ code: "featured", priceCents: 14900, needsListing: true },
	{ code: "done_for_you", priceCents: 29900, needsListing: false },
	{
		code: "launch_bundle",
		priceCents: 29900,
		needsListing: true,
		includes: ["launch", "featured", "ai_review"],
	},
	{ code: "extra_categories", priceCents: 2900, needsListing: true },
	{ code: "relaunch", priceCents: 7900, needsListing: true },
	{ code: "ai_review", priceCents: 1900, needsListing: true },
	{ code: "billboard_min", priceCents: 1000, needsListing: true },
	{
		code: "trophy_cabinet",
		priceCents: 5900,
		needsListing: true,
		options: {
			material: { label: "What it is made of", kind: "choice", required: true, choices: ["wood", "glass"] },
			engraving: { label: "A line of text", kind: "text", required: false, max_length: 10 },
			count: { label: "How many", kind: "integer", required: false, min: 1, max: 5 },
		},
	},
];

/** Mints every product of the specification, at prices of the tests' own. */
export async function mintProducts(db: Db): Promise<void> {
	await runBatch(
		db,
		PRODUCTS.map((product, position) =>
			db.insert(products).values({ name: product.code, description: `About ${product.code}.`, position, ...product }),
		),
	);
}
