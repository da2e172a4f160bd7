import { and, eq, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { products } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";
import { wholeRow, wholeRows } from "#store/whole-rows";

export type ProductRow = typeof products.$inferSelect;

/** What can be bought now, in the admin's order. */
export function activeProducts(db: Db): Promise<ProductRow[]> {
	return wholeRows(db, products, sql`WHERE active = 1 ORDER BY position, code`);
}

/** Every product, also those that are not for sale, in the admin's order. The table stays small. */
export function allProducts(db: Db): Promise<ProductRow[]> {
	return wholeRows(db, products, sql`ORDER BY position, code`);
}

/** A product by its code, whether it is for sale or not. */
export function productOf(db: Db, code: string): Promise<ProductRow | null> {
	return wholeRow(db, products, sql`WHERE code = ${code}`);
}

/** Name of the constraint that keeps a code from naming two products. */
export const CODE_TAKEN = uniqueOf<[typeof products.code]>("products.code");

export function insertProduct(db: Db, product: Omit<ProductRow, "version">): Statement<typeof CODE_TAKEN> {
	return mayViolate(CODE_TAKEN, db.insert(products).values(product));
}

/** Writes a product over `version`. Fails its batch as `changed` when it has changed since. */
export function rewriteProduct(
	db: Db,
	{ code, version }: Pick<ProductRow, "code" | "version">,
	values: Omit<ProductRow, "code" | "version">,
): Statement<"changed">[] {
	return [
		db
			.update(products)
			.set({ ...values, version: version + 1 })
			.where(and(eq(products.code, code), eq(products.version, version))),
		mustHaveChanged(db, "changed"),
	];
}

/**
 * Paid places that cannot be had any more in each of these weeks, out of `slots`: those that are taken, and those that the
 * site team took away from a week; less those that it added.
 */
export async function paidPlacesTaken(db: Db, weeks: readonly string[], slots: number): Promise<Map<string, number>> {
	const rows = await db.all<{ week: string; taken: number }>(
		sql`SELECT week, paid_taken + ${slots} - coalesce(paid_slots, ${slots}) AS taken FROM week_slots
			WHERE week IN (SELECT value FROM json_each(${JSON.stringify(weeks)}))`,
	);
	const taken = new Map(rows.map((row) => [row.week, row.taken]));
	return new Map(weeks.map((week) => [week, taken.get(week) ?? 0]));
}
