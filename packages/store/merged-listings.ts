import { type SQL, sql } from "drizzle-orm";
import type { WeekKey } from "#core/launches/week";
import { MILESTONES_MAX } from "#core/limits";
import type { MergedKind } from "#core/listings/hidden";
import type { Db, Statement } from "#store/db";
import { isNotOwn } from "#store/listing-people";
import { isNotBanned } from "#store/users";
import { isOpen } from "#store/weeks";

/**
 * Two listings of one product become one: what moves from the one that is hidden, `from`, to the one that stays, `to`, and
 * back again. One person has one vote, one review, one follow at the listing that stays; what is double stays where it was.
 * Source: docs/listings.md#two-listings-of-one-product.
 */
export interface Merger {
	from: number;
	to: number;
	/** The open week. */
	week: WeekKey;
}

/** What moves: of each kind its key, whose it is, whose it was, and a founder's role and place, as columns of `merged_rows`. */
function moving({ from, to, week }: Merger): Readonly<Record<MergedKind, SQL>> {
	const none = (table: string, user: string) =>
		sql`NOT EXISTS (SELECT 1 FROM ${sql.raw(table)} t WHERE t.listing_id = ${to} AND t.user_id = ${sql.raw(user)})`;
	const launches = (listingId: number) =>
		sql`EXISTS (SELECT 1 FROM launches x WHERE x.listing_id = ${listingId} AND x.week = ${week}
			AND (x.withdrawn_at IS NULL OR x.withdrawn_reason = 'listing_hidden'))`;
	// Both reviewed by one person: the newer one stays, so an older one at the listing that stays changes places with it.
	const older = sql`SELECT b.id, b.user_id FROM reviews a CROSS JOIN reviews b ON b.user_id = a.user_id AND b.listing_id = ${to}
		WHERE a.listing_id = ${from} AND a.changed_at > b.changed_at`;
	const row = (key: string, user = "NULL", place = "NULL AS title, NULL AS position") =>
		sql`SELECT ${sql.raw(key)} AS key, ${sql.raw(user)} AS user_id, ${from} AS listing_id, ${sql.raw(place)}`;
	return {
		// A vote ranks the launch of its week: only where both launch in it does it rank the same at the other.
		vote: sql`${row("v.id")} FROM votes v WHERE v.listing_id = ${from} AND v.week = ${week} AND ${isOpen(week)}
			AND ${launches(from)} AND ${launches(to)} AND ${none("votes", "v.user_id")} AND ${isNotOwn(sql`v.user_id`, to)}`,
		follow: sql`${row("f.user_id", "f.user_id")} FROM follows f WHERE f.listing_id = ${from} AND ${none("follows", "f.user_id")}`,
		save: sql`${row("s.user_id", "s.user_id")} FROM saves s WHERE s.listing_id = ${from} AND ${none("saves", "s.user_id")}`,
		review: sql`${row("r.id")} FROM reviews r WHERE r.listing_id = ${from} AND ${isNotOwn(sql`r.user_id`, to)}
				AND NOT EXISTS (SELECT 1 FROM reviews b WHERE b.user_id = r.user_id AND b.listing_id = ${to} AND b.changed_at >= r.changed_at)
			UNION ALL SELECT o.id, NULL, ${to}, NULL, NULL FROM (${older}) o WHERE ${isNotOwn(sql`o.user_id`, to)}`,
		update: sql`${row("id")} FROM listing_updates WHERE listing_id = ${from}`,
		milestone: sql`${row("id")} FROM (SELECT id FROM milestones WHERE listing_id = ${from} ORDER BY date DESC, id DESC
			LIMIT max(0, ${MILESTONES_MAX} - (SELECT count(*) FROM milestones WHERE listing_id = ${to})))`,
		founder: sql`${row("founder_id", "NULL", "title, position")} FROM listing_founders WHERE listing_id = ${from}
			AND founder_id NOT IN (SELECT founder_id FROM listing_founders WHERE listing_id = ${to})`,
		owner: sql`${row("owner_id", "owner_id")} FROM listings WHERE id = ${from} AND owner_id IS NOT NULL
			AND ${isNotBanned(sql<number>`listings.owner_id`)} AND (SELECT owner_id FROM listings WHERE id = ${to}) IS NULL`,
	};
}

