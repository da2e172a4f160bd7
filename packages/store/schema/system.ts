import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, real, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ActorKind } from "#core/access/actor";
import type { ErrorCode } from "#core/errors";
import type { AlertName } from "#core/health/alerts";
import { sqliteTable } from "../lazy-table.ts";

/** Ids taken before a commit; gaps are harmless. */
export const sequences = sqliteTable("sequences", () => ({
	name: text().primaryKey(),
	value: integer().notNull(),
}));

/** Numbers kept on write, so that no read counts rows. */
export const counters = sqliteTable("counters", () => ({
	name: text().primaryKey(),
	value: integer().notNull(),
}));

/** What happened on a UTC day, counted once it is over: no page counts rows. Source: docs/observing.md#what-the-database-knows. */
export const dayNumbers = sqliteTable(
	"day_numbers",
	() => ({
		day: text().notNull(),
		/** One of `DAY_NUMBERS`; of money `paid_cents:` and the currency. */
		name: text().notNull(),
		count: integer().notNull(),
	}),
	(t) => [primaryKey({ columns: [t.day, t.name] }), index("day_numbers_day").on(t.day)],
);

/** What the site team has set over the defaults of packages/core/site-settings: one row, none before the first change. */
export const siteSettings = sqliteTable(
	"site_settings",
	() => ({
		id: integer().primaryKey(),
		/** A JSON object of texts by name. */
		texts: text().notNull(),
		/** One more with each change. */
		version: integer().notNull(),
		updatedAt: integer("updated_at").notNull(),
	}),
	() => [check("site_settings_one", sql`id = 1`), check("site_settings_json", sql`json_valid(texts)`)],
);

/** What is due in the background. A row is written in the batch of its cause; a queue message only hurries it. */
export const outbox = sqliteTable(
	"outbox",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		job: text().notNull(),
		/** What the job is about (a draft's id, a listing's id), as text. */
		subject: text().notNull(),
		payload: text({ mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
		dueAt: integer("due_at").notNull(),
		createdAt: integer("created_at").notNull(),
		/** Set while a queue message for it is under way; the sweep sends it again when this has grown old. */
		sentAt: integer("sent_at"),
		/** Set while a run is at work on it, in real time; a run that is not heard of until then counts as dead. */
		leaseUntil: integer("lease_until"),
		doneAt: integer("done_at"),
		/** Runs that have begun, also those that never ended. */
		attempts: integer().notNull().default(0),
		/** The job's closing sentence, or why it last failed. */
		outcome: text(),
		/** Rows with the same key that are not done exist once: one mail a cause, one check a listing. */
		onceKey: text("once_key").unique(),
	}),
	(t) => [
		index("outbox_due").on(t.dueAt).where(sql`done_at IS NULL`),
		// Without its condition it would be preferred for all that is not done, and that is read whole.
		index("outbox_done").on(t.doneAt).where(sql`done_at IS NOT NULL`),
		// What was done for a draft, which its page shows to the site team.
		index("outbox_draft").on(t.subject, t.id).where(sql`job IN ('crawl-site', 'draft-profile', 'read-competitor')`),
	],
);

/** Messages that failed for good, kept for the operator, who can replay them. */
export const deadLetters = sqliteTable(
	"dead_letters",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		outboxId: integer("outbox_id"),
		job: text().notNull(),
		body: text({ mode: "json" }).notNull(),
		error: text(),
		createdAt: integer("created_at").notNull(),
		replayedAt: integer("replayed_at"),
		/** When the site team let it be. */
		droppedAt: integer("dropped_at"),
	}),
	(t) => [
		index("dead_letters_created").on(t.createdAt),
		index("dead_letters_kind").on(t.job, t.id).where(sql`replayed_at IS NULL AND dropped_at IS NULL`),
		index("dead_letters_open").on(t.id).where(sql`replayed_at IS NULL AND dropped_at IS NULL`),
	],
);

/** A claim on (caller, operation, key), written in the batch of its effect. Source: docs/api.md#idempotency-keys. */
export const idempotencyKeys = sqliteTable(
	"idempotency_keys",
	() => ({
		caller: text().notNull(),
		operation: text().notNull(),
		key: text().notNull(),
		fingerprint: text().notNull(),
		status: integer().notNull(),
		body: text().notNull(),
		createdAt: integer("created_at").notNull(),
	}),
	(t) => [primaryKey({ columns: [t.caller, t.operation, t.key] }), index("idempotency_keys_created").on(t.createdAt)],
);

/** Exact counts of costly operations: one row a caller and window. */
export const costlyCounts = sqliteTable(
	"costly_counts",
	() => ({
		caller: text().notNull(),
		/** Start of the window, epoch milliseconds. */
		windowStart: integer("window_start").notNull(),
		count: integer().notNull(),
	}),
	(t) => [primaryKey({ columns: [t.caller, t.windowStart] }), index("costly_counts_window").on(t.windowStart)],
);

/** Who did what to what: one row for each action, written in the batch of its effect. */
export const auditLog = sqliteTable(
	"audit_log",
	() => ({
		id: integer().primaryKey({ autoIncrement: true }),
		at: integer().notNull(),
		/** Id of the action in packages/actions. */
		action: text().notNull(),
		actorKind: text("actor_kind").$type<ActorKind>().notNull(),
		/** As `actorName` names them: `user:7`, `provider:stripe`, `link_holder`. */
		actor: text().notNull(),
		/** What was acted on, as `kind:id`. */
		subject: text().notNull(),
		detail: text({ mode: "json" }).$type<Record<string, string | number | boolean | null>>().notNull().default({}),
		/** The row whose change this one took back; each is taken back once. */
		undoes: integer(),
		/** Code of the refusal, where nothing was done: only of what the site team alone may do. */
		refused: text().$type<ErrorCode>(),
	}),
	(t) => [
		uniqueIndex("audit_log_undoes").on(t.undoes).where(sql`undoes IS NOT NULL`),
		// What the site team did, or somebody tried in its place: few rows among everybody's.
		index("audit_log_team").on(t.id).where(sql`actor_kind = 'team' OR refused IS NOT NULL`),
		index("audit_log_action").on(t.action, t.id).where(sql`actor_kind = 'team' OR refused IS NOT NULL`),
		index("audit_log_subject").on(t.subject, t.id),
		index("audit_log_actor").on(t.actor, t.id),
		index("audit_log_at").on(t.at),
	],
);

/** What the site team was told of: one row a kind, since when it holds and until when it did. */
export const alerts = sqliteTable("alerts", () => ({
	name: text().$type<AlertName>().primaryKey(),
	/** The number that it was told with. */
	value: real().notNull(),
	begunAt: integer("begun_at").notNull(),
	endedAt: integer("ended_at"),
	/** Since when nothing is wrong any more, while it is not over yet. */
	wellSince: integer("well_since"),
	/** How often in a row it came back within a day of its end: it is waited longer for its next one. */
	returns: integer().notNull().default(0),
}));

/** When each cron last fired, noted once an hour at most. */
export const cronMarks = sqliteTable("cron_marks", () => ({
	cron: text().primaryKey(),
	/** The time that it was set for; epoch milliseconds. */
	at: integer().notNull(),
}));
