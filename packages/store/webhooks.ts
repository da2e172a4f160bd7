import { and, asc, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import type { EndpointState, OffReason } from "#core/events/webhook";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { users, webhookEndpoints } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";
import { isNotBanned } from "#store/users";
import { SPREAD_TO } from "#store/webhook-deliveries";

/** Addresses that people have events sent to. */

/** The guard that keeps an account from having one address twice. */
export const ENDPOINT_TWICE = uniqueOf<[typeof webhookEndpoints.userId, typeof webhookEndpoints.url]>(
	"webhook_endpoints.user_id,webhook_endpoints.url",
);

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** Somebody's endpoints, in the order they were added. */
export function endpointsOf(db: Db, userId: number): Promise<EndpointRow[]> {
	return db.query.webhookEndpoints.findMany({
		where: eq(webhookEndpoints.userId, userId),
		orderBy: asc(webhookEndpoints.id),
	});
}

/** One of somebody's endpoints; null where they have none of this id. */
export async function endpointOf(db: Db, userId: number, id: number): Promise<EndpointRow | null> {
	const where = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.userId, userId));
	return (await db.query.webhookEndpoints.findFirst({ where })) ?? null;
}

/** An endpoint of anybody's, for the site team; null where there is none. */
export async function endpointById(db: Db, id: number): Promise<EndpointRow | null> {
	return (await db.query.webhookEndpoints.findFirst({ where: eq(webhookEndpoints.id, id) })) ?? null;
}

/** Endpoints of a state with their owners' addresses for mail, the newest first, below an id. */
export function endpointsIn(
	db: Db,
	state: EndpointState,
	before: number,
	limit: number,
): Promise<(EndpointRow & { email: string })[]> {
	return db
		.select({ ...getTableColumns(webhookEndpoints), email: users.email })
		.from(webhookEndpoints)
		.innerJoin(users, eq(users.id, webhookEndpoints.userId))
		.where(and(eq(webhookEndpoints.state, state), lt(webhookEndpoints.id, before)))
		.orderBy(desc(webhookEndpoints.id))
		.limit(limit);
}

