import { and, desc, eq, getTableColumns, gte, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Actor, actorName } from "#core/access/actor";
import type { ErrorCode } from "#core/errors";
import type { Db, Statement } from "#store/db";
import { auditLog, users } from "#store/schema/index";
import { uniqueOf } from "#store/unique";
import { calledBy } from "#store/users";

type AuditRow = typeof auditLog.$inferSelect;

/** Who did what to what, in the batch of its effect. */
export function auditRow(
	db: Db,
	entry: {
		action: string;
		actor: Actor;
		subject: string;
		detail?: AuditRow["detail"];
		at: Date;
		/** The row whose change it takes back. */
		undoes?: number | undefined;
		/** Code of the refusal, where nothing was done. */
		refused?: ErrorCode;
	},
): Statement {
	return db.insert(auditLog).values({
		at: entry.at.getTime(),
		action: entry.action,
		actorKind: entry.actor.kind,
		actor: actorName(entry.actor),
		subject: entry.subject,
		detail: entry.detail ?? {},
		undoes: entry.undoes ?? null,
		refused: entry.refused ?? null,
	});
}

/** What fails the batch of a row whose `undoes` another one has: that change was taken back already. */
export const ALREADY_UNDONE = uniqueOf<[typeof auditLog.undoes]>("audit_log.undoes");

export type AuditEntry = typeof auditLog.$inferSelect;

/** A row with whether it was taken back. */
export interface ListedEntry extends AuditEntry {
	/** The row that took it back; null where none did. */
	undoneBy: number | null;
	/** What somebody with an account is called (`calledBy`); null for the service, and for an account that is gone. */
	actorCalled: string | null;
}

/** One row; null where there is none of this id. */
export async function auditEntry(db: Db, id: number): Promise<ListedEntry | null> {
	const [found] = await listed(db).where(eq(auditLog.id, id));
	return found ?? null;
}

/** What was done, to be taken back; null where the row is of something else, or of what was refused. */
export async function deedInLog(db: Db, id: number, action: string): Promise<ListedEntry | null> {
	const entry = await auditEntry(db, id);
	return entry?.action === action && entry.refused === null ? entry : null;
}

/** What somebody did last; null where they did nothing yet. Reads two rows. */
export async function lastEntryOf(db: Db, actor: string): Promise<ListedEntry | null> {
	const [found] = await listed(db).where(eq(auditLog.actor, actor)).orderBy(desc(auditLog.id)).limit(1);
	return found ?? null;
}

/** The newest rows about one thing, newest first. Reads `limit` rows of an index. */
export function entriesAbout(db: Db, subject: string, limit: number): Promise<ListedEntry[]> {
	return listed(db).where(eq(auditLog.subject, subject)).orderBy(desc(auditLog.id)).limit(limit);
}

/** What of the log is asked for. */
export interface LogQuery {
	/** As `actorName` names them; what the site team did where neither this nor a subject is given. */
	actor?: string | undefined;
	/** `kind:id`. */
	subject?: string | undefined;
	/** Id of an action. */
	action?: string | undefined;
	/** Epoch milliseconds. */
	since?: number | undefined;
	/** Rows below this id. */
	before?: number | undefined;
	limit: number;
}

/** What the site team does, and what somebody tried in its place: the condition of an index. */
const ofTeam = sql`(audit_log.actor_kind = 'team' OR audit_log.refused IS NOT NULL)`;

/** Rows of the log, newest first, along an index: of somebody, about something, of one action, or all that the team did. */
export function logRows(db: Db, { actor, subject, action, since, before, limit }: LogQuery) {
	const isAll = actor === undefined && subject === undefined;
	return listed(db)
		.where(
			and(
				isAll ? ofTeam : undefined,
				actor === undefined ? undefined : eq(auditLog.actor, actor),
				subject === undefined ? undefined : eq(auditLog.subject, subject),
				action === undefined ? undefined : eq(auditLog.action, action),
				// Ids grow with time: the first of that time bounds the walk along any of the indexes.
				since === undefined ? undefined : gte(auditLog.at, since),
				since === undefined
					? undefined
					: gte(auditLog.id, sql`(SELECT id FROM audit_log WHERE at >= ${since} ORDER BY at LIMIT 1)`),
				lt(auditLog.id, before ?? Number.MAX_SAFE_INTEGER),
			),
		)
		.orderBy(desc(auditLog.id))
		.limit(limit);
}

const undo = alias(auditLog, "undo");

function listed(db: Db) {
	return db
		.select({
			...getTableColumns(auditLog),
			undoneBy: undo.id,
			actorCalled: sql<string | null>`${calledBy(users)}`,
		})
		.from(auditLog)
		.leftJoin(undo, eq(undo.undoes, auditLog.id))
		.leftJoin(
			users,
			sql`${users.id} = CAST(iif(${auditLog.actor} LIKE 'user:%', substr(${auditLog.actor}, 6), NULL) AS INTEGER)`,
		)
		.$dynamic();
}
