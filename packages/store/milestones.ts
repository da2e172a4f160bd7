import { and, eq, inArray, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { milestones } from "#store/schema/index";
import { nextIds } from "#store/sequences";

export type MilestoneRow = typeof milestones.$inferSelect;
export type MilestoneInput = Omit<MilestoneRow, "id" | "listingId">;

/** Writes a milestone; fails as `milestone_limit` when the listing then has more than `max`. */
export function insertMilestone(db: Db, milestone: MilestoneRow, max: number): Statement<"milestone_limit">[] {
	return [db.insert(milestones).values(milestone), milestonesMustFit(db, milestone.listingId, max)];
}

/** Fails its batch as `milestone_limit` when the listing has more than `max` at that point. */
export function milestonesMustFit(db: Db, listingId: number, max: number): Statement<"milestone_limit"> {
	const fit = sql`SELECT count(*) <= ${max} FROM milestones WHERE listing_id = ${listingId}`;
	return mustHold(db, "milestone_limit", fit);
}

/** Writes these of a listing over what their ids say now, those that were taken out among them. */
export function writeMilestones(
	db: Db,
	listingId: number,
	wanted: readonly Omit<MilestoneRow, "listingId">[],
): Statement {
	return db.run(sql`INSERT INTO milestones (id, listing_id, date, title, description, url)
		SELECT value ->> 'id', ${listingId}, value ->> 'date', value ->> 'title', value ->> 'description', value ->> 'url'
		FROM json_each(${JSON.stringify(wanted)}) WHERE true
		ON CONFLICT (id) DO UPDATE SET date = excluded.date, title = excluded.title, description = excluded.description, url = excluded.url
			WHERE milestones.listing_id = excluded.listing_id`);
}

/** Takes these off a listing; those that it has no more are none. */
export function removeMilestones(db: Db, listingId: number, ids: readonly number[]): Statement {
	return db.delete(milestones).where(and(eq(milestones.listingId, listingId), inArray(milestones.id, [...ids])));
}

/** Removes a milestone of this listing; fails as `gone` when it has none with this id. */
export function deleteMilestone(db: Db, listingId: number, id: number): Statement<"gone">[] {
	return [
		db.delete(milestones).where(and(eq(milestones.id, id), eq(milestones.listingId, listingId))),
		mustHaveChanged(db, "gone"),
	];
}

/** A milestone of this listing; null when it has none with this id. */
export async function milestoneOf(db: Db, listingId: number, id: number): Promise<MilestoneRow | null> {
	const where = and(eq(milestones.id, id), eq(milestones.listingId, listingId));
	return (await db.query.milestones.findFirst({ where })) ?? null;
}

/** Writes a milestone anew; fails as `stale` unless it still says what `before` does. */
export function changeMilestone(db: Db, before: MilestoneRow, after: MilestoneInput): Statement<"stale">[] {
	const { date, title, description, url } = before;
	return [
		db
			.update(milestones)
			.set(after)
			.where(
				and(
					...[eq(milestones.id, before.id), eq(milestones.date, date), eq(milestones.title, title)],
					sql`description IS ${description} AND url IS ${url}`,
				),
			),
		mustHaveChanged(db, "stale"),
	];
}

/** Puts these in the place of all milestones of a listing. */
export async function replaceMilestones(
	db: Db,
	listingId: number,
	wanted: readonly MilestoneInput[],
): Promise<{ milestones: MilestoneRow[]; statements: Statement[] }> {
	const ids = wanted.length === 0 ? [] : await nextIds(db, "milestone", wanted.length);
	const rows = wanted.map((milestone, index) => ({ ...milestone, listingId, id: ids[index] ?? 0 }));
	return {
		milestones: rows,
		statements: [
			db.delete(milestones).where(eq(milestones.listingId, listingId)),
			...rows.map((row) => db.insert(milestones).values(row)),
		],
	};
}
