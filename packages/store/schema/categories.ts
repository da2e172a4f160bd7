import { index, integer, text } from "drizzle-orm/sqlite-core";
import { sqliteTable } from "../lazy-table.ts";

/** A category as it was before it ended, with what led to it. */
export interface EndedCategory {
	slug: string;
	name: string;
	description: string;
	faqs: { question: string; answer: string }[];
	parentId: number | null;
	position: number;
	closedAt: number | null;
	/** Null where the site team had never edited it. */
	texts: { belongs: string; excludes: string; synonyms: string[]; hints: string[]; version: number } | null;
	/** Addresses that led to it. */
	addresses: string[];
}

/** Where a listing stood before it was moved into another category. */
export interface MovedListing {
	id: number;
	position: number;
	/** Where it stood in the other one; null where it was not in it. */
	intoPosition: number | null;
	/** 1 where the category was its primary one. */
	isPrimary: 0 | 1;
}

export const categories = sqliteTable(
	"categories",
	() => ({
		id: integer().primaryKey(),
		slug: text().notNull().unique(),
		name: text().notNull().unique(),
		description: text().notNull(),
		faqs: text({ mode: "json" }).$type<{ question: string; answer: string }[]>().notNull().default([]),
		parentId: integer("parent_id"),
		position: integer().notNull(),
		/** Live listings in it and its subcategories; kept by triggers on listing_categories and listings. */
		liveCount: integer("live_count").notNull().default(0),
		/** When the site team closed it: what is in it stays, and nothing new comes in. */
		closedAt: integer("closed_at"),
	}),
	(t) => [index("categories_parent").on(t.parentId, t.position)],
);

/** Addresses that a category had before: of its own, or of one that was merged into it. They lead to it. */
export const categoryAddresses = sqliteTable(
	"category_addresses",
	() => ({
		slug: text().primaryKey(),
		categoryId: integer("category_id")
			.notNull()
			.references(() => categories.id),
	}),
	(t) => [index("category_addresses_of").on(t.categoryId)],
);

/**
 * What one press of a merger of categories moved, until it is taken back: written in SQL as the press found it, read by its undo
 * alone.
 */
export const categoryMergers = sqliteTable(
	"category_mergers",
	() => ({
		id: integer().primaryKey(),
		/** The one whose listings were moved, and the one that they were moved into: either may be gone. */
		categoryId: integer("category_id").notNull(),
		intoId: integer("into_id").notNull(),
		/** The category itself, where this press ended it. */
		ended: text({ mode: "json" }).$type<EndedCategory>(),
		listings: text({ mode: "json" }).$type<MovedListing[]>().notNull(),
	}),
	(t) => [index("category_mergers_of").on(t.categoryId)],
);

/**
 * The site team's words for a category, by which drafts choose it. Apart from `categories`, which public pages read whole.
 */
export const categoryTexts = sqliteTable("category_texts", () => ({
	categoryId: integer("category_id")
		.primaryKey()
		.references(() => categories.id),
	/** What a product must be to belong here, and what belongs elsewhere. */
	belongs: text().notNull().default(""),
	excludes: text().notNull().default(""),
	/** Words and phrases that name its kind, and words that often go with it. */
	synonyms: text({ mode: "json" }).$type<string[]>().notNull().default([]),
	hints: text({ mode: "json" }).$type<string[]>().notNull().default([]),
	/** How often the site team has edited it; 0: as it came with the directory. */
	version: integer().notNull().default(0),
}));
