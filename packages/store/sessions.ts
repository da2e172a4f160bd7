import { and, desc, eq, gt, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Device } from "#core/access/device";
import { DAY_MS } from "#core/launches/week";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { sessions, users } from "#store/schema/index";
import type { UserRow } from "#store/users";

/** Digits of a session's hash by which pages and the audit log name it. */
export const SESSION_NAME_LENGTH = 16;

export const sessionName = (hash: string): string => hash.slice(0, SESSION_NAME_LENGTH);

const dayStart = (at: number): number => at - (at % DAY_MS);

/** Opens a session of an account, which must exist by then. @param session.hash SHA-256 of the cookie's token. */
export function insertSessionOf(
	db: Db,
	userId: number | SQL<number>,
	session: { hash: string; createdAt: number; expiresAt: number } & Partial<Device>,
): Statement {
	return db.insert(sessions).values({ ...session, seenAt: dayStart(session.createdAt), userId });
}

/** A session with whom it signs in. */
export interface OpenSession {
	user: UserRow;
	createdAt: number;
	seenAt: number;
}

/** A session that has not expired. */
export async function openSessionOf(db: Db, hash: string, now: number): Promise<OpenSession | null> {
	const rows = await db
		.select({ user: users, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sessions.hash, hash), gt(sessions.expiresAt, now)));
	return rows[0] ?? null;
}

/** Notes the day of a session's use: one write a day, however much it is used. */
export async function noteSeen(db: Db, hash: string, now: number): Promise<void> {
	const day = dayStart(now);
	await db
		.update(sessions)
		.set({ seenAt: day })
		.where(and(eq(sessions.hash, hash), lt(sessions.seenAt, day)));
}

/** Whether the day of a use is still to be noted. */
export const isUnseen = ({ seenAt }: Pick<OpenSession, "seenAt">, now: number): boolean => seenAt < dayStart(now);

/** Name of the guard that refuses what only a browser may ask that signed in lately. */
export const NOT_FRESH = "not_fresh";

/** Fails its batch as NOT_FRESH unless this is the user's session and was opened after `since`. */
export function mustBeOpenedSince(
	db: Db,
	{ userId, hash, since }: { userId: number; hash: string; since: number },
): Statement<typeof NOT_FRESH> {
	return mustHold(
		db,
		NOT_FRESH,
		sql`EXISTS (SELECT 1 FROM sessions WHERE hash = ${hash} AND user_id = ${userId} AND created_at > ${since})`,
	);
}

/** The same, as a question. */
export async function isOpenedSince(
	db: Db,
	{ userId, hash, since }: { userId: number; hash: string; since: number },
): Promise<boolean> {
	const isTheirs = and(eq(sessions.hash, hash), eq(sessions.userId, userId), gt(sessions.createdAt, since));
	return (await db.query.sessions.findFirst({ where: isTheirs, columns: { userId: true } })) !== undefined;
}

export function deleteSession(db: Db, hash: string): Statement {
	return db.delete(sessions).where(eq(sessions.hash, hash));
}

/** Name of the guard that refuses a session which is not the user's, or has ended. */
export const NO_SUCH_SESSION = "no_such_session";

/** Ends one of a user's sessions; fails its batch as NO_SUCH_SESSION. @param name as `sessionName` gives it. */
export function deleteNamedSession(db: Db, userId: number, name: string): Statement<typeof NO_SUCH_SESSION>[] {
	return [
		db
			.delete(sessions)
			.where(and(eq(sessions.userId, userId), sql`substr(${sessions.hash}, 1, ${SESSION_NAME_LENGTH}) = ${name}`)),
		mustHaveChanged(db, NO_SUCH_SESSION),
	];
}

/** Ends every session of a user but the one at hand. */
export function deleteOtherSessions(db: Db, userId: number, hash: string): Statement {
	return db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.hash, hash)));
}

/** Ends every session of a user. */
export function deleteAllSessions(db: Db, userId: number): Statement {
	return db.delete(sessions).where(eq(sessions.userId, userId));
}

/** A session as its person sees it. */
export interface ListedSession extends Device {
	name: string;
	createdAt: number;
	seenAt: number;
}

/** The browsers that a user is signed in with, the last to be opened first. */
export async function sessionsOf(db: Db, userId: number, now: number, limit: number): Promise<ListedSession[]> {
	return db
		.select({
			name: sql<string>`substr(${sessions.hash}, 1, ${SESSION_NAME_LENGTH})`,
			browser: sessions.browser,
			system: sessions.system,
			createdAt: sessions.createdAt,
			seenAt: sessions.seenAt,
		})
		.from(sessions)
		.where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
		.orderBy(desc(sessions.createdAt))
		.limit(limit);
}
