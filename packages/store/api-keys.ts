import { and, desc, eq, isNull } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { apiKeys } from "#store/schema/index";

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** A user's keys that are not revoked, newest first. */
export async function apiKeysOf(db: Db, userId: number): Promise<ApiKeyRow[]> {
	return db
		.select()
		.from(apiKeys)
		.where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
		.orderBy(desc(apiKeys.id));
}

/** Name of the guard that refuses a key which the user does not have, or has revoked. */
export const NO_SUCH_KEY = "no_such_key";

/** Ends one of a user's keys; fails its batch as NO_SUCH_KEY. */
export function revokeApiKey(db: Db, userId: number, id: number, now: number): Statement<typeof NO_SUCH_KEY>[] {
	return [
		db
			.update(apiKeys)
			.set({ revokedAt: now })
			.where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt))),
		mustHaveChanged(db, NO_SUCH_KEY),
	];
}

/** Ends all of a user's keys. */
export function revokeAllKeys(db: Db, userId: number, now: number): Statement {
	return db
		.update(apiKeys)
		.set({ revokedAt: now })
		.where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
}
