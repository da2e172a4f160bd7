import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { Db, Statement } from "#store/db";
import { idempotencyKeys } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** What an Idempotency-Key belongs to: a caller's key for one operation. */
export interface IdempotencyScope {
	caller: string;
	operation: string;
	key: string;
}

/** A finished answer and the fingerprint of the input it answered. */
export interface StoredAnswer {
	fingerprint: string;
	status: number;
	/** JSON text, replayed to the byte. */
	body: string;
}

/** The constraint that a second claim of the same key violates. */
export const CLAIM_TAKEN = uniqueOf<
	[typeof idempotencyKeys.caller, typeof idempotencyKeys.operation, typeof idempotencyKeys.key]
>("idempotency_keys.caller,idempotency_keys.operation,idempotency_keys.key");

const isScope = (scope: IdempotencyScope) =>
	and(
		eq(idempotencyKeys.caller, scope.caller),
		eq(idempotencyKeys.operation, scope.operation),
		eq(idempotencyKeys.key, scope.key),
	);

/** The row of the answer that a key already has, unless it is older than `since` (epoch milliseconds). */
export const answerRow = ({ caller, operation, key }: IdempotencyScope, since: number): SQL =>
	sql`SELECT fingerprint, status, body FROM idempotency_keys
		WHERE caller = ${caller} AND operation = ${operation} AND key = ${key} AND created_at >= ${since}`;

export async function findAnswer(db: Db, scope: IdempotencyScope, since: number): Promise<StoredAnswer | null> {
	const [row] = await db.all<StoredAnswer>(answerRow(scope, since));
	return row ?? null;
}

/** Claims a key together with its answer; fails the batch with CLAIM_TAKEN when somebody has it. */
export function claimKey(
	db: Db,
	scope: IdempotencyScope,
	answer: StoredAnswer,
	at: { now: number; since: number },
): Statement<typeof CLAIM_TAKEN>[] {
	return [
		db.delete(idempotencyKeys).where(and(isScope(scope), lt(idempotencyKeys.createdAt, at.since))),
		mayViolate(CLAIM_TAKEN, db.insert(idempotencyKeys).values({ ...scope, ...answer, createdAt: at.now })),
	];
}
