import * as z from "zod";
import { BROWSERS, SYSTEMS } from "#core/access/device";
import { SESSION_SECONDS } from "#core/limits";
import { emailText } from "#core/web/email-text";
import { type BANNED, mustNotBeBanned } from "#store/bans";
import type { Db, Statement } from "#store/db";
import { accountOf } from "#store/email-addresses";
import { deleteSession, insertSessionOf } from "#store/sessions";
import { insertUser } from "#store/users";
import { sha256Text } from "#usecases/fields";

/** An address that somebody signs in with, in its one spelling. */
export const signInAddress = z.string().trim().toLowerCase().pipe(emailText);

/** The session to open, by what the database may know of it: the cookies themselves never enter. */
export const newSession = z.strictObject({
	/** SHA-256 of the token that the browser's cookie will hold. */
	session_hash: sha256Text,
	/** SHA-256 of the token that it held before. */
	ended_hash: sha256Text.nullable(),
	/** Of the browser, where it says. */
	browser: z.enum(BROWSERS).nullable().default(null),
	system: z.enum(SYSTEMS).nullable().default(null),
});

/** Signs in whoever reads the mails of an address; the account begins with it. */
export function openSession(
	db: Db,
	email: string,
	session: z.output<typeof newSession>,
	now: number,
): Statement<typeof BANNED>[] {
	return [insertUser(db, email, now), ...openSessionOf(db, accountOf(email), session, now)];
}

/** Signs in to an account; fails its batch as BANNED. A session that the browser had before is not taken over: one that somebody planted stays theirs. */
export function openSessionOf(
	db: Db,
	userId: number | ReturnType<typeof accountOf>,
	{ session_hash, ended_hash, browser, system }: z.output<typeof newSession>,
	now: number,
): Statement<typeof BANNED>[] {
	return [
		mustNotBeBanned(db, userId),
		...(ended_hash === null ? [] : [deleteSession(db, ended_hash)]),
		insertSessionOf(db, userId, {
			hash: session_hash,
			browser,
			system,
			createdAt: now,
			expiresAt: now + SESSION_SECONDS * 1000,
		}),
	];
}
