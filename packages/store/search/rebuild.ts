import { sql } from "drizzle-orm";
import type { Db, Statement } from "#store/db";
import { reindexListings } from "#store/listings";

/** Writes what searches know of the next listings anew. @returns the last one; null at the end. */
export async function rebuildPiece(
	db: Db,
	after: number,
	limit: number,
): Promise<{ last: number | null; statements: Statement[] }> {
	const rows = await db.all<{ id: number }>(
		sql`SELECT id FROM listings WHERE id > ${after} ORDER BY id LIMIT ${limit}`,
	);
	const last = rows.at(-1)?.id ?? null;
	if (last === null) return { last, statements: [] };
	return {
		last,
		statements: [reindexListings(db, sql`SELECT id FROM listings WHERE id > ${after} AND id <= ${last}`)],
	};
}
