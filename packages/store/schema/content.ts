import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PostTexts } from "#core/content/post";
import type { SitePageName } from "#core/site-pages/site-pages";

export const posts = sqliteTable(
	"posts",
	{
		id: integer().primaryKey(),
		slug: text().notNull().unique(),
		title: text().notNull(),
		summary: text().notNull(),
		/** Markdown. */
		body: text().notNull(),
		author: text().notNull(),
		faqs: text({ mode: "json" }).$type<{ question: string; answer: string }[]>().notNull().default([]),
		publishedAt: integer("published_at").notNull(),
	},
	(t) => [index("posts_newest").on(t.publishedAt, t.id)],
);

/**
 * Posts as the site team has them, also those that nobody else sees: `posts` holds what is published, now or from a day on.
 * A post that was put there otherwise gets its row by a trigger.
 */
export const postDrafts = sqliteTable(
	"post_drafts",
	{
		postId: integer("post_id").primaryKey(),
		texts: text({ mode: "json" }).$type<PostTexts>().notNull(),
		slug: text().notNull().unique(),
		publishedAt: integer("published_at"),
		/** Grows with each change; a write that decided on an older one is refused. */
		version: integer().notNull(),
		editedAt: integer("edited_at").notNull(),
	},
	() => [check("post_drafts_json", sql`json_valid(texts)`)],
);

/** What a post said before, each from when it was written until another took its place. */
export const postVersions = sqliteTable(
	"post_versions",
	{
		postId: integer("post_id").notNull(),
		version: integer().notNull(),
		texts: text({ mode: "json" }).$type<PostTexts>().notNull(),
		editedAt: integer("edited_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.postId, t.version] })],
);

/** Addresses that posts had while everybody saw them: they lead to the post's own. */
export const postSlugs = sqliteTable("post_slugs", { slug: text().primaryKey(), postId: integer("post_id").notNull() });

/** Texts of pages that the site team has written; a page without a row shows the text that the software brings. */
export const sitePages = sqliteTable("site_pages", {
	page: text().$type<SitePageName>().primaryKey(),
	/** Markdown; empty where the team went back to the software's own text. */
	body: text().notNull(),
	/** How often the site team has edited it. */
	version: integer().notNull(),
	editedAt: integer("edited_at").notNull(),
});