const KINDS: readonly MergedKind[] = ["owner", "founder", "vote", "follow", "save", "review", "update", "milestone"];

/** How much would move, and how much is double and stays with the listing that is hidden. */
export type MergePreview = Readonly<Record<MergedKind, { moves: number; stays: number }>>;

const ALL: Readonly<Record<MergedKind, string>> = {
	vote: "votes",
	follow: "follows",
	save: "saves",
	review: "reviews",
	update: "listing_updates",
	milestone: "milestones",
	founder: "listing_founders",
	owner: "listings",
};

/** Reads what the two listings have of each kind. */
export async function mergePreview(db: Db, merger: Merger): Promise<MergePreview> {
	const what = moving(merger);
	const rows = await Promise.all(
		KINDS.map(async (kind) => {
			const of =
				kind === "owner" ? sql`id = ${merger.from} AND owner_id IS NOT NULL` : sql`listing_id = ${merger.from}`;
			// Of reviews that change places only the one that comes is counted.
			const [row] = await db.all<{ moves: number; had: number }>(sql`SELECT
				(SELECT count(*) FROM (${what[kind]}) m WHERE m.listing_id = ${merger.from}) AS moves,
				(SELECT count(*) FROM ${sql.raw(ALL[kind])} WHERE ${of}) AS had`);
			const { moves = 0, had = 0 } = row ?? {};
			return [kind, { moves, stays: had - moves }] as const;
		}),
	);
	return Object.fromEntries(rows) as MergePreview;
}

/** Moves everything that moves, once the listing was hidden in the same batch, and keeps what was moved. */
export function moveMerged(db: Db, merger: Merger): Statement[] {
	const { from, to } = merger;
	const what = moving(merger);
	const hiding = sql`(SELECT id FROM listing_hidings WHERE listing_id = ${from} AND ended_at IS NULL)`;
	return [
		...KINDS.map((kind) =>
			db.run(sql`INSERT INTO merged_rows (hiding_id, kind, key, user_id, listing_id, title, position)
				SELECT ${hiding}, ${kind}, m.* FROM (${what[kind]}) m`),
		),
		...movedRows(db, { from, to, hiding, way: "there" }),
	];
}

/** Moves back what a merger moved and is still there, before the listing is shown again in the same batch. */
export function moveBack(db: Db, { from, to }: Pick<Merger, "from" | "to">): Statement[] {
	const hiding = sql`(SELECT id FROM listing_hidings WHERE listing_id = ${from} AND ended_at IS NULL)`;
	return [
		...movedRows(db, { from, to, hiding, way: "back" }),
		db.run(sql`DELETE FROM merged_rows WHERE hiding_id = ${hiding}`),
	];
}

interface Moved {
	from: number;
	to: number;
	/** The hiding that the rows were kept with. */
	hiding: SQL;
	way: "there" | "back";
}

