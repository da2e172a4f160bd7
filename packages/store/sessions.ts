import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Db, Statement } from "#store/db";
import { sessions, users } from "#store/schema/index";
import type { UserRow } from "#store/users";

/** Opens a session of the account of an address, which must exist by then. @param session.hash SHA-256 of the cookie's token. */
export function insertSessionOf(
	db: Db,
	email: string,
	session: { hash: string; createdAt: number; expiresAt: number },
): Statement {
	return db.insert(sessions).values({ ...session, userId: sql`(SELECT id FROM users WHERE email = ${email})` });
}

/** The user of a session that has not expired. */
export async function sessionUser(db: Db, hash: string, now: number): Promise<UserRow | null> {
	const rows = await db
		.select({ user: users })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(and(eq(sessions.hash, hash), gt(sessions.expiresAt, now)));
	return rows[0]?.user ?? null;
}

export function deleteSession(db: Db, hash: string): Statement {
	return db.delete(sessions).where(eq(sessions.hash, hash));
}

/** Ends every session of a user but the one at hand. */
export function deleteOtherSessions(db: Db, userId: number, hash: string): Statement {
	return db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.hash, hash)));
}

/** How many browsers a user is signed in with. */
export async function countSessions(db: Db, userId: number, now: number): Promise<number> {
	const rows = await db
		.select({ count: sql<number>`count(*)` })
		.from(sessions)
		.where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
	return rows[0]?.count ?? 0;
}
