import { type SQL, sql } from "drizzle-orm";
import { changeTag } from "#core/jobs/kinds";
import type { ListingProfile, ListingQuote, TypedMark } from "#core/listings/profile";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { NO_PROFILE } from "#store/listing-profile";
import { reindexListings } from "#store/listings";
import { enqueueFrom } from "#store/outbox";
import { tagChanges } from "#store/schema/index";

/** A tag changed on every listing that carries it, so many at a time; each is an edit in the listing's history. */

export type TagChange = typeof tagChanges.$inferSelect;

/** Listings that one batch changes. */
export const TAGGED_AT_ONCE = 50;

/** The tags of one listing as they are to be, with the quotes and marks behind them; null where there are none. */
export interface TagEdit {
	id: number;
	/** Of the listing as it was read; one that was changed since is left for the next piece. */
	version: number;
	tags: readonly string[];
	evidence: readonly ListingQuote[] | null;
	typed: readonly TypedMark[] | null;
}

export async function tagChangeById(db: Db, id: number): Promise<TagChange | null> {
	return (await db.query.tagChanges.findFirst({ where: sql`${tagChanges.id} = ${id}` })) ?? null;
}

/** Changes that go on. */
export function openTagChanges(db: Db, limit: number): Promise<TagChange[]> {
	return db
		.select()
		.from(tagChanges)
		.where(sql`state IN ('running', 'undoing')`)
		.orderBy(tagChanges.state, tagChanges.id)
		.limit(limit);
}

/** The next listings that carry a tag, with their profiles. */
export async function taggedPiece(
	db: Db,
	tag: string,
): Promise<{ id: number; version: number; profile: ListingProfile }[]> {
	const rows = await db.all<{ id: number; version: number; profile: string }>(
		sql`SELECT l.id, l.version, p.profile FROM listing_tags t CROSS JOIN listings l ON l.id = t.listing_id
			CROSS JOIN listing_profiles p ON p.listing_id = l.id WHERE t.tag = ${tag} ORDER BY t.listing_id LIMIT ${TAGGED_AT_ONCE}`,
	);
	return rows.map(({ profile, ...row }) => ({ ...row, profile: { ...NO_PROFILE, ...JSON.parse(profile) } }));
}

/** Begins a change. Fails as `busy` while another one of these tags goes on. */
export function insertTagChange(db: Db, { id, tag, into, at }: Pick<TagChange, "id" | "tag" | "into" | "at">) {
	return [isIdle(db, tag, into), db.insert(tagChanges).values({ id, tag, into, at, state: "running" })];
}

/** Two changes of which one makes what the other one takes away would never end; several may end in the same tag. */
const isIdle = (db: Db, tag: string, into: string | null): Statement<"busy"> =>
	mustHold(
		db,
		"busy",
		sql`NOT EXISTS (SELECT 1 FROM tag_changes WHERE state IN ('running', 'undoing')
			AND (tag IN (${tag}, ${into ?? tag}) OR into_tag = ${tag}))`,
	);

/** Begins to put back what a change has changed. Fails as `changed` unless it is done, and as `busy`. */
export function beginTagUndo(db: Db, { id, tag, into }: TagChange): Statement<"busy" | "changed">[] {
	return [
		isIdle(db, tag, into),
		db.run(sql`UPDATE tag_changes SET state = 'undoing' WHERE id = ${id} AND state = 'done'`),
		mustHaveChanged(db, "changed"),
	];
}

/**
 * One piece of a change: each listing as an edit of the site team's; what was edited since it was read waits for the next one.
 * A listing that was given the tag again while the change went on is changed again: its undo puts back what it was then.
 */
export function applyTagPiece(
	db: Db,
	change: Pick<TagChange, "id" | "tag">,
	edits: readonly TagEdit[],
	by: { userId: number; now: number },
): Statement[] {
	const still = stillAsRead(edits);
	return [
		...editTags(db, edits, by, [
			db.run(sql`UPDATE tag_changes SET listings = listings + (SELECT count(*) ${still}
				WHERE NOT EXISTS (SELECT 1 FROM tag_change_rows r WHERE r.change_id = ${change.id} AND r.listing_id = l.id))
				WHERE id = ${change.id}`),
			db.run(sql`INSERT INTO tag_change_rows (change_id, listing_id, version)
				SELECT ${change.id}, l.id, l.version + 1 ${still} WHERE true
				ON CONFLICT (change_id, listing_id) DO UPDATE SET version = excluded.version`),
		]),
		db.run(sql`UPDATE tag_changes SET state = 'done' WHERE id = ${change.id} AND state = 'running'
			AND NOT EXISTS (SELECT 1 FROM listing_tags WHERE tag = ${change.tag})`),
		goOn(db, change.id, by),
	];
}

/** One listing that a change has changed, with what it was, what the change made of it, and what it is. */
export interface ChangedRow {
	id: number;
	/** As it is now. */
	version: number;
	tags: string[];
	before: Partial<ListingProfile>;
	after: Partial<ListingProfile>;
}

