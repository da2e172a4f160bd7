import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
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

/** Texts of pages that the site team has written; a page without a row shows the text that the software brings. */
export const sitePages = sqliteTable("site_pages", {
	page: text().$type<SitePageName>().primaryKey(),
	/** Markdown; empty where the team went back to the software's own text. */
	body: text().notNull(),
	/** How often the site team has edited it. */
	version: integer().notNull(),
	editedAt: integer("edited_at").notNull(),
});
