import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "#store/db";
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

/** @returns false when the user has no such key, or it was revoked before. */
export async function revokeApiKey(db: Db, userId: number, id: number, now: number): Promise<boolean> {
	const rows = await db
		.update(apiKeys)
		.set({ revokedAt: now })
		.where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
		.returning({ id: apiKeys.id });
	return rows.length > 0;
}
