import { and, eq, sql } from "drizzle-orm";
import { DAY_MS, type WeekKey, weekStart } from "#core/launches/week";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { OWN_COLUMNS, type OwnListingRow, ownListingRow, type StoredOwnRow } from "#store/saves";
import { countChanges, follows } from "#store/schema/index";
import { isLive } from "#store/votes";

/** Who follows what. Counts reach listings by the job fold-counters. */

export type FollowRow = typeof follows.$inferSelect;

export async function followOf(db: Db, userId: number, listingId: number): Promise<FollowRow | null> {
	const row = await db.query.follows.findFirst({
		where: and(eq(follows.userId, userId), eq(follows.listingId, listingId)),
	});
	return row ?? null;
}

/** Follows a listing. Fails its batch as `stale` when the person follows it by now, and as `not_live`. */
export function insertFollow(db: Db, follow: typeof follows.$inferInsert): Statement<"stale" | "not_live">[] {
	const { userId, listingId } = follow;
	return [
		mustHold(
			db,
			"stale",
			sql`NOT EXISTS (SELECT 1 FROM follows WHERE user_id = ${userId} AND listing_id = ${listingId})`,
		),
		mustHold(db, "not_live", isLive(listingId)),
		db.insert(follows).values(follow),
		db.insert(countChanges).values({ listingId, followers: 1 }),
	];
}

/** Ends it. Fails its batch as `stale` when it has ended by now. */
export function deleteFollow(
	db: Db,
	{ userId, listingId }: Pick<FollowRow, "userId" | "listingId">,
): Statement<"stale">[] {
	return [
		db.delete(follows).where(and(eq(follows.userId, userId), eq(follows.listingId, listingId))),
		mustHaveChanged(db, "stale"),
		db.insert(countChanges).values({ listingId, followers: -1 }),
	];
}

/** Has a listing's updates mailed to a follower, or not. Fails its batch as `stale` when it is so, or the follow has ended. */
export function setFollowMails(
	db: Db,
	{ userId, listingId, isMailed }: { userId: number; listingId: number; isMailed: boolean },
): Statement<"stale">[] {
	return [
		db
			.update(follows)
			.set({ mailed: isMailed })
			.where(and(eq(follows.userId, userId), eq(follows.listingId, listingId), eq(follows.mailed, !isMailed))),
		mustHaveChanged(db, "stale"),
	];
}

/** What a person follows, as lists show it. */
export interface Followed extends OwnListingRow {
	/** Whether its updates are mailed to them. */
	isMailed: boolean;
}

/** What a person follows, the last followed first. */
export async function followedBy(
	db: Db,
	userId: number,
	{ limit, offset }: { limit: number; offset: number },
): Promise<Followed[]> {
	const rows = await db.all<StoredOwnRow & { mailed: number }>(sql`
		SELECT ${OWN_COLUMNS}, f.mailed FROM follows f
		CROSS JOIN listings l ON l.id = f.listing_id
		WHERE f.user_id = ${userId} ORDER BY f.at DESC, f.rowid DESC LIMIT ${limit} OFFSET ${offset}`);
	return rows.map(({ mailed, ...row }) => ({ ...ownListingRow(row), isMailed: mailed === 1 }));
}

/** A person's follow of the listing with this slug, whatever its status. */
export interface FollowOfSlug extends Pick<FollowRow, "userId" | "listingId" | "mailed"> {
	listing: { id: number; slug: string; name: string };
}

export async function followOfSlug(db: Db, userId: number, slug: string): Promise<FollowOfSlug | null> {
	const [row] = await db.all<{ id: number; slug: string; name: string; mailed: number }>(
		sql`SELECT l.id, l.slug, l.name, f.mailed FROM listings l CROSS JOIN follows f ON f.user_id = ${userId} AND f.listing_id = l.id WHERE l.slug = ${slug}`,
	);
	if (row === undefined) return null;
	const { mailed, ...listing } = row;
	return { userId, listingId: listing.id, mailed: mailed === 1, listing };
}

/** The same by the listing's id. */
export async function followOfListing(db: Db, userId: number, listingId: number): Promise<FollowOfSlug | null> {
	const [row] = await db.all<{ id: number; slug: string; name: string; mailed: number }>(
		sql`SELECT l.id, l.slug, l.name, f.mailed FROM follows f CROSS JOIN listings l ON l.id = f.listing_id WHERE f.user_id = ${userId} AND f.listing_id = ${listingId}`,
	);
	if (row === undefined) return null;
	const { mailed, ...listing } = row;
	return { userId, listingId, mailed: mailed === 1, listing };
}

/** Who began to follow a listing and still does, by week (Monday, UTC), from a week on, the earliest first. */
export function followsByWeek(db: Db, listingId: number, from: WeekKey): Promise<{ week: WeekKey; count: number }[]> {
	const toMonday = (6 * DAY_MS) / 1000;
	return db.all(sql`SELECT date(at / 1000 - ${toMonday}, 'unixepoch', 'weekday 1') AS week, count(*) AS count
		FROM follows INDEXED BY follows_since WHERE listing_id = ${listingId} AND at >= ${weekStart(from).getTime()}
		GROUP BY week ORDER BY week`);
}
