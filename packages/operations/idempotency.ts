import { callerKey } from "#core/access/caller";
import { AppError } from "#core/errors";
import { IDEMPOTENCY_KEY_MAX, IDEMPOTENCY_RETENTION_MS } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import type { Context, Operation } from "#operations/define";
import { checkFirst } from "#store/check-first";
import type { Statement } from "#store/db";
import { answerRow, type CLAIM_TAKEN, claimKey, findAnswer, type StoredAnswer } from "#store/idempotency";
import { lookUntil } from "#usecases/look-until";

/**
 * Finished answers, kept near for replay; losing one costs a look into the database, never a second effect. Neither call
 * ever fails: what cannot be read is absent, and what cannot be written is not kept.
 */
export interface AnswerCache {
	get(name: string): Promise<StoredAnswer | null>;
	/** Keeps an answer soon; nobody waits for it. */
	put(name: string, answer: StoredAnswer, ttlSeconds: number): void;
}

/** An Idempotency-Key as a door has it, or how to find it: only operations that take one ask, and only they refuse a bad one. */
export type SentKey = string | undefined | (() => string | undefined);

export interface IdempotencyRun {
	/** The answer the key already has, where that is known at once. */
	stored: { status: number; body: string } | null;
	/**
	 * To be waited for when the work has ended, well or not: the database is asked for the key's answer with the first reads of
	 * the work. @throws AlreadyAnswered, and `idempotency_key_reused`.
	 */
	looked(): Promise<void>;
	/** The claim, for the batch of the effect. */
	claim(status: number, body: string): Statement<typeof CLAIM_TAKEN>[];
	/** The answer of whoever claimed the key first. @throws `idempotency_key_reused`. */
	replay(): Promise<{ status: number; body: string }>;
	/** The first one's answer, if there is one by now. @throws `idempotency_key_reused`. */
	lookAgain(): Promise<{ status: number; body: string } | null>;
	/** Keeps the answer near, after its commit. */
	remember(status: number, body: string): void;
	close(): void;
}

/** Ends work whose key has its answer already; no refusal. */
export class AlreadyAnswered extends Error {
	readonly answer: { status: number; body: string };

	constructor(answer: { status: number; body: string }) {
		super("This key was answered before.");
		this.answer = answer;
	}
}

const NOTHING_TO_LOOK_FOR = async (): Promise<void> => undefined;

/**
 * Keys whose first request runs in one isolate: a duplicate waits for it briefly instead of doing the work twice. It only
 * spares that work: what two isolates do at once, the claim in the database tells apart.
 */
export type RunningKeys = Set<string>;

const WAIT_STEP_MS = 25;
const WAIT_MAX_MS = 5_000;

/**
 * Looks up what an Idempotency-Key stands for.
 * @returns null when no key was sent or the operation takes none.
 * @throws AppError `invalid_idempotency_key`, `idempotency_key_reused`, `idempotency_in_progress`.
 * Source: docs/api.md#idempotency-keys.
 */
export async function openIdempotency(
	operation: Operation,
	sent: SentKey,
	input: Record<string, unknown>,
	ctx: Context,
	{ answers, running }: { answers: AnswerCache; running: RunningKeys },
): Promise<IdempotencyRun | null> {
	if (!operation.idempotent) return null;
	const key = typeof sent === "function" ? sent() : sent;
	if (key === undefined) return null;
	if (key.length < 1 || key.length > IDEMPOTENCY_KEY_MAX || !/^[\x21-\x7e]+$/.test(key)) {
		throw new AppError("invalid_idempotency_key", `Send 1 to ${IDEMPOTENCY_KEY_MAX} visible ASCII characters.`);
	}
	const scope = { caller: callerKey(ctx.caller), operation: operation.id, key };
	const name = await sha256Hex(JSON.stringify([scope.caller, scope.operation, scope.key]));
	const fingerprint = await sha256Hex(canonicalJson(input));
	const now = ctx.now.getTime();
	const since = now - IDEMPOTENCY_RETENTION_MS;
	const find = async () => (await answers.get(name)) ?? (await findAnswer(ctx.db, scope, since));

	const near = running.has(name) ? await find() : await answers.get(name);
	const known = near ?? (await waitWhileRunning(running, name, find));
	let stored = known === null ? null : matching(known, fingerprint);
	let looked = NOTHING_TO_LOOK_FOR;
	if (stored === null) {
		running.add(name);
		try {
			looked = await checkFirst<StoredAnswer>(ctx.db, answerRow(scope, since), ([found]) => {
				if (found !== undefined) throw new AlreadyAnswered(matching(found, fingerprint));
			});
		} catch (error) {
			running.delete(name);
			if (!(error instanceof AlreadyAnswered)) throw error;
			stored = error.answer;
		}
	}
	return {
		stored,
		looked,
		claim: (status, body) => claimKey(ctx.db, scope, { fingerprint, status, body }, { now, since }),
		replay: async () => {
			const answer = await findAnswer(ctx.db, scope, since);
			if (answer === null)
				throw new AppError("idempotency_in_progress", "Send it again in a moment.", { retryAfterSeconds: 1 });
			return matching(answer, fingerprint);
		},
		lookAgain: async () => {
			const answer = await findAnswer(ctx.db, scope, since);
			return answer === null ? null : matching(answer, fingerprint);
		},
		remember: (status, body) =>
			answers.put(name, { fingerprint, status, body }, Math.floor(IDEMPOTENCY_RETENTION_MS / 1000)),
		close: () => void running.delete(name),
	};
}

function matching(answer: StoredAnswer, fingerprint: string): { status: number; body: string } {
	if (answer.fingerprint !== fingerprint) {
		throw new AppError(
			"idempotency_key_reused",
			"This key was sent before with another input; use a new key for a new request.",
		);
	}
	return { status: answer.status, body: answer.body };
}

async function waitWhileRunning(
	running: RunningKeys,
	name: string,
	find: () => Promise<StoredAnswer | null>,
): Promise<StoredAnswer | null> {
	if (!running.has(name)) return null;
	const hasEnded = await lookUntil(() => !running.has(name), { stepMs: WAIT_STEP_MS, maxMs: WAIT_MAX_MS });
	if (hasEnded) return find();
	const detail = "The first request with this key still runs; send it again in a moment.";
	throw new AppError("idempotency_in_progress", detail, { retryAfterSeconds: 2 });
}

/** JSON with sorted keys: the same input gives the same text however it was written. */
function canonicalJson(value: unknown): string {
	return JSON.stringify(value, (_key, inner: unknown) =>
		typeof inner === "object" && inner !== null && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
			: inner,
	);
}
