import { and, asc, eq, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { searchSynonyms } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** What products are also called, as the site team edits it. What searches make of it stands in lookups.ts. */

export type SynonymRow = typeof searchSynonyms.$inferSelect;
type SynonymTexts = Pick<SynonymRow, "phrase" | "stems" | "others" | "otherStems">;

export const SYNONYM_TAKEN = uniqueOf(searchSynonyms.stems);

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

/** Fails as `changed` where it is not as it was read. */
export function deleteSynonym(db: Db, row: Pick<SynonymRow, "id" | "version">): Statement<"changed">[] {
	return [db.delete(searchSynonyms).where(isStill(row)), mustHaveChanged(db, "changed")];
}
