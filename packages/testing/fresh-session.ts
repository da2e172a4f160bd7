import { sha256Hex } from "#core/access/api-key";
import type { Db } from "#store/db";
import { sessions } from "#store/schema/index";
import { NOW } from "#testing/now";

/** Signs a person in at `at`, once for each instant. @returns the SHA-256 of what their browser's cookie holds. */
export async function mintSession(db: Db, userId: number, at = NOW): Promise<string> {
	const hash = await sha256Hex(`session of ${userId} at ${at.getTime()}`);
	const createdAt = at.getTime();
	await db
		.insert(sessions)
		.values({ hash, userId, createdAt, expiresAt: createdAt + 86_400_000 })
		.onConflictDoNothing({ target: sessions.hash });
	return hash;
}
