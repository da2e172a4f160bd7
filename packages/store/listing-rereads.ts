import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { QuotePlace, StaleQuote } from "#core/evidence/quoted-facts";
import { rereadSite } from "#core/jobs/kinds";
import type { Db, Statement } from "#store/db";
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

/** What a reading came to. `found` is absent when the website could not be read: what was found before then stays. */
/** When the website of a listing was read last and is read next, epoch milliseconds; null where neither is known. */
export interface Readings {
	readAt: number | null;
	nextReadAt: number | null;
}

export async function readingsOf(db: Db, slug: string): Promise<Readings | null> {
	const [row] = await db.all<Readings>(sql`SELECT r.read_at AS readAt, r.next_read_at AS nextReadAt
		FROM listings l CROSS JOIN listing_rereads r ON r.listing_id = l.id WHERE l.slug = ${slug}`);
	return row ?? null;
}

export interface RereadResult {
	nextReadAt: number | null;
	outcome: string;
	found?: { readAt: number; staleFacts: StaleQuote[]; pagesRead: string[]; goneQuotes: QuotePlace[] };
}

/** Keeps the result of a reading beside the listing; the listing itself is not touched. */
export async function keepReread(db: Db, listingId: number, { found, ...result }: RereadResult): Promise<void> {
	await db
		.update(listingRereads)
		.set({ ...result, ...found })
		.where(eq(listingRereads.listingId, listingId));
}
