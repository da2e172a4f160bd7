import { sql } from "drizzle-orm";
import type { LaunchKind } from "#core/launches/launch";
import { weekOf } from "#core/launches/week";
import type { ListingProfile } from "#core/listings/profile";
import { type Db, runBatch } from "#store/db";
import { NO_PROFILE } from "#store/listing-profile";
import { type ListingRow, reindexListings } from "#store/listings";
import { categories, launches, listingCategories, listingProfiles, listings } from "#store/schema/index";
import { NOW } from "#testing/now";

type CategoryRow = typeof categories.$inferSelect;

/** Mints a category; its name is its slug unless said otherwise. */
export async function mintCategory(
	db: Db,
	slug: string,
	values: Partial<typeof categories.$inferInsert> = {},
): Promise<CategoryRow> {
	const row = { slug, name: slug, description: `Products of the kind ${slug}.`, position: 1, ...values };
	const [minted] = await db.insert(categories).values(row).returning();
	if (minted === undefined) throw new Error("the category was not stored");
	return minted;
}

/** What a minted listing may be given; the rest is made up from its slug. */
export type MintListing = Partial<typeof listings.$inferInsert> & {
	/** Of a live listing: the votes of its launch, and how that came about. */
	weekVotes?: number;
	launchKind?: LaunchKind;
	/** The first is the primary one. */
	categoryIds?: readonly number[];
	profile?: Partial<ListingProfile>;
};

const takeId = (taken: 0 | 1) =>
	sql.raw(
		`INSERT INTO sequences (name, value) SELECT 'listing', 1 WHERE ${taken} ON CONFLICT (name) DO UPDATE SET value = value + 1`,
	);
/** What an earlier statement of the batch has taken. */
const TAKEN_ID = sql<number>`(SELECT value FROM sequences WHERE name = 'listing')`;

/**
 * Mints a listing, live since NOW unless said otherwise, with its launch, profile, categories and search document; in one
 * call of the database, because tests mint thousands.
 */
export async function mintListing(db: Db, slug: string, values: MintListing = {}): Promise<ListingRow> {
	const { categoryIds = [], profile = {}, weekVotes = 0, launchKind, ...columns } = values;
	// Written out where it is given: drizzle's batch of D1 binds nothing in statements that are SQL.
	const id = values.id === undefined ? TAKEN_ID : sql.raw(String(values.id));
	const status = values.status ?? "live";
	const row = {
		slug,
		name: slug,
		url: `https://${slug}.example/`,
		domain: `${slug}.example`,
		status,
		primaryCategoryId: categoryIds[0] ?? null,
		launchWeek: status === "live" || status === "scheduled" ? weekOf(NOW) : null,
		launchedAt: status === "live" ? NOW.getTime() : null,
		createdAt: NOW.getTime(),
		updatedAt: NOW.getTime(),
		...columns,
		id,
	};
	const answers: readonly unknown[] = await db.batch([
		db.run(takeId(values.id === undefined ? 1 : 0)),
		db.insert(listings).values(row),
		db.insert(listingProfiles).values({ listingId: id, profile: { ...NO_PROFILE, ...profile } }),
		...categoryIds.map((categoryId, position) =>
			db.insert(listingCategories).values({ listingId: id, categoryId, position }),
		),
		...(row.status === "live" && row.launchWeek != null
			? [
					db.insert(launches).values({
						listingId: id,
						week: row.launchWeek,
						votes: weekVotes,
						kind: launchKind ?? columns.plan ?? "free",
						at: row.launchedAt ?? row.createdAt,
					}),
				]
			: []),
		reindexListings(db, sql`SELECT ${id}`),
		// Last, with what triggers made of it.
		db.select().from(listings).where(sql`id = ${id}`),
	]);
	const [minted] = answers.at(-1) as ListingRow[];
	if (minted === undefined) throw new Error("the listing was not stored");
	return minted;
}