/** The next listings of a change that are to be put back. */
export async function changedPiece(db: Db, changeId: number): Promise<ChangedRow[]> {
	const rows = await db.all<{ id: number; version: number; tags: string; before: string; after: string }>(
		sql`SELECT l.id, l.version, p.profile -> '$.tags' AS tags, v.before, v.after FROM tag_change_rows r
			CROSS JOIN listings l ON l.id = r.listing_id CROSS JOIN listing_profiles p ON p.listing_id = l.id
			CROSS JOIN listing_versions v ON v.listing_id = r.listing_id AND v.version = r.version
			WHERE r.change_id = ${changeId} ORDER BY r.listing_id LIMIT ${TAGGED_AT_ONCE}`,
	);
	return rows.map(({ tags, before, after, ...row }) => ({
		...row,
		tags: JSON.parse(tags),
		before: JSON.parse(before),
		after: JSON.parse(after),
	}));
}

/** One piece of an undo. @param passed listings whose tags were edited since: they stay as they are. */
export function undoTagPiece(
	db: Db,
	change: Pick<TagChange, "id">,
	{ edits, passed }: { edits: readonly TagEdit[]; passed: readonly number[] },
	by: { userId: number; now: number },
): Statement[] {
	const ids = JSON.stringify(passed);
	const still = stillAsRead(edits);
	return [
		db.run(
			sql`DELETE FROM tag_change_rows WHERE change_id = ${change.id} AND listing_id IN (SELECT value FROM json_each(${ids}))`,
		),
		...editTags(db, edits, by, [
			db.run(sql`UPDATE tag_changes SET listings = listings - (SELECT count(*) ${still}) WHERE id = ${change.id}`),
			db.run(sql`DELETE FROM tag_change_rows WHERE change_id = ${change.id} AND listing_id IN (SELECT l.id ${still})`),
		]),
		db.run(sql`UPDATE tag_changes SET state = 'undone' WHERE id = ${change.id} AND state = 'undoing'
			AND NOT EXISTS (SELECT 1 FROM tag_change_rows WHERE change_id = ${change.id})`),
		goOn(db, change.id, by),
	];
}

/** Leaves the next piece while there is one. */
const goOn = (db: Db, id: number, { userId, now }: { userId: number; now: number }): Statement =>
	enqueueFrom(db, changeTag, {
		subject: sql`id`,
		payload: { by: sql`${userId}` },
		from: sql`FROM tag_changes WHERE id = ${id} AND state IN ('running', 'undoing')`,
		dueAt: now,
		now,
	});

/** Those of the edits whose listings (`l`) are as they were read, each with its edit (`e`). */
const stillAsRead = (edits: readonly TagEdit[]): SQL =>
	sql`FROM json_each(${JSON.stringify(edits)}) e CROSS JOIN listings l ON l.id = e.value ->> '$.id' AND l.version = e.value ->> '$.version'`;

/** What of a profile an edit of tags touches, as histories keep it. */
const FACTS = sql`json_object('tags', p.profile -> '$.tags', 'evidence', p.profile -> '$.evidence', 'typed', p.profile -> '$.typed')`;

/** The edits of one piece. @param beside what is to be done while versions still tell which listings follow. */
function editTags(
	db: Db,
	edits: readonly TagEdit[],
	{ userId, now }: { userId: number; now: number },
	beside: readonly Statement[],
): Statement[] {
	if (edits.length === 0) return [];
	const still = stillAsRead(edits);
	const next = sql`(SELECT e.value ->> '$.id', (e.value ->> '$.version') + 1 FROM json_each(${JSON.stringify(edits)}) e)`;
	return [
		db.run(sql`INSERT INTO listing_versions (listing_id, version, before, after, user_id, at)
			SELECT l.id, l.version + 1, ${FACTS}, '{}', ${userId}, ${now} ${still} CROSS JOIN listing_profiles p ON p.listing_id = l.id`),
		...beside,
		db.run(sql`UPDATE listing_profiles SET profile = ${withProof("typed", withProof("evidence", EDITED))}
			FROM (SELECT e.value AS edit, l.id ${still}) AS j WHERE listing_profiles.listing_id = j.id`),
		db.run(sql`UPDATE listings SET version = version + 1, updated_at = ${now} WHERE id IN (SELECT l.id ${still})`),
		db.run(sql`UPDATE listing_versions SET after = (SELECT ${FACTS} FROM listing_profiles p WHERE p.listing_id = listing_versions.listing_id)
			WHERE after = '{}' AND (listing_id, version) IN ${next}`),
		reindexListings(db, sql`SELECT value ->> '$.id' FROM json_each(${JSON.stringify(edits)})`),
	];
}

/** Listings of before marks were kept have no place for them. */
const EDITED = sql`json_set(json_insert(profile, '$.typed', json('{}')), '$.tags', json_extract(j.edit, '$.tags'))`;

/** A profile with the quotes or marks behind its tags replaced, or taken away where there are none. */
function withProof(key: "evidence" | "typed", profile: SQL): SQL {
	const path = sql.raw(`'$.${key}.tags'`);
	return sql`CASE WHEN json_extract(j.edit, ${sql.raw(`'$.${key}'`)}) IS NULL THEN json_remove(${profile}, ${path})
		ELSE json_set(${profile}, ${path}, json_extract(j.edit, ${sql.raw(`'$.${key}'`)})) END`;
}
