import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import type { MissKind } from "#core/search/misses";
import { sqliteTable } from "../lazy-table.ts";

/** What products are also called: whoever looks for `phrase` finds, after all else, what says one of `others`. */
export const searchSynonyms = sqliteTable(
	"search_synonyms",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		/** As the site team wrote it. */
		phrase: text().notNull(),
		/** The stems of its words, with one space between: by these it is found. */
		stems: text().notNull().unique(),
		others: text({ mode: "json" }).$type<string[]>().notNull(),
		/** The stems of each of them, in their order. */
		otherStems: text("other_stems", { mode: "json" }).$type<string[]>().notNull(),
		/** Grows with each change; a write that decided on an older one is refused. */
		version: integer().notNull().default(1),
		editedAt: integer("edited_at").notNull().default(0),
	}),
	() => [check("search_synonyms_json", sql`json_valid(others)`)],
);

/** The rows of search_synonyms by what is typed: each phrase leads to its others, and each of these back to it. By triggers. */
export const searchOtherNames = sqliteTable(
	"search_other_names",
	() => ({
		synonymId: integer("synonym_id").notNull(),
		/** Of what is typed. */
		stems: text().notNull(),
		other: text().notNull(),
		otherStems: text("other_stems").notNull(),
		isBack: integer("is_back").notNull(),
	}),
	(t) => [index("search_other_names_stems").on(t.stems, t.isBack), index("search_other_names_synonym").on(t.synonymId)],
);

/** Words of names, taglines and labels as they are spelt, of listings that searches find. By a job; see docs/search.md. */
export const searchVocabulary = sqliteTable(
	"search_vocabulary",
	() => ({
		id: integer().primaryKey(),
		word: text().notNull().unique(),
		/** Its first three letters. */
		begin: text().notNull(),
		/** By which `search_common` knows it; empty until the job counts the next time. */
		stem: text().notNull().default(""),
		/** In how many listings it stood when the job last counted. */
		listings: integer().notNull(),
		/** 1 where products of all categories have it, 2 where most of them have it among their labels. Source: docs/search.md#what-many-kinds-of-products-have. */
		isTrait: integer("is_trait").notNull().default(0),
	}),
	(t) => [
		index("search_vocabulary_begin").on(t.begin, t.listings),
		index("search_vocabulary_alike").on(t.begin, sql`length("word")`, t.listings),
	],
);

/** Stems that so many listings have that ranking by them costs time; a stem without a row is rarer. */
export const searchCommon = sqliteTable("search_common", () => ({
	stem: text().primaryKey(),
	listings: integer().notNull(),
}));

/** Three letters on end that so many words of the vocabulary have that ranking by them costs time; what has no row is rarer. */
export const searchCommonThrees = sqliteTable("search_common_threes", () => ({
	three: text().primaryKey(),
	words: integer().notNull(),
}));

/** What visitors looked for and did not find as they wrote it, counted by UTC day: no word of who it was. */
export const searchMisses = sqliteTable(
	"search_misses",
	() => ({
		day: text().notNull(),
		/** Folded; see `loggable`. */
		query: text().notNull(),
		kind: text().$type<MissKind>().notNull(),
		/** What was looked for instead. */
		corrected: text(),
		count: integer().notNull(),
	}),
	(t) => [
		primaryKey({ columns: [t.day, t.query] }),
		check("search_misses_kind", sql`kind IN ('empty', 'corrected', 'some')`),
	],
);

/** What each listing means, as a vector, where somebody is asked for it; see docs/search.md#by-meaning. */
export const listingVectors = sqliteTable(
	"listing_vectors",
	() => ({
		listingId: integer("listing_id").primaryKey(),
		/** Grows with each change of what searches know of the listing, by triggers; 0: the vector is of its text. */
		due: integer().notNull().default(1),
		/** Whose vector it is; null: none was made yet. */
		model: text(),
		/** SHA-256 of the text that it is of. */
		textHash: text("text_hash"),
		/** As `packVector` gives it; null where it is kept elsewhere, or the text was refused. */
		vector: text(),
	}),
	(t) => [
		index("listing_vectors_due").on(t.due, t.listingId).where(sql`due > 0`),
		index("listing_vectors_kept").on(t.model, t.listingId).where(sql`vector IS NOT NULL`),
	],
);

/** Who makes the vectors, since when: one row, without which no change is noted. */
export const vectorModel = sqliteTable(
	"vector_model",
	() => ({
		id: integer().primaryKey(),
		model: text().notNull(),
		begunAt: integer("begun_at").notNull(),
	}),
	() => [check("vector_model_one", sql`id = 1`)],
);
