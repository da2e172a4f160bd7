import type { Context } from "hono";
import { sha256Hex } from "#core/api-key";
import { type Db, runBatch, type Statement } from "#store/db";
import { deleteSession, insertSession, sessionUser } from "#store/sessions";
import type { UserRow } from "#store/users";
import { randomToken, readCookie, writeCookie } from "#workers/oauth/cookies";

export const SESSION_SECONDS = 30 * 86_400;

/** A signed-in browser. */
export interface Session {
	user: UserRow;
	/** What the cookie holds; the database knows only its hash. */
	token: string;
	hash: string;
}

/** The session of a request, or null. */
export async function readSession(c: Context, db: Db, now: number): Promise<Session | null> {
	const token = readCookie(c, "session");
	if (token === undefined) return null;
	const hash = await sha256Hex(token);
	const user = await sessionUser(db, hash, now);
	return user === null ? null : { user, token, hash };
}

/**
 * Signs a browser in. A token that it had before is not taken over: a session that somebody planted stays theirs.
 * @param also statements of the same batch, such as the one that uses a sign-in link up.
 */
export async function openSession(
	c: Context,
	db: Db,
	userId: number,
	now: number,
	also: readonly Statement[] = [],
): Promise<void> {
	const token = randomToken();
	const hash = await sha256Hex(token);
	const session = { hash, userId, createdAt: now, expiresAt: now + SESSION_SECONDS * 1000 };
	const before = readCookie(c, "session");
	const ended = before === undefined ? [] : [deleteSession(db, await sha256Hex(before))];
	await runBatch(db, [...also, ...ended, insertSession(db, session)]);
	writeCookie(c, "session", token, SESSION_SECONDS);
}

/** Has the browser forget its session; the session itself is ended by the action sign_out. */
export function forgetSession(c: Context): void {
	writeCookie(c, "session", "", 0);
}
