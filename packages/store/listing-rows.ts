import { sql } from "drizzle-orm";
import type { RowFacts } from "#core/listings/row-facts";
import type { Db, Statement } from "#store/db";

/** What rows say of listings: counted from their profiles by a job. Triggers note which listings are due. */

/** Listings whose rows are to be described anew. Reads as many rows as it yields. */
export function rowsToDescribe(db: Db, limit: number): Promise<{ id: number; slug: string; version: number }[]> {
	return db.all(
		sql`SELECT id, slug, version FROM listings INDEXED BY listings_row_due WHERE row_due = 1 LIMIT ${limit}`,
	);
}

export async function hasRowsToDescribe(db: Db): Promise<boolean> {
	return (await rowsToDescribe(db, 1)).length > 0;
}

/** Stores what a row says. One that was edited since its profile was read stays due. @param listing as it was read. */
export function storeRowFacts(db: Db, listing: { id: number; version: number }, facts: RowFacts): Statement {
	return db.run(sql`UPDATE listings SET row_facts = ${JSON.stringify(facts)}, row_due = 0
		WHERE id = ${listing.id} AND version = ${listing.version} AND row_due = 1`);
}
