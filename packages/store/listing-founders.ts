import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { SocialPlatform } from "#core/drafts/draft-fields";
import { searchNameOf } from "#core/listings/search-name";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { founders, listingFounders } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** A founder as listings show one. */
export interface FounderCard {
	slug: string;
	name: string;
	title: string | null;
	bio: string | null;
	socials: Partial<Record<SocialPlatform, string>>;
}

export interface FounderInput {
	name: string;
	title: string | null;
	bio: string | null;
}

/** Adds a new founder to a listing; fails the batch with `stale` when the slug is taken by now. */
export function addFounder(
	db: Db,
	listingId: number,
	row: Omit<typeof founders.$inferInsert, "searchName"> & { id: number },
	position: number,
): Statement<"stale">[] {
	return [
		db
			.insert(founders)
			.values({ ...row, searchName: searchNameOf(row.name) })
			.onConflictDoNothing({ target: founders.slug }),
		mustHaveChanged(db, "stale"),
		db.insert(listingFounders).values({ listingId, founderId: row.id, title: row.title ?? null, position }),
	];
}

/**
 * Gives a founder of a listing what is said of them now. Of who has taken the page as their own, only name and role: the rest
 * is theirs to write.
 */
export function keepFounder(
	db: Db,
	listingId: number,
	founderId: number,
	{ name, title, ...words }: FounderInput & { socials?: Partial<Record<SocialPlatform, string>> },
	position: number,
): Statement[] {
	return [
		db
			.update(founders)
			.set({ name, title, searchName: searchNameOf(name) })
			.where(eq(founders.id, founderId)),
		db
			.update(founders)
			.set(words)
			.where(and(eq(founders.id, founderId), sql`user_id IS NULL`)),
		db
			.update(listingFounders)
			.set({ title, position })
			.where(and(eq(listingFounders.listingId, listingId), eq(listingFounders.founderId, founderId))),
	];
}

/** Takes a founder off a listing; who stands on no other one and is nobody's own profile is removed with it. */
export function removeFounder(db: Db, listingId: number, founderId: number): Statement[] {
	return [
		db
			.delete(listingFounders)
			.where(and(eq(listingFounders.listingId, listingId), eq(listingFounders.founderId, founderId))),
		db
			.delete(founders)
			.where(
				and(
					eq(founders.id, founderId),
					sql`user_id IS NULL`,
					sql`NOT EXISTS (SELECT 1 FROM listing_founders WHERE founder_id = ${founderId})`,
				),
			),
	];
}

/** Which of these slugs founders have. */
export async function takenFounderSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
	const rows = await db.all<{ slug: string }>(
		// One lookup each, whatever the planner thinks of the table.
		sql`SELECT slug FROM json_each(${JSON.stringify(slugs)}) AS wanted CROSS JOIN founders ON slug = wanted.value`,
	);
	return new Set(rows.map(({ slug }) => slug));
}

/** The founder profile of an account; null when it has none. */
export async function founderOfUser(db: Db, userId: number) {
	return (await db.query.founders.findFirst({ where: eq(founders.userId, userId) })) ?? null;
}

/** Name of the guard that refuses to change the founder profile of somebody who has none any more. */
export const PROFILE_GONE = "profile_gone";

/** Changes what somebody's own founder profile says; fails its batch as PROFILE_GONE. */
export function changeOwnFounder(
	db: Db,
	userId: number,
	change: Partial<Pick<typeof founders.$inferInsert, "bio" | "country" | "socials">>,
): Statement<typeof PROFILE_GONE>[] {
	return [db.update(founders).set(change).where(eq(founders.userId, userId)), mustHaveChanged(db, PROFILE_GONE)];
}

/** The primary founder of the newest listing of an owner that nobody has taken as their own profile yet. */
export async function unclaimedPrimaryFounder(db: Db, ownerId: number) {
	const [row] = await db
		.select({ id: founders.id, slug: founders.slug, name: founders.name, liveListings: founders.liveListings })
		.from(founders)
		.innerJoin(listingFounders, eq(listingFounders.founderId, founders.id))
		.where(
			and(
				eq(listingFounders.position, 0),
				sql`${founders.userId} IS NULL`,
				inArray(
					listingFounders.listingId,
					sql`(SELECT id FROM listings WHERE owner_id = ${ownerId} ORDER BY id DESC LIMIT 20)`,
				),
			),
		)
		.orderBy(sql`${listingFounders.listingId} DESC`)
		.limit(1);
	return row ?? null;
}

/** The UNIQUE constraint that a second profile of one person violates. */
export const PROFILE_TAKEN = uniqueOf<[typeof founders.userId]>("founders.user_id");

/** Makes a founder profile a user's own; fails as `stale` when somebody has it by now, as PROFILE_TAKEN when they have another. */
export function takeFounderProfile(
	db: Db,
	founderId: number,
	userId: number,
): Statement<"stale" | typeof PROFILE_TAKEN>[] {
	return [
		mayViolate(
			PROFILE_TAKEN,
			db
				.update(founders)
				.set({ userId })
				.where(and(eq(founders.id, founderId), sql`user_id IS NULL`)),
		),
		mustHaveChanged(db, "stale"),
	];
}

/**
 * Gives an owner who has answered the interview their profile, as soon as a listing of theirs has a primary founder: their
 * answers wait for it. Who has a profile keeps it, and somebody else's is not taken.
 */
export function takeWaitingProfile(db: Db, listingId: number, ownerId: number): Statement {
	return db.run(sql`UPDATE founders SET user_id = ${ownerId}
		WHERE id = (SELECT founder_id FROM listing_founders WHERE listing_id = ${listingId} AND position = 0) AND user_id IS NULL
			AND EXISTS (SELECT 1 FROM interview_answers WHERE user_id = ${ownerId})
			AND NOT EXISTS (SELECT 1 FROM founders WHERE user_id = ${ownerId})`);
}

/** The founders of a listing, the primary one first. */
export async function foundersOfListing(db: Db, listingId: number) {
	return db
		.select({
			founderId: founders.id,
			slug: founders.slug,
			name: founders.name,
			title: sql<string | null>`coalesce(${listingFounders.title}, ${founders.title})`,
			bio: founders.bio,
			socials: founders.socials,
			userId: founders.userId,
			position: listingFounders.position,
		})
		.from(listingFounders)
		.innerJoin(founders, eq(founders.id, listingFounders.founderId))
		.where(eq(listingFounders.listingId, listingId))
		.orderBy(asc(listingFounders.position));
}
