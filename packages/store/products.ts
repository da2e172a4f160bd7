import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#store/db";
import { products, weekSlots } from "#store/schema/index";

export type ProductRow = typeof products.$inferSelect;

/** What can be bought now, in the admin's order. */
export async function activeProducts(db: Db): Promise<ProductRow[]> {
	return db
		.select()
		.from(products)
		.where(eq(products.active, true))
		.orderBy(asc(products.position), asc(products.code));
}

/** The products of these codes that can be bought now. */
export async function productsByCode(db: Db, codes: readonly string[]): Promise<Map<string, ProductRow>> {
	const rows = await db
		.select()
		.from(products)
		.where(and(inArray(products.code, [...codes]), eq(products.active, true)));
	return new Map(rows.map((row) => [row.code, row]));
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
