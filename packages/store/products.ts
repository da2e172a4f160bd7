import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { products, weekSlots } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

export type ProductRow = typeof products.$inferSelect;

/** What can be bought now, in the admin's order. */
export async function activeProducts(db: Db): Promise<ProductRow[]> {
	return db
		.select()
		.from(products)
		.where(eq(products.active, true))
		.orderBy(asc(products.position), asc(products.code));
}

/** Every product, also those that are not for sale, in the admin's order. The table stays small. */
export function allProducts(db: Db): Promise<ProductRow[]> {
	return db.select().from(products).orderBy(asc(products.position), asc(products.code));
}

/** A product by its code, whether it is for sale or not. */
export async function productOf(db: Db, code: string): Promise<ProductRow | null> {
	return (await db.query.products.findFirst({ where: eq(products.code, code) })) ?? null;
}

/** Name of the constraint that keeps a code from naming two products. */
export const CODE_TAKEN = uniqueOf(products.code);

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
	const rows = await db
		.select({ week: weekSlots.week, taken: sql<number>`paid_taken + ${slots} - coalesce(paid_slots, ${slots})` })
		.from(weekSlots)
		.where(inArray(weekSlots.week, [...weeks]));
	const taken = new Map(rows.map((row) => [row.week, row.taken]));
	return new Map(weeks.map((week) => [week, taken.get(week) ?? 0]));
}
