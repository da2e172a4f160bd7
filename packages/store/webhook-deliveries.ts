import { type SQL, sql } from "drizzle-orm";
import { TEST_EVENT } from "#core/events/kinds";
import type { DeliveryState } from "#core/events/webhook";
import { deliverWebhook, spreadEvents } from "#core/jobs/kinds";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { type EventRow, eventColumns, type LoggedEvent, toEvent } from "#store/events";
import type { webhookDeliveries } from "#store/schema/index";

/** What is to be sent to endpoints, and what became of it. Source: docs/webhooks.md#deliveries. */

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Name of the counter that says up to which event the log is spread. */
export const SPREAD_TO = "events_spread";

/** The events that are spread next: from after this one up to that one; null where there is none. */
export async function nextToSpread(db: Db, limit: number): Promise<{ from: number; to: number } | null> {
	const [row] = await db.all<{ from: number; to: number | null }>(sql`
		WITH spread AS (SELECT coalesce((SELECT value FROM counters WHERE name = ${SPREAD_TO}), 0) AS seq)
		SELECT (SELECT seq FROM spread) AS "from",
			(SELECT max(seq) FROM (SELECT seq FROM events WHERE seq > (SELECT seq FROM spread) ORDER BY seq LIMIT ${limit})) AS "to"`);
	return row === undefined || row.to === null ? null : { from: row.from, to: row.to };
}

/** What wakes the delivery of one event: a row for each try, each as often as it is left. */
const wakeKey = (endpoint: SQL): SQL =>
	sql`'webhook:' || d.endpoint_id || ':' || d.seq || ':' || (SELECT version FROM webhook_endpoints WHERE id = ${endpoint}) || ':' || d.attempts`;

/** @param from the query after its SELECT, over deliveries `d`. */
const leaveDeliveries = (db: Db, from: SQL, now: number): Statement =>
	db.run(sql`INSERT INTO outbox (job, subject, payload, due_at, created_at, once_key)
		SELECT ${deliverWebhook.name}, d.endpoint_id || ':' || d.seq, '{}', max(d.due_at, ${now}), ${now}, ${wakeKey(sql`d.endpoint_id`)}
		${from} ON CONFLICT (once_key) DO NOTHING`);

const isFirst = sql`NOT EXISTS (SELECT 1 FROM webhook_deliveries o
	WHERE o.endpoint_id = d.endpoint_id AND o.about = d.about AND o.state = 'waiting' AND o.seq < d.seq)`;

/**
 * Makes a delivery of each event from after `from` up to `to` for each endpoint that may hear it, wakes the first of each
 * thing, and leaves the next run where there is more. Fails its batch as `moved` where another run was first.
 */
export function spreadEventsTo(
	db: Db,
	{ from, to, now }: { from: number; to: number; now: number },
): Statement<"moved">[] {
	// With the plus, each looks for endpoints by what its own condition names, never through all that are on.
	const wanted = (hears: SQL) => sql`INSERT INTO webhook_deliveries (endpoint_id, seq, about, at, state, due_at)
		SELECT e.id, v.seq, v.about, v.at, 'waiting', ${now} FROM events v CROSS JOIN webhook_endpoints e ON ${hears}
		WHERE v.seq > ${from} AND v.seq <= ${to} AND v.kind <> ${TEST_EVENT} AND +e.state = 'on' AND e.since_seq < v.seq
			AND (e.kinds IS NULL OR EXISTS (SELECT 1 FROM json_each(e.kinds) k WHERE k.value = v.kind))
		ON CONFLICT DO NOTHING`;
	const statements = [
		wanted(sql`e.user_id = v.user_id`),
		wanted(sql`e.state = 'on' AND e.reach = 'all' AND v.is_public = 1`),
		wanted(sql`e.state = 'on' AND e.reach = 'followed' AND v.is_public = 1
			AND EXISTS (SELECT 1 FROM follows f WHERE f.user_id = e.user_id AND f.listing_id = v.listing_id)`),
	];
	return [
		db.run(sql`UPDATE counters SET value = ${to} WHERE name = ${SPREAD_TO} AND value = ${from}`),
		mustHaveChanged(db, "moved"),
		...statements.map((statement) => db.run(statement)),
		leaveDeliveries(
			db,
			sql`FROM webhook_deliveries d WHERE d.seq > ${from} AND d.seq <= ${to} AND d.state = 'waiting' AND ${isFirst}`,
			now,
		),
		db.run(sql`INSERT INTO outbox (job, subject, payload, due_at, created_at, once_key)
			SELECT ${spreadEvents.name}, 'all', '{}', ${now}, ${now}, ${`${spreadEvents.name}:${to}`}
			WHERE EXISTS (SELECT 1 FROM events WHERE seq > ${to}) ON CONFLICT (once_key) DO NOTHING`),
	];
}

/** A delivery with what is needed to send it. */
export interface DueDelivery {
	state: DeliveryState;
	attempts: number;
	/** Whether nothing of the same thing waits before it. */
	isFirst: boolean;
	endpoint: {
		id: number;
		userId: number;
		url: string;
		state: "on" | "paused" | "off";
		secret: string;
		oldSecret: string | null;
		oldSecretUntil: number | null;
		failingSince: number | null;
	};
	about: string;
	/** null where it is forgotten. */
	event: LoggedEvent | null;
}

