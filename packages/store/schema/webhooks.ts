import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { EventKind, Reach } from "#core/events/kinds";
import type { DeliveryState, EndpointState, OffReason } from "#core/events/webhook";
import { sqliteTable } from "../lazy-table.ts";
import { users } from "./people.ts";

/** Addresses that people have events sent to. */
export const webhookEndpoints = sqliteTable(
	"webhook_endpoints",
	() => ({
		id: integer().primaryKey(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		url: text().notNull(),
		/** Kinds that are sent there; null for all. */
		kinds: text({ mode: "json" }).$type<EventKind[]>(),
		reach: text().$type<Reach>().notNull(),
		/** The secret that deliveries are signed with, sealed. */
		secret: text().notNull(),
		/** The one before it, sealed, and until when both sign. */
		oldSecret: text("old_secret"),
		oldSecretUntil: integer("old_secret_until"),
		state: text().$type<EndpointState>().notNull(),
		/** Why it is off. */
		offReason: text("off_reason").$type<OffReason>(),
		/** Since when nothing was delivered; null while the last delivery arrived. */
		failingSince: integer("failing_since"),
		/** Events up to this one are not for it. */
		sinceSeq: integer("since_seq").notNull(),
		/** Grows with each change of its state. */
		version: integer().notNull().default(1),
		createdAt: integer("created_at").notNull(),
	}),
	(t) => [
		check("webhook_endpoints_state", sql`${t.state} IN ('on', 'paused', 'off')`),
		check("webhook_endpoints_reach", sql`${t.reach} IN ('own', 'followed', 'all')`),
		check("webhook_endpoints_off", sql`(${t.state} = 'off') = (${t.offReason} IS NOT NULL)`),
		uniqueIndex("webhook_endpoints_once").on(t.userId, t.url),
		index("webhook_endpoints_reach").on(t.state, t.reach, t.id),
		index("webhook_endpoints_state").on(t.state, t.id),
	],
);

/** That an event is to be sent to an endpoint, and what became of it. */
export const webhookDeliveries = sqliteTable(
	"webhook_deliveries",
	() => ({
		endpointId: integer("endpoint_id")
			.notNull()
			.references(() => webhookEndpoints.id, { onDelete: "cascade" }),
		seq: integer().notNull(),
		about: text().notNull(),
		/** Of the event. */
		at: integer().notNull(),
		state: text().$type<DeliveryState>().notNull(),
		attempts: integer().notNull().default(0),
		/** When it is tried next. */
		dueAt: integer("due_at").notNull(),
		triedAt: integer("tried_at"),
		/** What was answered; null where nothing was. */
		status: integer(),
		/** Why it did not arrive. */
		problem: text(),
		/** How long the last try took. */
		ms: integer(),
	}),
	(t) => [
		primaryKey({ columns: [t.endpointId, t.seq] }),
		check("webhook_deliveries_state", sql`${t.state} IN ('waiting', 'delivered', 'given_up')`),
		// What waits of one thing, in order. A query must repeat the condition to the letter.
		index("webhook_deliveries_waiting").on(t.endpointId, t.about, t.seq).where(sql`state = 'waiting'`),
		index("webhook_deliveries_event").on(t.seq),
		index("webhook_deliveries_at").on(t.at),
	],
);