/** What happened before is not for an endpoint that is added or switched on now. While none was on, nothing was spread. */
function spreadFromNow(db: Db): Statement {
	return db.run(sql`INSERT INTO counters (name, value) SELECT ${SPREAD_TO}, coalesce((SELECT max(seq) FROM events), 0)
		WHERE NOT EXISTS (SELECT 1 FROM webhook_endpoints WHERE state = 'on')
		ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
}

const NEWEST = sql`coalesce((SELECT max(seq) FROM events), 0)`;

/** Adds an endpoint; fails its batch as `too_many` when the account then has more than `max`. */
export function insertEndpoint(
	db: Db,
	endpoint: Omit<typeof webhookEndpoints.$inferInsert, "sinceSeq" | "state">,
	max: number,
): Statement<"too_many" | typeof ENDPOINT_TWICE>[] {
	return [
		spreadFromNow(db),
		mayViolate(
			ENDPOINT_TWICE,
			db.insert(webhookEndpoints).values({ ...endpoint, state: "on", sinceSeq: NEWEST as never }),
		),
		mustHold(
			db,
			"too_many",
			sql`(SELECT count(*) FROM webhook_endpoints WHERE user_id = ${endpoint.userId}) <= ${max}`,
		),
	];
}

/** Changes what is sent to an endpoint; fails its batch as `stale` when it is another by now. */
export function changeEndpoint(
	db: Db,
	{ id, version }: Pick<EndpointRow, "id" | "version">,
	set: Partial<Pick<EndpointRow, "kinds" | "reach" | "secret" | "oldSecret" | "oldSecretUntil">>,
): Statement<"stale">[] {
	const where = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.version, version));
	return [
		db
			.update(webhookEndpoints)
			.set({ ...set, version: version + 1 })
			.where(where),
		mustHaveChanged(db, "stale"),
	];
}

/** Switches an endpoint on, for what happens from now on; what waits already is sent first. Fails as `stale`. */
export function switchOn(db: Db, { id, version }: Pick<EndpointRow, "id" | "version">): Statement<"stale">[] {
	const on = {
		state: "on",
		offReason: null,
		failingSince: null,
		version: version + 1,
		sinceSeq: NEWEST as never,
	} as const;
	return [
		spreadFromNow(db),
		db
			.update(webhookEndpoints)
			.set(on)
			.where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.version, version))),
		mustHaveChanged(db, "stale"),
	];
}

/** Stops deliveries to an endpoint; what waits goes on waiting. Fails its batch as `stale`. */
export function pause(db: Db, { id, version }: Pick<EndpointRow, "id" | "version">): Statement<"stale">[] {
	return [
		db
			.update(webhookEndpoints)
			.set({ state: "paused", version: version + 1 })
			.where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.version, version), eq(webhookEndpoints.state, "on"))),
		mustHaveChanged(db, "stale"),
	];
}

/** Switches an endpoint off, and gives up what waits for it. Fails its batch as `stale` where it is off by now. */
export function switchOff(db: Db, id: number, reason: OffReason): Statement<"stale">[] {
	return [
		db.run(sql`UPDATE webhook_endpoints SET state = 'off', off_reason = ${reason}, version = version + 1
			WHERE id = ${id} AND state <> 'off'`),
		mustHaveChanged(db, "stale"),
		giveUpWaiting(db, id),
	];
}

const giveUpWaiting = (db: Db, id: number): Statement =>
	db.run(sql`UPDATE webhook_deliveries SET state = 'given_up', problem = coalesce(problem, 'off')
		WHERE endpoint_id = ${id} AND state = 'waiting'`);

/** The site team switches an endpoint off that is still as it was read, and what waits for it is given up. Fails as `stale`. */
export function stopEndpoint(db: Db, { id, version }: Pick<EndpointRow, "id" | "version">): Statement<"stale">[] {
	return [
		db
			.update(webhookEndpoints)
			.set({ state: "off", offReason: "team", version: version + 1 })
			.where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.version, version))),
		mustHaveChanged(db, "stale"),
		giveUpWaiting(db, id),
	];
}

/**
 * Has an endpoint stand as it did before the site team switched it off; one that was on hears what happens from now on, and is
 * paused where its owner is banned. Fails as `stale` where it has changed since it was read, and where it was not the site
 * team that switched it off.
 */
export function allowEndpoint(
	db: Db,
	{ id, version, userId }: Pick<EndpointRow, "id" | "version" | "userId">,
	was: Pick<EndpointRow, "state" | "offReason">,
): Statement<"stale">[] {
	const isOn = was.state === "on";
	const state = isOn ? sql<EndpointState>`iif(${isNotBanned(userId)}, 'on', 'paused')` : was.state;
	const since = isOn ? { sinceSeq: NEWEST as never, failingSince: null } : {};
	return [
		...(isOn ? [spreadFromNow(db)] : []),
		db
			.update(webhookEndpoints)
			.set({ state, offReason: was.offReason, version: version + 1, ...since })
			.where(
				and(
					...[eq(webhookEndpoints.id, id), eq(webhookEndpoints.version, version)],
					eq(webhookEndpoints.offReason, "team"),
				),
			),
		mustHaveChanged(db, "stale"),
	];
}

/** Removes an endpoint with its deliveries; fails its batch as `gone`. */
export function deleteEndpoint(db: Db, userId: number, id: number): Statement<"gone">[] {
	return [
		db.delete(webhookEndpoints).where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.userId, userId))),
		mustHaveChanged(db, "gone"),
	];
}

/** Notes whether deliveries to an endpoint arrive: since when none does. Writes nothing where that is known. */
export function noteArrival(db: Db, id: number, arrived: boolean, at: number): Statement {
	return arrived
		? db.run(sql`UPDATE webhook_endpoints SET failing_since = NULL WHERE id = ${id} AND failing_since IS NOT NULL`)
		: db.run(sql`UPDATE webhook_endpoints SET failing_since = ${at} WHERE id = ${id} AND failing_since IS NULL`);
}