/** Reads a delivery; null where it is gone. */
export async function dueDelivery(db: Db, endpointId: number, seq: number): Promise<DueDelivery | null> {
	type Row = Omit<EventRow, "seq" | "about" | "at"> & {
		eventSeq: number | null;
		eventAt: number | null;
		first: number;
		lane: string;
	} & Pick<DueDelivery, "state" | "attempts"> &
		Omit<DueDelivery["endpoint"], "state" | "id"> & {
			endpointState: "on" | "paused" | "off";
		};
	const [row] = await db.all<Row>(sql`SELECT d.state, d.attempts, ${isFirst} AS first, d.about AS lane,
			e.user_id AS userId, e.url, e.state AS endpointState, e.secret, e.old_secret AS oldSecret,
			e.old_secret_until AS oldSecretUntil, e.failing_since AS failingSince,
			v.seq AS eventSeq, v.at AS eventAt, ${eventColumns(sql`e.user_id`)}
		FROM webhook_deliveries d CROSS JOIN webhook_endpoints e ON e.id = d.endpoint_id
		LEFT JOIN events v ON v.seq = d.seq AND v.at = d.at LEFT JOIN listings l ON l.id = v.listing_id
		WHERE d.endpoint_id = ${endpointId} AND d.seq = ${seq}`);
	if (row === undefined) return null;
	const { state, attempts, first, lane, endpointState, eventSeq, eventAt, userId, url, ...rest } = row;
	const { secret, oldSecret, oldSecretUntil, failingSince, ...event } = rest;
	return {
		state,
		attempts,
		about: lane,
		isFirst: first === 1,
		endpoint: { id: endpointId, userId, url, state: endpointState, secret, oldSecret, oldSecretUntil, failingSince },
		event:
			eventSeq === null || eventAt === null ? null : toEvent({ ...event, seq: eventSeq, about: lane, at: eventAt }),
	};
}

/** What a try came to. */
export interface Tried {
	at: number;
	status: number | null;
	problem: string | null;
	ms: number;
}

/**
 * Writes what a try came to, and wakes what waits next of the same thing where this no longer does. Fails its batch as
 * `moved` where another run was first, and where it would be tried again of what was given up meanwhile.
 * @param then `again` with when it is tried again; otherwise how it ended.
 */
export function closeTry(
	db: Db,
	{ endpointId, seq, about, attempts }: { endpointId: number; seq: number; about: string; attempts: number },
	{ at, status, problem, ms }: Tried,
	then: { state: Exclude<DeliveryState, "waiting"> } | { again: number },
): Statement<"moved">[] {
	const state = "again" in then ? "waiting" : then.state;
	const dueAt = "again" in then ? then.again : at;
	return [
		db.run(sql`UPDATE webhook_deliveries SET state = ${state}, attempts = attempts + 1, due_at = ${dueAt},
				tried_at = ${at}, status = ${status}, problem = ${problem}, ms = ${ms}
			WHERE endpoint_id = ${endpointId} AND seq = ${seq} AND attempts = ${attempts}
				AND (state = 'waiting' OR ${state} <> 'waiting')`),
		mustHaveChanged(db, "moved"),
		leaveDeliveries(
			db,
			sql`FROM webhook_deliveries d WHERE d.endpoint_id = ${endpointId} AND d.about = ${about} AND d.state = 'waiting' AND ${isFirst}`,
			at,
		),
	];
}

/** Wakes everything that waits for an endpoint, the first of each thing. */
export function wakeEndpoint(db: Db, endpointId: number, now: number): Statement {
	return leaveDeliveries(
		db,
		sql`FROM webhook_deliveries d WHERE d.endpoint_id = ${endpointId} AND d.state = 'waiting' AND ${isFirst}`,
		now,
	);
}

/** Leaves an event that is for one endpoint alone, of somebody who tries it out. */
export function leaveTest(
	db: Db,
	{ userId, endpointId, now }: { userId: number; endpointId: number; now: number },
): Statement[] {
	const about = `test:${now}`;
	return [
		db.run(sql`INSERT INTO events (kind, about, user_id, is_public, facts, at)
			VALUES (${TEST_EVENT}, ${about}, ${userId}, 0, ${JSON.stringify({ endpoint: endpointId })}, ${now})`),
		db.run(sql`INSERT INTO webhook_deliveries (endpoint_id, seq, about, at, state, due_at)
			SELECT ${endpointId}, seq, about, at, 'waiting', ${now} FROM events WHERE user_id = ${userId} AND about = ${about} ORDER BY seq DESC LIMIT 1`),
		leaveDeliveries(
			db,
			sql`FROM webhook_deliveries d WHERE d.endpoint_id = ${endpointId} AND d.about = ${about} AND d.state = 'waiting'`,
			now,
		),
	];
}

/** Deliveries of an endpoint, the newest event first, below a number; `name` of the listing, where its owner may still read it. */
export async function deliveriesOf(
	db: Db,
	endpointId: number,
	before: number,
	limit: number,
): Promise<(DeliveryRow & { kind: LoggedEvent["kind"] | null; name: string | null })[]> {
	return db.all(sql`SELECT d.endpoint_id AS endpointId, d.seq, d.about, d.at, d.state, d.attempts, d.due_at AS dueAt,
			d.tried_at AS triedAt, d.status, d.problem, d.ms, ${eventColumns(sql`e.user_id`)}
		FROM webhook_deliveries d CROSS JOIN webhook_endpoints e ON e.id = d.endpoint_id
		LEFT JOIN events v ON v.seq = d.seq AND v.at = d.at LEFT JOIN listings l ON l.id = v.listing_id
		WHERE d.endpoint_id = ${endpointId} AND d.seq < ${before} ORDER BY d.seq DESC LIMIT ${limit}`);
}

/** How many deliveries of an endpoint wait, counted up to `most`. */
export async function waitingFor(db: Db, endpointId: number, most: number): Promise<number> {
	const [row] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM (
		SELECT 1 FROM webhook_deliveries WHERE endpoint_id = ${endpointId} AND state = 'waiting' LIMIT ${most})`);
	return row?.n ?? 0;
}
