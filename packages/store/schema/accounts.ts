import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ReviewStanding } from "#core/access/ban";
import type { Browser, System } from "#core/access/device";
import type { ProviderId } from "#core/access/providers";
import type { VoteStanding } from "#core/launches/recount";
import { sqliteTable } from "../lazy-table.ts";
import { users } from "./people.ts";

/** Signed-in browsers. The cookie holds the token, the row its SHA-256. */
export const sessions = sqliteTable(
	"sessions",
	() => ({
		hash: text().primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id),
		/** When its person signed in: what is asked for freshly is asked of this. */
		createdAt: integer("created_at").notNull(),
		expiresAt: integer("expires_at").notNull(),
		/** Of the browser that it was opened with, as far as its person may recognise it by. */
		browser: text().$type<Browser>(),
		system: text().$type<System>(),
		/** Start of the day (UTC) on which it was last used. */
		seenAt: integer("seen_at").notNull().default(0),
	}),
	(t) => [
		index("sessions_user").on(t.userId, t.createdAt),
		index("sessions_expires").on(t.expiresAt),
		index("sessions_seen").on(t.seenAt, t.userId),
	],
);

/** Bans of accounts: while one stands, nobody signs in to the account and nothing acts for it. Source: docs/people.md#bans. */
export const bans = sqliteTable(
	"bans",
	() => ({
		id: integer().primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** What its person is told. */
		reason: text().notNull(),
		at: integer().notNull(),
		/** How their votes of open weeks stood, and their reviews that were published or held: what lifting it restores. */
		votes: text({ mode: "json" }).$type<VoteStanding[]>().notNull(),
		reviews: text({ mode: "json" }).$type<ReviewStanding[]>().notNull(),
		liftedAt: integer("lifted_at"),
	}),
	(t) => [
		uniqueIndex("bans_standing").on(t.userId).where(sql`lifted_at IS NULL`),
		index("bans_user").on(t.userId, t.id),
	],
);

/** E-mailed sign-in links: single use, 15 minutes, hashed. Source: docs/signing-in.md#people. */
export const signInLinks = sqliteTable(
	"sign_in_links",
	() => ({
		hash: text().primaryKey(),
		email: text().notNull(),
		/** Where to go afterwards: a path of this site. */
		returnTo: text("return_to").notNull(),
		/** What was pressed before signing in, as `core/access/intent.ts` spells it. */
		intent: text(),
		createdAt: integer("created_at").notNull(),
		expiresAt: integer("expires_at").notNull(),
		usedAt: integer("used_at"),
	}),
	(t) => [index("sign_in_links_expires").on(t.expiresAt)],
);

/**
 * The confirmed addresses of accounts, the one in `users.email` among them: a trigger writes it when an account begins. Each
 * belongs to one account, whoever comes first. Source: docs/account.md#addresses.
 */
export const emailAddresses = sqliteTable(
	"email_addresses",
	() => ({
		/** Lower case. */
		address: text().primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		confirmedAt: integer("confirmed_at").notNull(),
	}),
	(t) => [index("email_addresses_user").on(t.userId, t.confirmedAt)],
);

/** Mailed links that add an address to an account: single use, 15 minutes, hashed. */
export const emailLinks = sqliteTable(
	"email_links",
	() => ({
		hash: text().primaryKey(),
		/** Whose account: the link does nothing for anybody else. */
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		address: text().notNull(),
		createdAt: integer("created_at").notNull(),
		expiresAt: integer("expires_at").notNull(),
		usedAt: integer("used_at"),
	}),
	(t) => [index("email_links_user").on(t.userId), index("email_links_expires").on(t.expiresAt)],
);

/** Who else vouches for an account's person: one account at each provider. Source: docs/signing-in.md#github-and-google. */
export const identities = sqliteTable(
	"identities",
	() => ({
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		provider: text().$type<ProviderId>().notNull(),
		/** The provider's own id of theirs; null once they disconnected it: then it signs nobody in to this account. */
		subject: text(),
		/** How they are called there. */
		knownAs: text("known_as"),
		connectedAt: integer("connected_at").notNull(),
	}),
	(t) => [
		primaryKey({ columns: [t.userId, t.provider] }),
		uniqueIndex("identities_subject").on(t.provider, t.subject),
		check("identities_provider", sql`${t.provider} IN ('github', 'google')`),
	],
);

/** Authorization codes and refresh tokens that were redeemed: exactly one redemption of each wins. */
export const redeemedTokens = sqliteTable(
	"redeemed_tokens",
	() => ({
		hash: text().primaryKey(),
		redeemedAt: integer("redeemed_at").notNull(),
	}),
	(t) => [index("redeemed_tokens_at").on(t.redeemedAt)],
);

/**
 * What was answered to a refresh token, sealed with that token, for a client whose answer got lost.
 * Source: docs/decisions/006-redeem-once.md.
 */
export const refreshAnswers = sqliteTable(
	"refresh_answers",
	() => ({
		/** SHA-256 of the refresh token. */
		hash: text().primaryKey(),
		/** Compact JWE; its key is derived from the refresh token, which is stored nowhere. */
		sealed: text().notNull(),
		expiresAt: integer("expires_at").notNull(),
	}),
	(t) => [index("refresh_answers_expires").on(t.expiresAt)],
);

/** Forms that were sent a moment ago, so that the same press sent once more is answered as it was. Source: docs/architecture.md#forms. */
export const sentForms = sqliteTable(
	"sent_forms",
	() => ({
		/** SHA-256 of what the form's token stands for, of the address and of what was sent. */
		hash: text().primaryKey(),
		/** What was answered, sealed with what only this form's browser can send again; null as long as it is being worked on. */
		answer: text(),
		expiresAt: integer("expires_at").notNull(),
	}),
	(t) => [index("sent_forms_expires").on(t.expiresAt)],
);

/** Messages of the local mailbox; only the local mail adapter writes here. */
export const localMails = sqliteTable(
	"local_mails",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		/** The outbox row that caused it: a retry does not deliver twice. */
		cause: text().unique(),
		to: text("to_address").notNull(),
		subject: text().notNull(),
		text: text("text_body").notNull(),
		html: text("html_body"),
		/** Headers besides sender, recipient and subject. */
		headers: text({ mode: "json" }).$type<Record<string, string>>(),
		sentAt: integer("sent_at").notNull(),
	}),
	(t) => [index("local_mails_sent").on(t.sentAt)],
);
