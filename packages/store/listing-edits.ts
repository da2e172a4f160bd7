import { and, desc, eq, lt, ne, type SQL, sql } from "drizzle-orm";
import { mailEditCopy } from "#core/jobs/kinds";
import type { ListingColumns, ListingEdit } from "#core/listings/listing-facts";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { type PartsEdit, partSnapshot } from "#store/listing-parts";
import { type ListingRow, reindexListing } from "#store/listings";
import { enqueueFrom } from "#store/outbox";
import { listingCategories, listingProfiles, listings, listingVersions, users } from "#store/schema/index";

/** An edit of none of the facts. */
const NO_FACTS: ListingEdit = { columns: {}, profile: {} };

/** Changes parts of a listing (founders, milestones, pictures), as `editListing` changes its facts: with a version of its own. */
export function editParts<Guard extends string = never>(
	db: Db,
	listingId: number,
	parts: PartsEdit<Guard>,
	by: { userId: number; now: number },
	holding: Holding,
): Statement<"stale" | Guard>[] {
	return editListing(db, listingId, NO_FACTS, by, holding, { parts });
}

type Holding = { ownerId: number; version?: number } | { version: number };

/**
 * Changes what an edit names of a listing and nothing else, and keeps in the version history what these facts were before
 * and are now: enough to put them back. Both are taken by the database inside the batch, so edits made at the same moment
 * follow one another: of one fact the last stays, of different ones all do, and none needs a second try.
 * @param holding what must still hold of the listing; fails as `stale` otherwise. An edit that was decided on what the
 *   listing said names the version it had then.
 * @param more.primaryCategoryId changes with it, but is no fact of the product.
 * @param more.parts change with it, and are kept in the same version.
 */
export function editListing<Guard extends string = never>(
	db: Db,
	listingId: number,
	edit: ListingEdit,
	by: { userId: number; now: number },
	holding: Holding,
	{ primaryCategoryId, parts }: { primaryCategoryId?: number; parts?: PartsEdit<Guard> } = {},
): Statement<"stale" | Guard>[] {
	const columns = { ...edit.columns, ...(primaryCategoryId !== undefined && { primaryCategoryId }) };
	const holds = Object.entries(holding).map(([key, value]) => eq(listings[key as "ownerId" | "version"], value));
	const facts = snapshot(Object.keys(columns) as (keyof typeof columns)[], edit, parts);
	return [
		db.run(sql`INSERT INTO listing_versions (listing_id, version, before, after, user_id, at)
			SELECT l.id, l.version + 1, ${facts}, '{}', ${by.userId}, ${by.now}
			FROM listings l JOIN listing_profiles p ON p.listing_id = l.id WHERE l.id = ${listingId}`),
		...(parts?.statements ?? []),
		db
			.update(listings)
			.set({ ...columns, version: sql`version + 1`, updatedAt: by.now })
			.where(and(eq(listings.id, listingId), ...holds)),
		mustHaveChanged(db, "stale"),
		db
			.update(listingProfiles)
			.set({ profile: edited(edit) })
			.where(eq(listingProfiles.listingId, listingId)),
		db.run(sql`UPDATE listing_versions SET after = (SELECT ${facts} FROM listings l JOIN listing_profiles p ON p.listing_id = l.id
				WHERE l.id = listing_versions.listing_id)
			WHERE listing_id = ${listingId} AND version = (SELECT version FROM listings WHERE id = ${listingId})`),
		reindexListing(db, listingId),
	];
}

/** What of a profile changes with facts that somebody stated. */
const BLANKS = ["not_found_on_website", "not_read_on_website"];

/** The facts and parts that an edit touches, as they stand at that point of the batch, as one JSON object. */
function snapshot(
	columns: readonly (keyof ListingRow)[],
	edit: ListingEdit,
	{ parts = [], milestoneIds }: Partial<Omit<PartsEdit<never>, "statements">> = {},
): SQL {
	const { profile, forget = [], quotes = {}, typed = {} } = edit;
	const touched = [
		...Object.keys(profile),
		...(forget.length > 0 ? BLANKS : []),
		...(Object.keys(quotes).length > 0 ? ["evidence"] : []),
		...(Object.keys(typed).length > 0 ? ["typed"] : []),
	];
	const members = [
		...columns.map((key) => sql`${key}, l.${sql.identifier(listings[key].name)}`),
		...[...new Set(touched)].map((key) => sql`${key}, p.profile -> ${`$.${key}`}`),
		...parts.map((part) => sql`${part}, ${partSnapshot(part, milestoneIds)}`),
	];
	return sql`json_object(${sql.join(members, sql`, `)})`;
}

