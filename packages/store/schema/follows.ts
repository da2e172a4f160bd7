import { index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import { sqliteTable } from "../lazy-table.ts";
import { listings } from "./listings.ts";
import { users } from "./people.ts";

export const follows = sqliteTable(
	"follows",
	() => ({
		userId: integer("user_id").notNull(),
		listingId: integer("listing_id").notNull(),
		at: integer().notNull(),
		/** Whether the listing's updates are mailed to them. */
		mailed: integer({ mode: "boolean" }).notNull().default(true),
	}),
	(t) => [
		primaryKey({ columns: [t.userId, t.listingId] }),
		index("follows_listing").on(t.listingId, t.userId),
		index("follows_since").on(t.listingId, t.at),
		index("follows_person").on(t.userId, t.at),
	],
);

/** What people keep for themselves: nobody else sees it, and nothing counts it. Goes with the account and the listing. */
export const saves = sqliteTable(
	"saves",
	() => ({
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		listingId: integer("listing_id")
			.notNull()
			.references(() => listings.id, { onDelete: "cascade" }),
		at: integer().notNull(),
	}),
	(t) => [
		primaryKey({ columns: [t.userId, t.listingId] }),
		index("saves_person").on(t.userId, t.at),
		index("saves_listing").on(t.listingId),
	],
);

/** One mail that a person asked for, on the Monday of a week to come. Goes with the account, and when the mail is left. */
export const weekReminders = sqliteTable(
	"week_reminders",
	() => ({
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Its Monday. */
		week: text().notNull(),
		at: integer().notNull(),
	}),
	(t) => [primaryKey({ columns: [t.userId, t.week] }), index("week_reminders_due").on(t.week, t.userId)],
);
