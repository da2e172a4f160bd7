import { and, asc, eq, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { forbiddenTags } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** Tags that the site team does not want used. Triggers on listing_profiles keep them out. */

export type ForbiddenTag = typeof forbiddenTags.$inferSelect;

export const FORBIDDEN_BEFORE = uniqueOf<[typeof forbiddenTags.key]>("forbidden_tags.key");

/** Of these keys (`tagKey`), those that are forbidden. */
export async function forbiddenAmong(db: Db, keys: readonly string[]): Promise<ForbiddenTag[]> {
	if (keys.length === 0) return [];
	return db
		.select()
		.from(forbiddenTags)
		.where(sql`${forbiddenTags.key} IN (SELECT value FROM json_each(${JSON.stringify([...new Set(keys)])}))`);
}

/** In the order of their keys, after one. */
export function forbiddenFrom(db: Db, after: string, limit: number): Promise<ForbiddenTag[]> {
	const { key } = forbiddenTags;
	return db.select().from(forbiddenTags).where(sql`${key} > ${after}`).orderBy(asc(key)).limit(limit);
}

export function insertForbidden(db: Db, row: ForbiddenTag): Statement<typeof FORBIDDEN_BEFORE> {
	return mayViolate(FORBIDDEN_BEFORE, db.insert(forbiddenTags).values(row));
}

/** Fails as `changed` where it is not forbidden, or forbidden anew since it was looked at. */
export function deleteForbidden(db: Db, { key, at }: Pick<ForbiddenTag, "key" | "at">): Statement<"changed">[] {
	return [
		db.delete(forbiddenTags).where(and(eq(forbiddenTags.key, key), eq(forbiddenTags.at, at))),
		mustHaveChanged(db, "changed"),
	];
}