/** The stored profile with an edit in it; one of before marks were kept has no place for them yet. */
function edited({ profile, forget = [], quotes = {}, typed = {} }: ListingEdit): SQL {
	const proofs = [
		...Object.entries(quotes).map(([field, list]) => [`evidence.${field}`, list] as const),
		...Object.entries(typed).map(([field, list]) => [`typed.${field}`, list] as const),
	];
	const values = [...Object.entries(profile), ...proofs.filter(([, list]) => list.length > 0)].map(
		([key, value]) => sql`, ${`$.${key}`}, json(${JSON.stringify(value)})`,
	);
	const emptied = proofs.filter(([, list]) => list.length === 0).map(([key]) => sql`, ${`$.${key}`}`);
	const changed = sql`json_remove(json_set(json_insert(profile, '$.typed', json('{}'))${sql.join(values, sql``)})${sql.join(emptied, sql``)})`;
	if (forget.length === 0) return changed;
	const forgotten = sql`(SELECT value FROM json_each(${JSON.stringify(forget)}))`;
	return sql`json_set(${changed}, '$.not_found_on_website', (
		SELECT json_group_array(value) FROM json_each(profile, '$.not_found_on_website') WHERE value NOT IN ${forgotten}
	), '$.not_read_on_website', (
		SELECT json_group_array(json(value)) FROM json_each(profile, '$.not_read_on_website')
		WHERE value ->> '$.field' NOT IN ${forgotten}))`;
}

/** Has the edit before it in the batch mailed to the site team. */
export function leaveEditCopy(db: Db, listingId: number, now: number): Statement {
	return enqueueFrom(db, mailEditCopy, {
		subject: sql`id`,
		payload: { version: sql`version` },
		from: sql`FROM listings WHERE id = ${listingId}`,
		dueAt: now,
		now,
	});
}

/** One edit of a listing as its history keeps it, with what the listing is called now; null when there is none. */
export async function editOfListing(db: Db, listingId: number, version: number) {
	const [row] = await db
		.select({
			name: listings.name,
			slug: listings.slug,
			before: listingVersions.before,
			after: listingVersions.after,
		})
		.from(listingVersions)
		.innerJoin(listings, eq(listings.id, listingVersions.listingId))
		.where(and(eq(listingVersions.listingId, listingId), eq(listingVersions.version, version)));
	return row ?? null;
}

/** The newest edits of a listing, each with what it changed. */
export async function newestEdits(db: Db, listingId: number, limit: number) {
	const rows = await db
		.select({
			version: listingVersions.version,
			userId: listingVersions.userId,
			at: listingVersions.at,
			after: listingVersions.after,
		})
		.from(listingVersions)
		.where(eq(listingVersions.listingId, listingId))
		.orderBy(desc(listingVersions.version))
		.limit(limit);
	return rows.map(({ after, ...edit }) => ({ ...edit, keys: Object.keys(after) }));
}

/** An edit as the history shows it. */
export interface ListedEdit {
	version: number;
	/** Epoch milliseconds. */
	at: number;
	/** Null where nobody's hand did it. */
	userId: number | null;
	isTeam: boolean;
	before: Record<string, unknown>;
	after: Record<string, unknown>;
}

/** Edits of a listing before a version, the newest first. */
export async function editsBefore(db: Db, listingId: number, version: number, limit: number): Promise<ListedEdit[]> {
	const { before, after, at, userId } = listingVersions;
	const rows = await db
		.select({ version: listingVersions.version, at, userId, before, after, role: users.role })
		.from(listingVersions)
		.leftJoin(users, eq(users.id, userId))
		.where(and(eq(listingVersions.listingId, listingId), lt(listingVersions.version, version)))
		.orderBy(desc(listingVersions.version))
		.limit(limit);
	return rows.map(({ role, ...edit }) => ({ ...edit, isTeam: role === "admin" }));
}

/** A listing after one more edit of it. */
export const afterEdit = (listing: ListingRow, now: number): ListingRow => ({
	...listing,
	updatedAt: now,
	version: listing.version + 1,
});

/** Gives a listing another primary category; extra categories it has paid for stay. */
export function setPrimaryCategory(db: Db, listingId: number, categoryId: number): Statement[] {
	const ofListing = eq(listingCategories.listingId, listingId);
	return [
		// The new row comes first, so that a listing is in a category at every point the counting triggers look.
		db.delete(listingCategories).where(and(ofListing, eq(listingCategories.categoryId, categoryId))),
		db.insert(listingCategories).values({ listingId, categoryId, position: 0 }),
		db
			.delete(listingCategories)
			.where(and(ofListing, eq(listingCategories.position, 0), ne(listingCategories.categoryId, categoryId))),
	];
}

/** The hot facts of a listing by the names edits give them. */
export function columnsOf(listing: ListingRow): ListingColumns {
	const { name, tagline, shortDescription, logoUrl, stage, country, pricingModel } = listing;
	return { name, tagline, shortDescription, logoUrl, stage, country, pricingModel };
}
