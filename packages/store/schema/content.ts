import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PostTexts } from "#core/content/post";
import type { DumpFile, DumpPosition } from "#core/public-data/dump";
import type { PublicKind } from "#core/public-data/kinds";
import type { SitePageName } from "#core/site-pages/site-pages";
import { sqliteTable } from "../lazy-table.ts";

export const posts = sqliteTable(
	"posts",
	() => ({
		id: integer().primaryKey(),
		slug: text().notNull().unique(),
		title: text().notNull(),
		summary: text().notNull(),
		/** Markdown. */
		body: text().notNull(),
		author: text().notNull(),
		faqs: text({ mode: "json" }).$type<{ question: string; answer: string }[]>().notNull().default([]),
		publishedAt: integer("published_at").notNull(),
		/** Its words whose letters have a plain form, in that form, for searches; null until they are looked for. */
		plain: text(),
	}),
	(t) => [index("posts_newest").on(t.publishedAt, t.id), index("posts_to_tell").on(t.plain).where(sql`plain IS NULL`)],
);

/**
 * Posts as the site team has them, also those that nobody else sees: `posts` holds what is published, now or from a day on.
 * A post that was put there otherwise gets its row by a trigger.
 */
export const postDrafts = sqliteTable(
	"post_drafts",
	() => ({
		postId: integer("post_id").primaryKey(),
		texts: text({ mode: "json" }).$type<PostTexts>().notNull(),
		slug: text().notNull().unique(),
		publishedAt: integer("published_at"),
		/** Grows with each change; a write that decided on an older one is refused. */
		version: integer().notNull(),
		editedAt: integer("edited_at").notNull(),
	}),
	() => [check("post_drafts_json", sql`json_valid(texts)`)],
);

/** What a post said before, each from when it was written until another took its place. */
export const postVersions = sqliteTable(
	"post_versions",
	() => ({
		postId: integer("post_id").notNull(),
		version: integer().notNull(),
		texts: text({ mode: "json" }).$type<PostTexts>().notNull(),
		editedAt: integer("edited_at").notNull(),
	}),
	(t) => [primaryKey({ columns: [t.postId, t.version] })],
);

/** Addresses that posts had while everybody saw them: they lead to the post's own. */
export const postSlugs = sqliteTable("post_slugs", () => ({
	slug: text().primaryKey(),
	postId: integer("post_id").notNull(),
}));

/** Texts of pages that the site team has written; a page without a row shows the text that the software brings. */
export const sitePages = sqliteTable("site_pages", () => ({
	page: text().$type<SitePageName>().primaryKey(),
	/** Markdown; empty where the team went back to the software's own text. */
	body: text().notNull(),
	/** How often the site team has edited it. */
	version: integer().notNull(),
	editedAt: integer("edited_at").notNull(),
}));

/**
 * What of the directory's public facts was written last: one row a thing, which triggers put anew at the end with each
 * change. Source: docs/data.md#changes.
 */
export const publicChanges = sqliteTable(
	"public_changes",
	() => ({
		seq: integer().primaryKey({ autoIncrement: true }),
		kind: text().$type<PublicKind>().notNull(),
		/** Id of a listing, founder or category; Monday of a week. */
		ref: text().notNull(),
	}),
	(t) => [uniqueIndex("public_changes_of").on(t.kind, t.ref)],
);

/** Files with the public facts, which everybody may fetch. Source: docs/data.md#files. */
export const dumps = sqliteTable(
	"dumps",
	() => ({
		id: integer().primaryKey(),
		/** Folder of its objects. */
		name: text().notNull().unique(),
		state: text().$type<"running" | "done" | "failed">().notNull(),
		begunAt: integer("begun_at").notNull(),
		/** When its last step was. */
		movedAt: integer("moved_at").notNull(),
		/** Changes after it are not in the files, or not in all. */
		cursor: text().notNull(),
		position: text({ mode: "json" }).$type<DumpPosition>().notNull(),
		files: text({ mode: "json" }).$type<DumpFile[]>().notNull().default([]),
	}),
	(t) => [
		check("dumps_state", sql`${t.state} IN ('running', 'done', 'failed')`),
		// One at a time. A query must repeat the condition to the letter.
		uniqueIndex("dumps_running").on(t.state).where(sql`state = 'running'`),
	],
);
