import { sql } from "drizzle-orm";
import { index, integer, text } from "drizzle-orm/sqlite-core";
import type { LoggedKind } from "#core/events/kinds";
import { sqliteTable } from "../lazy-table.ts";

/**
 * What happened, in its order: triggers write each row in the transaction of the fact, and nothing changes it. Ids and
 * figures alone; words and names are asked for when somebody is told. Source: docs/webhooks.md#the-log.
 */
export const events = sqliteTable(
	"events",
	() => ({
		seq: integer().primaryKey({ autoIncrement: true }),
		kind: text().$type<LoggedKind>().notNull(),
		/** What it is about, as `kind:id`: what is told of one thing is told in order. */
		about: text().notNull(),
		listingId: integer("listing_id"),
		/** The account that it is of: it hears it also where nobody else does. */
		userId: integer("user_id"),
		isPublic: integer("is_public", { mode: "boolean" }).notNull(),
		facts: text({ mode: "json" }).$type<Record<string, string | number | null>>().notNull(),
		at: integer().notNull(),
	}),
	(t) => [index("events_user").on(t.userId, t.seq).where(sql`user_id IS NOT NULL`), index("events_at").on(t.at)],
);
