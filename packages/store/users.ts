import { and, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { type Db, mustHold, type Statement } from "#store/db";
import { apiKeys, users } from "#store/schema/index";

export type UserRow = typeof users.$inferSelect;

/** Begins the account of an address that no account has yet (trigger `users_address`). @param email in its one spelling. */
export function insertUser(db: Db, email: string, now: number): Statement {
	return db.run(sql`INSERT INTO users (email, created_at) SELECT ${email}, ${now}
		WHERE NOT EXISTS (SELECT 1 FROM email_addresses WHERE address = ${email})`);
}

export async function userById(db: Db, id: number): Promise<UserRow | null> {
	return (await db.query.users.findFirst({ where: eq(users.id, id) })) ?? null;
}

/** Addresses of accounts by id; who is gone is missing. */
export async function emailsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
	const rows = await db
		.select({ id: users.id, email: users.email })
		.from(users)
		.where(sql`${users.id} IN (SELECT value FROM json_each(${JSON.stringify([...new Set(ids)])}))`);
	return new Map(rows.map(({ id, email }) => [id, email]));
}

/** @param name null where they do not say it. */
export function setName(db: Db, userId: number, name: string | null): Statement {
	return db.update(users).set({ name }).where(eq(users.id, userId));
}

/** Whether no ban of an account stands. */
export const isNotBanned = (userId: number | SQL<number>): SQL =>
	sql`NOT EXISTS (SELECT 1 FROM bans WHERE user_id = ${userId} AND lifted_at IS NULL)`;

/** Name of the guard that refuses a write for somebody whose account is gone. */
export const ACCOUNT_GONE = "account_gone";

/** Fails its batch as ACCOUNT_GONE when the account was deleted or banned meanwhile: what it wrote would be nobody's for ever. */
export function mustBeThere(db: Db, userId: number): Statement<typeof ACCOUNT_GONE> {
	return mustHold(db, ACCOUNT_GONE, sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId}) AND ${isNotBanned(userId)}`);
}

/** A key that is neither revoked nor expired, by the SHA-256 of its text. */
export async function validApiKey(db: Db, hash: string, now: number) {
	const row = await db.query.apiKeys.findFirst({ where: and(eq(apiKeys.hash, hash), isNull(apiKeys.revokedAt)) });
	return row !== undefined && (row.expiresAt === null || row.expiresAt > now) ? row : null;
}

export function insertApiKey(db: Db, key: typeof apiKeys.$inferInsert): Statement {
	return db.insert(apiKeys).values(key);
}

/** Notes the use of a key, at most once a minute: reads should not cost a write each. */
export async function touchApiKey(db: Db, id: number, now: number): Promise<void> {
	await db
		.update(apiKeys)
		.set({ lastUsedAt: now })
		.where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, now - 60_000))));
}
