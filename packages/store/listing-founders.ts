import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { SocialPlatform } from "#core/drafts/draft-fields";
import { searchNameOf } from "#core/listings/search-name";
import { freeSlug, slugify } from "#core/web/slug";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { founders, listingFounders } from "#store/schema/index";
import { nextIds } from "#store/sequences";
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

/**
 * Makes these the founders of a listing, the first the primary one. A founder of the same name stays the same person
 * with the same page; one who is left out and stands on no other listing is removed with it.
 * @param primarySocials profiles of the primary founder.
 */
export async function replaceFounders(
	db: Db,
	listingId: number,
	wanted: readonly FounderInput[],
	primarySocials: Partial<Record<SocialPlatform, string>>,
	now: number,
): Promise<{ founders: FounderCard[]; statements: Statement<"stale">[] }> {
	const present = await foundersOfListing(db, listingId);
	const narrowed = wanted.map(({ name, title, bio }): FounderInput => ({ name, title, bio }));
	const distinct = [...new Map(narrowed.map((founder) => [searchNameOf(founder.name), founder])).values()];
	const knownAs = (name: string) => present.find((other) => searchNameOf(other.name) === searchNameOf(name));
	const newcomers = distinct.filter((founder) => knownAs(founder.name) === undefined);
	const identities = await newIdentities(db, newcomers);
	const stayingIds = new Set(distinct.map((founder) => knownAs(founder.name)?.founderId));
	const statements: Statement<"stale">[] = present
		.filter((founder) => !stayingIds.has(founder.founderId))
		.flatMap((founder) => removeFounder(db, listingId, founder.founderId));
	const cards = distinct.map((founder, position): FounderCard => {
		const socials: { socials?: FounderCard["socials"] } = position === 0 ? { socials: primarySocials } : {};
		const known = knownAs(founder.name);
		if (known) {
			statements.push(...keepFounder(db, listingId, known.founderId, { ...founder, ...socials }, position));
			return { ...founder, slug: known.slug, socials: socials.socials ?? known.socials };
		}
		const identity = identities.get(founder) ?? { id: 0, slug: "" };
		statements.push(...addFounder(db, listingId, { ...identity, ...founder, ...socials, createdAt: now }, position));
		return { ...founder, slug: identity.slug, socials: socials.socials ?? {} };
	});
	return { founders: cards, statements };
}

function addFounder(
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

function keepFounder(
	db: Db,
	listingId: number,
	founderId: number,
	{ title, ...change }: FounderInput & { socials?: Partial<Record<SocialPlatform, string>> },
	position: number,
): Statement[] {
	return [
		db
			.update(founders)
			.set({ ...change, title, searchName: searchNameOf(change.name) })
			.where(eq(founders.id, founderId)),
		db
			.update(listingFounders)
			.set({ title, position })
			.where(and(eq(listingFounders.listingId, listingId), eq(listingFounders.founderId, founderId))),
	];
}

function removeFounder(db: Db, listingId: number, founderId: number): Statement[] {
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

/** An id and a free slug for each. */
async function newIdentities(
	db: Db,
	newcomers: readonly FounderInput[],
): Promise<Map<FounderInput, { id: number; slug: string }>> {
	if (newcomers.length === 0) return new Map();
	const ids = await nextIds(db, "founder", newcomers.length);
	const bases = newcomers.map((founder, index) => slugify(founder.name, `founder-${ids[index]}`));
	const near = bases.map((base) => sql`(slug = ${base} OR (slug >= ${`${base}-`} AND slug < ${`${base}.`}))`);
	const rows = await db.select({ slug: founders.slug }).from(founders).where(sql.join(near, sql` OR `));
	const taken = new Set(rows.map((row) => row.slug));
	return new Map(
		newcomers.map((founder, index) => {
			const slug = freeSlug(bases[index] ?? "", taken);
			taken.add(slug);
			return [founder, { id: ids[index] ?? 0, slug }];
		}),
	);
}

/** The founder profile of an account; null when it has none. */
export async function founderOfUser(db: Db, userId: number) {
	return (await db.query.founders.findFirst({ where: eq(founders.userId, userId) })) ?? null;
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
export const PROFILE_TAKEN = uniqueOf(founders.userId);

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
