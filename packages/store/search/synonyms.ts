import { and, asc, eq, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { searchSynonyms } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** What products are also called, as the site team edits it. What searches make of it stands in lookups.ts. */

export type SynonymRow = typeof searchSynonyms.$inferSelect;
type SynonymTexts = Pick<SynonymRow, "phrase" | "stems" | "others" | "otherStems">;

export const SYNONYM_TAKEN = uniqueOf<[typeof searchSynonyms.stems]>("search_synonyms.stems");

export async function synonymById(db: Db, id: number): Promise<SynonymRow | null> {
	return (await db.query.searchSynonyms.findFirst({ where: eq(searchSynonyms.id, id) })) ?? null;
}

/** In the order of their stems, those that begin so. */
export function synonymsFrom(
	db: Db,
	{ begin, after, limit }: { begin: string; after: string; limit: number },
): Promise<SynonymRow[]> {
	const { stems } = searchSynonyms;
	return db
		.select()
		.from(searchSynonyms)
		.where(and(sql`${stems} >= ${begin}`, sql`${stems} < ${`${begin}\u{10ffff}`}`, sql`${stems} > ${after}`))
		.orderBy(asc(stems))
		.limit(limit);
}

export function insertSynonym(
	db: Db,
	row: SynonymTexts & { id: number; at: number },
): Statement<typeof SYNONYM_TAKEN>[] {
	const { at, ...texts } = row;
	return [mayViolate(SYNONYM_TAKEN, db.insert(searchSynonyms).values({ ...texts, version: 1, editedAt: at }))];
}

const isStill = ({ id, version }: Pick<SynonymRow, "id" | "version">) =>
	and(eq(searchSynonyms.id, id), eq(searchSynonyms.version, version));

/** Fails as `changed` where it is not as it was read. */
export function replaceSynonym(
	db: Db,
	before: Pick<SynonymRow, "id" | "version">,
	{ at, ...texts }: SynonymTexts & { at: number },
): Statement<"changed" | typeof SYNONYM_TAKEN>[] {
	return [
		mayViolate(
			SYNONYM_TAKEN,
			db
				.update(searchSynonyms)
				.set({ ...texts, editedAt: at, version: sql`version + 1` })
				.where(isStill(before)),
		),
		mustHaveChanged(db, "changed"),
	];
}

/** Those of several phrases that there are, by their stems. */
export async function synonymsByStems(db: Db, stems: readonly string[]): Promise<Map<string, SynonymRow>> {
	const list = sql`(SELECT value FROM json_each(${JSON.stringify(stems)}))`;
	const rows = await db.select().from(searchSynonyms).where(sql`${searchSynonyms.stems} IN ${list}`);
	return new Map(rows.map((row) => [row.stems, row]));
}

/** What is to become of a row. */
export interface WrittenSynonym extends SynonymTexts {
	/** For one that there is not yet. */
	id: number;
	/** As it was read; 0 where there was none. */
	version: number;
}

/** Writes several rows at once, and takes out those without other names. Fails as `changed` where one is not as it was read. */
export function writeSynonyms(db: Db, rows: readonly WrittenSynonym[], at: number): Statement<"changed">[] {
	const from = sql`(SELECT value ->> '$.id' AS id, value ->> '$.phrase' AS phrase, value ->> '$.stems' AS stems, value -> '$.others' AS others,
		value -> '$.otherStems' AS other_stems, value ->> '$.version' AS version FROM json_each(${JSON.stringify(rows)}))`;
	return [
		mustHold(
			db,
			"changed",
			sql`NOT EXISTS (SELECT 1 FROM ${from} j LEFT JOIN search_synonyms s ON s.stems = j.stems WHERE coalesce(s.version, 0) <> j.version)`,
		),
		db.run(sql`DELETE FROM search_synonyms WHERE stems IN (SELECT stems FROM ${from} WHERE others = '[]')`),
		db.run(sql`INSERT INTO search_synonyms (id, phrase, stems, others, other_stems, version, edited_at)
			SELECT id, phrase, stems, others, other_stems, 1, ${at} FROM ${from} WHERE others <> '[]'
			ON CONFLICT (stems) DO UPDATE SET phrase = excluded.phrase, others = excluded.others, other_stems = excluded.other_stems,
				version = version + 1, edited_at = excluded.edited_at`),
	];
}

/** Fails as `changed` where it is not as it was read. */
export function deleteSynonym(db: Db, row: Pick<SynonymRow, "id" | "version">): Statement<"changed">[] {
	return [db.delete(searchSynonyms).where(isStill(row)), mustHaveChanged(db, "changed")];
}
