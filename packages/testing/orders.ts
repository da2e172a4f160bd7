import { sql } from "drizzle-orm";
import { type Db, runBatch } from "#store/db";
import { findOrder, insertOrder, type OrderWithLines } from "#store/orders";
import { type orderLines, type orders, products } from "#store/schema/index";
import { NOW } from "#testing/now";

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

/** Mints every product that the code knows, at prices of the tests' own. */
export async function mintProducts(db: Db): Promise<void> {
	await runBatch(
		db,
		PRODUCTS.map((product, position) =>
			db.insert(products).values({ name: product.code, description: `About ${product.code}.`, position, ...product }),
		),
	);
}

export type MintLine = Partial<typeof orderLines.$inferInsert> & { product: string };

/** Mints a pending order with a total without VAT, unless `values` say otherwise; its lines' prices are not its concern. */
export async function mintOrder(
	db: Db,
	userId: number,
	number: string,
	totalCents: number,
	lines: readonly MintLine[],
	values: Partial<typeof orders.$inferInsert> = {},
): Promise<OrderWithLines> {
	const order = {
		number,
		// What the first statement of its batch has taken.
		sequence: sql`(SELECT value FROM sequences WHERE name = 'order')` as unknown as number,
		userId,
		status: "pending" as const,
		subtotalCents: totalCents,
		vatCents: 0,
		totalCents,
		checkoutToken: `token-${number}`,
		createdAt: NOW.getTime(),
		vat: {
			seller_country: "IE",
			country: "US",
			rate_millionths: 0,
			reason: "outside_scope" as const,
			vat_number: null,
			vat_number_state: "not_given" as const,
		},
		...values,
	};
	await runBatch(db, [
		db.run(
			sql`INSERT INTO sequences (name, value) VALUES ('order', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1`,
		),
		...insertOrder(
			db,
			order,
			lines.map((line) => ({ name: line.product, amountCents: 100, ...line })),
		),
	]);
	const minted = await findOrder(db, number);
	if (minted === null) throw new Error("the order was not stored");
	return minted;
}
