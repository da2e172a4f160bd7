import { eq } from "drizzle-orm";
import type { Db } from "#store/db";
import { redeemedTokens, refreshAnswers } from "#store/schema/index";

/**
 * Claims a one-time credential by its SHA-256: of any number of simultaneous claims exactly one wins.
 * @returns null to the winner; to everybody else when it was claimed, in epoch milliseconds.
 */
export async function claimOnce(db: Db, hash: string, now: number): Promise<number | null> {
	const won = await db
		.insert(redeemedTokens)
		.values({ hash, redeemedAt: now })
		.onConflictDoNothing({ target: redeemedTokens.hash })
		.returning({ hash: redeemedTokens.hash });
	if (won.length > 0) return null;
	const row = await db.query.redeemedTokens.findFirst({ where: eq(redeemedTokens.hash, hash) });
	// The winner may have given it back in between: then this claim lost to an attempt that came to nothing just now.
	return row?.redeemedAt ?? now;
}

/** Gives a claim back after an attempt that handed nothing out; only its winner may do so. */
export async function releaseClaim(db: Db, hash: string): Promise<void> {
	await db.delete(redeemedTokens).where(eq(redeemedTokens.hash, hash));
}

/** Keeps what was answered to a refresh token, sealed, until it expires. @param expiresAt epoch milliseconds. */
export async function keepRefreshAnswer(db: Db, hash: string, sealed: string, expiresAt: number): Promise<void> {
	await db
		.insert(refreshAnswers)
		.values({ hash, sealed, expiresAt })
		.onConflictDoUpdate({ target: refreshAnswers.hash, set: { sealed, expiresAt } });
}

/** What was answered to a refresh token, sealed; null where nothing was, or it has expired. */
export async function refreshAnswer(db: Db, hash: string, now: number): Promise<string | null> {
	const found = await db.query.refreshAnswers.findFirst({ where: eq(refreshAnswers.hash, hash) });
	return found === undefined || found.expiresAt <= now ? null : found.sealed;
}

/** Whether a claim still stands: its winner gives it back where nothing was handed out. */
export async function isClaimed(db: Db, hash: string): Promise<boolean> {
	return (await db.query.redeemedTokens.findFirst({ where: eq(redeemedTokens.hash, hash) })) !== undefined;
}
