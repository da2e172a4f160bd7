import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { proofKeys } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

export type ProofKeyRow = typeof proofKeys.$inferSelect;

/** The key that two keys made at once violate. */
export const KEY_TAKEN = uniqueOf<[typeof proofKeys.id]>("proof_keys.id");

/** Keys that can sign now or soon are among the newest few: each erases the ones before it. */
const NEWEST = 8;
/** Of all keys there ever were: four a year, and one for each that was revoked. */
const LISTED_MAX = 200;

/** A key with whether its private part is there, which stays where it is. */
export type ProofKey = Omit<ProofKeyRow, "sealed"> & { canSign: boolean };

const listed = ({ sealed, ...key }: ProofKeyRow): ProofKey => ({ ...key, canSign: sealed !== null });

/** The newest keys, those that sign among them, with their sealed private parts. */
export function newestKeys(db: Db): Promise<ProofKeyRow[]> {
	return db.query.proofKeys.findMany({ orderBy: desc(proofKeys.id), limit: NEWEST });
}

/** Every key, the newest first, also revoked ones. */
export async function allKeys(db: Db): Promise<ProofKey[]> {
	return (await db.query.proofKeys.findMany({ orderBy: desc(proofKeys.id), limit: LISTED_MAX })).map(listed);
}

export async function keyById(db: Db, id: number): Promise<ProofKey | null> {
	const row = await db.query.proofKeys.findFirst({ where: eq(proofKeys.id, id) });
	return row === undefined ? null : listed(row);
}

/** Keeps a key. Fails as KEY_TAKEN where another one was made at the same time. */
export function insertKey(
	db: Db,
	key: Pick<ProofKeyRow, "id" | "kid" | "publicKey" | "createdAt" | "signsFrom"> & { sealed: string },
): Statement<typeof KEY_TAKEN> {
	return mayViolate(KEY_TAKEN, db.insert(proofKeys).values(key));
}

/** Forgets the private parts of keys that sign no more; what they signed can still be checked. */
export function forgetPrivateParts(db: Db, ids: readonly number[]): Statement {
	return db
		.update(proofKeys)
		.set({ sealed: null })
		.where(sql`${proofKeys.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/** Ends everything that a key signed; fails as `stale` where it is revoked already. */
export function revokeKey(db: Db, id: number, { at, reason }: { at: number; reason: string }): Statement<"stale">[] {
	return [
		db
			.update(proofKeys)
			.set({ sealed: null, revokedAt: at, revokedReason: reason })
			.where(and(eq(proofKeys.id, id), isNull(proofKeys.revokedAt))),
		mustHaveChanged(db, "stale"),
	];
}
