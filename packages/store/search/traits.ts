import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#store/db";

/** Of fewer listings it cannot be told how they are spread. */
const TRAIT_MIN = 10;
/** Of a word of more listings, about so many are looked at. */
const TRAIT_SAMPLE = 48;
/** Two listings that have a trait are at most so many times as often of one category as any two are. */
const TRAIT_KINSHIP_MAX = 2.5;

/** What `search_vocabulary.is_trait` says of a word, beside 0: that it is a trait, or one that mostly stands among labels. */
const SAID = 1;
export const LABELLED = 2;

/**
 * @param words of names, taglines and labels, with how many listings have each.
 * @returns those whose listings are spread over the categories nearly as all listings are: they say what a product has, and not
 * which kind of product it is; and whether most have it among their labels (`LABELLED`). Source: docs/search.md#what-many-kinds-of-products-have.
 */
export async function traitsAmong(
	db: Db,
	words: readonly { term: string; listings: number }[],
): Promise<ReadonlyMap<string, number>> {
	const asked = words
		.filter(({ listings }) => listings >= TRAIT_MIN)
		.map(({ term, listings }) => [term, Math.ceil(listings / TRAIT_SAMPLE)]);
	if (asked.length === 0) return new Map();
	// Ids are mixed, as neighbours may have been imported together.
	const sampled = (columns: SQL) => sql`SELECT abs(rowid) AS id FROM search_heads
		WHERE search_heads MATCH ${columns} || ' : "' || json_extract(w.value, '$[0]') || '"'
			AND ((abs(rowid) * 40503) >> 4) % json_extract(w.value, '$[1]') = 0`;
	const pairs = sql`SELECT json_array(coalesce(sum(n * (n - 1)), 0), coalesce(sum(n), 0),
			(SELECT count(*) FROM (${sampled(sql`'labels'`)}))) FROM (
		SELECT count(*) AS n FROM (${sampled(sql`'{name tagline labels}'`)}) s CROSS JOIN listings l ON l.id = s.id GROUP BY l.primary_category_id)`;
	const [all, rows] = await Promise.all([
		// What is in a category alone, without what is in one below it.
		db.get<{
			alike: number;
			listings: number;
		}>(sql`SELECT coalesce(sum(n * (n - 1)), 0) AS alike, coalesce(sum(n), 0) AS listings FROM (
			SELECT max(0, c.live_count - coalesce((SELECT sum(below.live_count) FROM categories below WHERE below.parent_id = c.id), 0)) AS n
			FROM categories c)`),
		db.all<{ word: string; pairs: string }>(
			sql`SELECT json_extract(w.value, '$[0]') AS word, (${pairs}) AS pairs FROM json_each(${JSON.stringify(asked)}) w`,
		),
	]);
	const most = TRAIT_KINSHIP_MAX * chance(all.alike, all.listings);
	return new Map(
		rows.flatMap(({ word, pairs }) => {
			const [alike, sample, labelled] = JSON.parse(pairs) as [number, number, number];
			if (sample < TRAIT_MIN || chance(alike, sample) > most) return [];
			return [[word, labelled * 2 > sample ? LABELLED : SAID]];
		}),
	);
}

/** How likely two of so many are alike, where so many ordered pairs are; never, where there are no two. */
const chance = (alike: number, all: number): number => (all < 2 ? 0 : alike / (all * (all - 1)));
