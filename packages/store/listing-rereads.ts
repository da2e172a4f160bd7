import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { QuotePlace, StaleQuote } from "#core/evidence/quoted-facts";
import { rereadSite } from "#core/jobs/kinds";
import type { ListingQuotes } from "#core/listings/profile";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { enqueue } from "#store/outbox";
import { listingRereads } from "#store/schema/index";

/** How long after its launch, and after each reading, the website of a live listing is read again. The trigger has it too. */
export const REREAD_AFTER_MS = 30 * 86_400_000;

/** Listings whose website is to be read again by now, the longest due first. */
export async function dueRereads(db: Db, now: number, limit: number): Promise<number[]> {
	const rows = await db
		.select({ listingId: listingRereads.listingId })
		.from(listingRereads)
		.where(and(sql`${listingRereads.nextReadAt} IS NOT NULL`, lte(listingRereads.nextReadAt, now)))
		.orderBy(asc(listingRereads.nextReadAt))
		.limit(limit);
	return rows.map((row) => row.listingId);
}

/**
 * Leaves a reading for each of these listings, unless one is left already.
 * @param nextReadAt puts the following one off until the reading itself decides, so that a sweep does not find it again.
 */
export function leaveRereads(
	db: Db,
	listingIds: readonly number[],
	{ now, nextReadAt }: { now: number; nextReadAt: number },
): Statement[] {
	if (listingIds.length === 0) return [];
	return [
		...listingIds.map((id) => enqueue(db, rereadSite, { subject: id, dueAt: now, now, onceKey: `reread-site:${id}` })),
		db
			.update(listingRereads)
			.set({ nextReadAt })
			.where(sql`${listingRereads.listingId} IN (SELECT value FROM json_each(${JSON.stringify(listingIds)}))`),
	];
}

/** When the website of a listing was read last and is read next, epoch milliseconds; null where neither is known. */
export interface Readings {
	readAt: number | null;
	nextReadAt: number | null;
}

/** What the last reading of a listing's website says of its quotes, a `Reread` as JSON; null before the first. One row. */
export function rereadJson(listingId: SQL): SQL {
	return sql`(SELECT json_object('readAt', read_at, 'pagesRead', json(pages_read), 'goneQuotes', json(gone_quotes))
		FROM listing_rereads WHERE listing_id = ${listingId} AND read_at IS NOT NULL)`;
}

/** What a reading came to. `found` is absent when the website could not be read: what was found before then stays. */
export interface RereadResult {
	nextReadAt: number | null;
	outcome: string;
	found?: {
		readAt: number;
		staleFacts: StaleQuote[];
		nowQuotes: ListingQuotes;
		pagesRead: string[];
		goneQuotes: QuotePlace[];
	};
}

/** Keeps the result of a reading beside the listing; the listing itself is not touched. */
export function keepReread(db: Db, listingId: number, { found, ...result }: RereadResult): Statement {
	return db
		.update(listingRereads)
		.set({ ...result, ...found })
		.where(eq(listingRereads.listingId, listingId));
}

/** What the last reading of a listing's website found; null before the first. */
export async function rereadOf(db: Db, listingId: number) {
	const row = await db.query.listingRereads.findFirst({ where: eq(listingRereads.listingId, listingId) });
	return row === undefined || row.readAt === null ? null : { ...row, readAt: row.readAt };
}

/** Fails its batch as `stale` when the website was read again since `readAt`. */
export function mustBeReadAt(db: Db, listingId: number, readAt: number): Statement<"stale"> {
	return mustHold(db, "stale", sql`(SELECT read_at FROM listing_rereads WHERE listing_id = ${listingId}) = ${readAt}`);
}

/** Notes which stale facts the owner keeps; fails as `stale` when what was kept before is not `before` any more. */
export function keepFacts(
	db: Db,
	listingId: number,
	{ before, after }: { before: readonly StaleQuote[]; after: StaleQuote[] },
): Statement<"stale">[] {
	return [
		db
			.update(listingRereads)
			.set({ keptFacts: after })
			.where(and(eq(listingRereads.listingId, listingId), sql`kept_facts = ${JSON.stringify(before)}`)),
		mustHaveChanged(db, "stale"),
	];
}