function movedRows(db: Db, { from, to, hiding, way }: Moved): Statement[] {
	const [source, target] = way === "there" ? [from, to] : [to, from];
	const keys = (kind: MergedKind) =>
		sql`(SELECT key FROM merged_rows WHERE hiding_id = ${hiding} AND kind = ${kind} AND listing_id = ${from})`;
	const plain = (kind: MergedKind, table: string, key: string) =>
		db.run(
			sql`UPDATE OR IGNORE ${sql.raw(table)} SET listing_id = ${target} WHERE listing_id = ${source} AND ${sql.raw(key)} IN ${keys(kind)}`,
		);
	// A vote of a week that is closed meanwhile stays where its week was closed with it.
	const votes = sql`SELECT v.week, count(*) AS raw, coalesce(sum(v.counted), 0) AS counted FROM votes v
		WHERE v.listing_id = ${source} AND v.id IN ${keys("vote")} AND ${isOpen(sql`v.week`)} GROUP BY v.week`;
	const follows = sql`(SELECT count(*) FROM follows WHERE listing_id = ${source} AND user_id IN ${keys("follow")})`;
	const counted = (listingId: number, sign: SQL) => [
		db.run(sql`UPDATE listings SET votes = votes ${sign} (SELECT coalesce(sum(counted), 0) FROM (${votes})),
			votes_raw = votes_raw ${sign} (SELECT coalesce(sum(raw), 0) FROM (${votes})), followers = followers ${sign} ${follows} WHERE id = ${listingId}`),
		db.run(sql`UPDATE launches SET votes = votes ${sign} coalesce((SELECT counted FROM (${votes}) w WHERE w.week = launches.week), 0)
			WHERE listing_id = ${listingId} AND week IN (SELECT week FROM (${votes}))`),
	];
	return [
		...counted(source, sql`-`),
		...counted(target, sql`+`),
		db.run(
			sql`UPDATE votes SET listing_id = ${target} WHERE listing_id = ${source} AND id IN ${keys("vote")} AND ${isOpen(sql`votes.week`)}`,
		),
		plain("follow", "follows", "user_id"),
		plain("save", "saves", "user_id"),
		plain("update", "listing_updates", "id"),
		plain("milestone", "milestones", "id"),
		...movedReviews(db, { from, to, hiding, way }),
		...movedFounders(db, { from, to, hiding, way }),
		way === "there"
			? db.run(sql`UPDATE listings SET owner_id = (SELECT key FROM merged_rows WHERE hiding_id = ${hiding} AND kind = 'owner')
				WHERE id = ${to} AND EXISTS (SELECT 1 FROM merged_rows WHERE hiding_id = ${hiding} AND kind = 'owner')`)
			: db.run(sql`UPDATE listings SET owner_id = NULL WHERE id = ${to} AND owner_id IN ${keys("owner")}`),
	];
}

/** Reviews change places over a number that no listing has, because a person has one a listing at any moment. */
function movedReviews(db: Db, { from, to, hiding, way }: Moved): Statement[] {
	const kept = sql`merged_rows m WHERE m.hiding_id = ${hiding} AND m.kind = 'review' AND m.key = reviews.id`;
	const was = sql`(SELECT m.listing_id FROM ${kept})`;
	const other = sql`(SELECT ${from} + ${to} - m.listing_id FROM ${kept})`;
	const [source, target] = way === "there" ? [was, other] : [other, was];
	const ids = sql`id IN (SELECT key FROM merged_rows WHERE hiding_id = ${hiding} AND kind = 'review')`;
	return [
		db.run(sql`UPDATE reviews SET listing_id = -${target} WHERE ${ids} AND listing_id = ${source}`),
		db.run(sql`UPDATE reviews SET listing_id = -listing_id WHERE ${ids} AND listing_id < 0`),
		db.run(sql`INSERT INTO rating_recount (listing_id) SELECT value FROM json_each(${JSON.stringify([from, to])})`),
	];
}

/** Founders are taken off one listing and put onto the other, because triggers count where they stand. */
function movedFounders(db: Db, { from, to, hiding, way }: Moved): Statement[] {
	const kept = sql`FROM merged_rows WHERE hiding_id = ${hiding} AND kind = 'founder'`;
	const [source, target] = way === "there" ? [from, to] : [to, from];
	const place =
		way === "there"
			? sql`position + 1 + coalesce((SELECT max(position) FROM listing_founders WHERE listing_id = ${to}), -1)`
			: sql`position`;
	// On the way back only who is still there.
	const there = sql`EXISTS (SELECT 1 FROM listing_founders s WHERE s.listing_id = ${source} AND s.founder_id = key)`;
	return [
		db.run(sql`INSERT OR IGNORE INTO listing_founders (listing_id, founder_id, title, position)
			SELECT ${target}, key, title, ${place} ${kept} AND ${there} ORDER BY position`),
		db.run(sql`DELETE FROM listing_founders WHERE listing_id = ${source} AND founder_id IN (SELECT key ${kept})`),
	];
}
