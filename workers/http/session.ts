import type { Context } from "hono";
import { type Device, deviceOf } from "#core/access/device";
import { SESSION_SECONDS } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import type { Db } from "#store/db";
import { isUnseen, noteSeen, openSessionOf } from "#store/sessions";
import type { UserRow } from "#store/users";
import { randomToken, readCookie, writeCookie } from "#workers/http/cookies";

/** A signed-in browser. */
export interface Session {
	user: UserRow;
	/** When they signed in, epoch milliseconds. */
	since: number;
	/** What the cookie holds; the database knows only its hash. */
	token: string;
	hash: string;
}

/** The session of a request, or null. */
export async function readSession(c: Context, db: Db, now: number): Promise<Session | null> {
	const token = readCookie(c, "session");
	if (token === undefined) return null;
	const hash = await sha256Hex(token);
	const open = await openSessionOf(db, hash, now);
	if (open === null) return null;
	if (isUnseen(open, now)) await noteSeen(db, hash, now);
	return { user: open.user, since: open.createdAt, token, hash };
}

/** A session that is about to be opened: the browser will hold the token, the database knows hashes. */
export interface NewSession {
	token: string;
	opening: Opening;
}

/** What the database may know of it. */
interface Opening extends Device {
	session_hash: string;
	/** Of the token that the browser has now, whose session ends. */
	ended_hash: string | null;
}

export async function newSession(c: Context): Promise<NewSession> {
	const token = randomToken();
	const before = readCookie(c, "session");
	const opening = {
		...deviceOf(c.req.header("User-Agent")),
		session_hash: await sha256Hex(token),
		ended_hash: before === undefined ? null : await sha256Hex(before),
	};
	return { token, opening };
}

/** Has the browser keep a session that was opened. */
export function keepSession(c: Context, { token }: NewSession): void {
	writeCookie(c, "session", token, SESSION_SECONDS);
}

/** Has the browser forget its session; the session itself is ended by the action sign_out. */
export function forgetSession(c: Context): void {
	writeCookie(c, "session", "", 0);
}
