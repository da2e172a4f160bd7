import { AppError } from "#core/errors";
import { FRESH_SIGN_IN_SECONDS } from "#core/limits";
import type { Db, Statement } from "#store/db";
import { isOpenedSince, mustBeOpenedSince, NOT_FRESH } from "#store/sessions";
import type { Refusal } from "#usecases/commit";
import { sha256Text } from "#usecases/fields";

/** SHA-256 of the token in the cookie of the browser that acts: what the database asks how fresh it is. */
export const freshSession = sha256Text;

/** Whether somebody signed in so lately that what cannot be undone may be asked for. Both in epoch milliseconds. */
export function isFresh(signedInAt: number, now: number): boolean {
	return signedInAt > now - FRESH_SIGN_IN_SECONDS * 1000;
}

/** Who asks, in which browser. */
interface Asking {
	userId: number;
	session?: string | undefined;
}

/** @throws AppError `sign_in_again` unless this person's browser signed in lately. The batch asks once more, with `mustBeFresh`. */
export async function mustBeFreshNow(db: Db, { userId, session }: Asking, now: number): Promise<void> {
	const since = now - FRESH_SIGN_IN_SECONDS * 1000;
	if (session === undefined || !(await isOpenedSince(db, { userId, hash: session, since }))) throw signInAgain();
}

/** Fails its batch unless this person's browser signed in lately: a session that was stolen, or left open, is no longer enough. */
export function mustBeFresh(db: Db, userId: number, hash: string, now: number): Statement<typeof NOT_FRESH> {
	return mustBeOpenedSince(db, { userId, hash, since: now - FRESH_SIGN_IN_SECONDS * 1000 });
}

/** What the guard of `mustBeFresh` means. */
export const SIGN_IN_AGAIN: Record<typeof NOT_FRESH, Refusal> = {
	[NOT_FRESH]: {
		code: "sign_in_again",
		detail: `This is asked only of who has signed in within ${FRESH_SIGN_IN_SECONDS / 60} minutes. Sign in again, then send it once more.`,
	},
};

export function signInAgain(): AppError {
	const { code, detail } = SIGN_IN_AGAIN[NOT_FRESH];
	return new AppError(code, detail);
}
