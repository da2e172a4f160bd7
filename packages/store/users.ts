import { and, eq, isNull, lt, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Db, mustHold, type Statement } from "#store/db";
import { apiKeys, users } from "#store/schema/index";
import { wholeRow } from "#store/whole-rows";

export type UserRow = typeof users.$inferSelect;

/** Begins the account of an address that no account has yet (trigger `users_address`). @param email in its one spelling. */
export function insertUser(db: Db, email: string, now: number): Statement {
	return db.run(sql`INSERT INTO users (email, created_at) SELECT ${email}, ${now}
		WHERE NOT EXISTS (SELECT 1 FROM email_addresses WHERE address = ${email})`);
}

export function userById(db: Db, id: number): Promise<UserRow | null> {
	return wholeRow(db, users, sql`WHERE id = ${id}`);
}

/** Addresses of accounts by id; who is gone is missing. */
export async function emailsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
	const rows = await db
		.select({ id: users.id, email: users.email })
		.from(users)
		.where(sql`${users.id} IN (SELECT value FROM json_each(${JSON.stringify([...new Set(ids)])}))`);
	return new Map(rows.map(({ id, email }) => [id, email]));
}

/** SQL of what somebody is called among the site team: their name, else what stands before the @ of their address. */
export const calledBy = ({ name, email }: { name: SQLWrapper; email: SQLWrapper }): SQL<string> =>
	sql`COALESCE(${name}, substr(${email}, 1, instr(${email}, '@') - 1))`;

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

/** The row of a key that is neither revoked nor expired, by the SHA-256 of its text. */
export const validApiKeyRow = (hash: string, now: number): SQL =>
	sql`SELECT id, user_id AS userId, name, scopes, last_used_at AS lastUsedAt FROM api_keys
		WHERE hash = ${hash} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ${now})`;

/** A key as whoever sends it is known by. */
export interface ValidKeyRow {
	id: number;
	userId: number;
	name: string;
	/** As JSON. */
	scopes: string;
	/** Epoch milliseconds; null before it was used. */
	lastUsedAt: number | null;
}

/** Name of the guard that refuses one key more than an account may have. */
export const TOO_MANY_KEYS = "too_many_keys";

/** Stores a key; fails its batch as TOO_MANY_KEYS when its person then has more than `max` that are not revoked. */
export function insertApiKey(db: Db, key: typeof apiKeys.$inferInsert, max: number): Statement<typeof TOO_MANY_KEYS>[] {
	const kept = sql`SELECT count(*) <= ${max} FROM api_keys WHERE user_id = ${key.userId} AND revoked_at IS NULL`;
	return [db.insert(apiKeys).values(key), mustHold(db, TOO_MANY_KEYS, kept)];
}

/** Uses of a key within this time are noted once: reads should not cost a write each. */
const NOTED_EVERY_MS = 60_000;

/** Whether the use of a key, as it was read, is to be noted. */
export const isUseDue = ({ lastUsedAt }: Pick<ValidKeyRow, "lastUsedAt">, now: number): boolean =>
	lastUsedAt === null || lastUsedAt < now - NOTED_EVERY_MS;

/** Notes the use of a key, unless somebody else just has. */
export async function touchApiKey(db: Db, id: number, now: number): Promise<void> {
	await db
		.update(apiKeys)
		.set({ lastUsedAt: now })
		.where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, now - NOTED_EVERY_MS))));
}
