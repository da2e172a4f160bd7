import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { domainRatings } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** One figure of one provider. */
export interface RatingPoint {
	provider: string;
	/** YYYY-MM-DD. */
	day: string;
	ratingTenths: number;
}

export type StoredRating = typeof domainRatings.$inferSelect;

/** The newest points of a listing, all of the provider that the site team has chosen to show; none where it has not. */
export function shownRatings(listingId: SQL, limit: number): SQL {
	return sql`SELECT provider, day, rating_tenths AS ratingTenths FROM domain_ratings
		WHERE provider = (SELECT provider FROM rating_shown) AND listing_id = ${listingId} ORDER BY day DESC LIMIT ${limit}`;
}

/** The newest point of a listing that everybody is shown; null where there is none. */
export async function shownRating(db: Db, listingId: number): Promise<RatingPoint | null> {
	const [point] = await db.all<RatingPoint>(shownRatings(sql`${listingId}`, 1));
	return point ?? null;
}

/** Points of a listing, of every provider, the newest first. */
export function ratingsOf(db: Db, listingId: number, limit: number): Promise<StoredRating[]> {
	return db
		.select()
		.from(domainRatings)
		.where(eq(domainRatings.listingId, listingId))
		.orderBy(desc(domainRatings.day), asc(domainRatings.provider))
		.limit(limit);
}

/** The public listing of a website. */
export interface ListedWebsite {
	id: number;
	slug: string;
	name: string;
}

/** Which listing has each of these websites, of those that are live or scheduled. */
export async function websitesListed(db: Db, domains: readonly string[]): Promise<Map<string, ListedWebsite>> {
	if (domains.length === 0) return new Map();
	const rows = await db.all<ListedWebsite & { domain: string }>(
		sql`SELECT id, slug, name, domain FROM listings INDEXED BY listings_domain_listed
			WHERE domain IN (SELECT value FROM json_each(${JSON.stringify(domains)})) AND status IN ('scheduled', 'live')`,
	);
	return new Map(rows.map(({ domain, ...listing }) => [domain, listing]));
}

/** What is kept of a provider for these listings and days. */
export function pointsOn(
	db: Db,
	provider: string,
	wanted: readonly { listingId: number; day: string }[],
): Promise<StoredRating[]> {
	if (wanted.length === 0) return Promise.resolve([]);
	return db.all<StoredRating>(
		sql`SELECT r.provider, r.listing_id AS listingId, r.day, r.rating_tenths AS ratingTenths, r.import_id AS importId
			FROM json_each(${JSON.stringify(wanted)}) w CROSS JOIN domain_ratings r
			ON r.provider = ${provider} AND r.listing_id = w.value ->> 'listingId' AND r.day = w.value ->> 'day'`,
	);
}

export type NewPoint = Pick<StoredRating, "listingId" | "day" | "ratingTenths">;
/** What fails the batch of points where one is kept already. */
export const POINT_THERE = uniqueOf<
	[typeof domainRatings.provider, typeof domainRatings.listingId, typeof domainRatings.day]
>("domain_ratings.provider,domain_ratings.listing_id,domain_ratings.day");

/** Keeps points that came in one import, all or none. */
export function insertPoints(
	db: Db,
	{ provider, importId }: { provider: string; importId: number },
	points: readonly NewPoint[],
): Statement<typeof POINT_THERE> {
	return mayViolate(
		POINT_THERE,
		db.run(sql`INSERT INTO domain_ratings (provider, listing_id, day, rating_tenths, import_id)
			SELECT ${provider}, value ->> 'listingId', value ->> 'day', value ->> 'ratingTenths', ${importId}
			FROM json_each(${JSON.stringify(points)})`),
	);
}

export function insertPoint(db: Db, point: StoredRating): Statement<typeof POINT_THERE> {
	return mayViolate(POINT_THERE, db.insert(domainRatings).values(point));
}

/** Takes one point away; fails as `changed` unless it is as it was looked at. */
export function removePoint(db: Db, point: StoredRating): Statement<"changed">[] {
	const { provider, listingId, day, ratingTenths } = domainRatings;
	return [
		db
			.delete(domainRatings)
			.where(
				and(
					eq(provider, point.provider),
					eq(listingId, point.listingId),
					eq(day, point.day),
					eq(ratingTenths, point.ratingTenths),
				),
			),
		mustHaveChanged(db, "changed"),
	];
}

/** Takes what is left of an import away. */
export function removeImported(db: Db, importId: number): Statement {
	return db.delete(domainRatings).where(eq(domainRatings.importId, importId));
}

/** What is left of an import. */
export async function importedPoints(db: Db, importId: number): Promise<number> {
	return db.$count(domainRatings, eq(domainRatings.importId, importId));
}

/** Whose figures are kept, by name. */
export async function providersKept(db: Db): Promise<string[]> {
	// From name to name along the key: as many steps as there are providers, however many points.
	const rows = await db.all<{ provider: string | null }>(sql`WITH RECURSIVE p(provider) AS (
		SELECT min(provider) FROM domain_ratings
		UNION ALL SELECT (SELECT min(provider) FROM domain_ratings WHERE provider > p.provider) FROM p WHERE p.provider IS NOT NULL)
		SELECT provider FROM p WHERE provider IS NOT NULL`);
	return rows.flatMap(({ provider }) => (provider === null ? [] : [provider]));
}