/** Values that minted listings share out among themselves; a rank-based sample keeps every run the same. */
const COUNTRIES = ["US", "DE", "FR", "GB", "IN", "BR", "JP", "NL", "SE", "CA"];
const STAGES = ["beta", "launched", "growing", "established"];
const PRICING_MODELS = ["free", "freemium", "subscription", "one_time", "open_source"];
/** Every listing has the first word, every second one the next, every fourth one the next, and so on. */
const WORDS = ["platform", "teams", "analytics", "invoices", "calendar", "pottery", "beekeeping", "falconry"];

/**
 * Mints `count` live listings by one statement a table, spread evenly over the given categories, countries, stages and
 * prices; slugs are `listing-<id>`. Fast enough for a million when called in pieces.
 * @param options.isFound whether searches find them; the full-text tables take most of the time.
 * @returns the ids of the first and the last.
 */
export async function mintListings(
	db: Db,
	count: number,
	categoryIds: readonly number[],
	{ isFound = true }: { isFound?: boolean } = {},
): Promise<{ first: number; last: number }> {
	const { value: last } = await db.get<{ value: number }>(
		sql`INSERT INTO sequences (name, value) VALUES ('listing', ${count}) ON CONFLICT (name) DO UPDATE SET value = value + ${count} RETURNING value`,
	);
	const first = last - count + 1;
	// D1 binds every number as a floating-point one, so what divides and indexes here is written out.
	const int = (value: number) => sql.raw(String(Math.trunc(value)));
	const numbers = sql`WITH RECURSIVE n(i) AS (SELECT ${int(first)} UNION ALL SELECT i + 1 FROM n WHERE i < ${int(last)})`;
	const oneOf = (values: readonly unknown[], every = 1) =>
		sql`json_extract(${JSON.stringify(values)}, '$[' || ((i / ${int(every)}) % ${int(values.length)}) || ']')`;
	const words = sql`(SELECT group_concat(value, ' ') FROM json_each(${JSON.stringify(WORDS)}) WHERE i % (1 << key) = 0)`;
	const empty = JSON.stringify(NO_PROFILE);
	await runBatch(db, [
		db.run(sql`INSERT INTO listings (id, slug, name, tagline, short_description, url, domain, status, plan, primary_category_id,
				stage, country, pricing_model, launch_week, launched_at, created_at, updated_at, votes, views, followers, trending)
			${numbers}
			SELECT i, 'listing-' || i, 'Product ' || i, 'A tagline of product ' || i, ${words}, 'https://listing-' || i || '.example/',
				'listing-' || i || '.example', 'live', 'free', ${categoryIds.length === 0 ? sql`NULL` : oneOf(categoryIds)},
				${oneOf(STAGES, 3)}, ${oneOf(COUNTRIES, 7)}, ${oneOf(PRICING_MODELS, 11)}, ${weekOf(NOW)},
				${int(NOW.getTime())} - i * 1000, ${NOW.getTime()}, ${NOW.getTime()},
				(i * 7919) % 1009, (i * 104729) % 10007, (i * 1299709) % 503, (i * 15485863) % 5003
			FROM n`),
		db.run(sql`INSERT INTO launches (listing_id, week, kind, at)
			SELECT id, launch_week, 'free', launched_at FROM listings WHERE id BETWEEN ${first} AND ${last}`),
		db.run(sql`INSERT INTO listing_profiles (listing_id, profile) ${numbers} SELECT i, ${empty} FROM n`),
		...(categoryIds.length === 0
			? []
			: [
					db.run(
						sql`INSERT INTO listing_categories (listing_id, category_id, position) SELECT id, primary_category_id, 0 FROM listings WHERE id BETWEEN ${first} AND ${last}`,
					),
				]),
		...(isFound
			? [
					db.run(
						sql`INSERT INTO listing_reindex (listing_id) SELECT id FROM listings WHERE id BETWEEN ${first} AND ${last}`,
					),
				]
			: []),
	]);
	return { first, last };
}
