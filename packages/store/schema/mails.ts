import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import type { MailKind } from "#core/mails/kinds";
import type { StopReason } from "#core/mails/may-send";
import { sqliteTable } from "../lazy-table.ts";
import { users } from "./people.ts";

/**
 * Mails that were left to be sent: one row a cause and reader, ever, so that whatever runs twice mails once. A trigger
 * leaves the outbox row of each. What it says and where it goes is forgotten once it is closed.
 */
export const mails = sqliteTable(
	"mails",
	() => ({
		/** `name:what happened:reader`. */
		cause: text().primaryKey(),
		/** Name in packages/mails/catalogue. */
		mail: text().notNull(),
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		/** Of a reader without an account. */
		address: text(),
		facts: text({ mode: "json" }).$type<Record<string, unknown>>(),
		at: integer().notNull(),
		dueAt: integer("due_at").notNull(),
		closedAt: integer("closed_at"),
		/** How it ended: sent, or why not. */
		outcome: text(),
	}),
	(t) => [
		check("mails_reader", sql`${t.closedAt} IS NOT NULL OR (${t.userId} IS NULL) <> (${t.address} IS NULL)`),
		check("mails_forgotten", sql`${t.closedAt} IS NULL OR (${t.facts} IS NULL AND ${t.address} IS NULL)`),
		index("mails_at").on(t.at),
		index("mails_name").on(t.mail),
		index("mails_open").on(t.closedAt).where(sql`closed_at IS NULL`),
		index("mails_reader_newest").on(t.userId, t.at),
	],
);

/** What somebody has chosen of a kind of mail; without a row it is as at first. */
export const mailPreferences = sqliteTable(
	"mail_preferences",
	() => ({
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		kind: text().$type<MailKind>().notNull(),
		isOn: integer("is_on", { mode: "boolean" }).notNull(),
		at: integer().notNull(),
		/** Of the digest, the newest week for which it was left. */
		toldWeek: text("told_week").notNull().default(""),
	}),
	(t) => [
		primaryKey({ columns: [t.userId, t.kind] }),
		index("mail_preferences_digest").on(t.toldWeek, t.userId).where(sql`kind = 'digest' AND is_on = 1`),
	],
);

/** Addresses that get no mail, by their SHA-256, and why. */
export const mailStops = sqliteTable(
	"mail_stops",
	() => ({
		addressHash: text("address_hash").notNull(),
		reason: text().$type<StopReason>().notNull(),
		/** In the provider's words. */
		detail: text(),
		at: integer().notNull(),
	}),
	(t) => [
		primaryKey({ columns: [t.addressHash, t.reason] }),
		check("mail_stops_reason", sql`${t.reason} IN ('bounced', 'complained', 'no_invites')`),
		index("mail_stops_at").on(t.at),
	],
);

/** Secrets that this directory signs links with, made when they are first needed. */
export const signingKeys = sqliteTable("signing_keys", () => ({
	name: text().primaryKey(),
	secret: text().notNull(),
	createdAt: integer("created_at").notNull(),
}));
