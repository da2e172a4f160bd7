import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
