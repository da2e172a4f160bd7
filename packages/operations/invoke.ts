import { callerKey } from "#core/caller";
import { AppError } from "#core/errors";
import { type RateState, rateState, windowStart } from "#core/rate-limit";
import type { RateClass } from "#core/settings";
import { authorize } from "#operations/authorize";
import type { Commit, Context, Operation } from "#operations/define";
import { type AnswerCache, type IdempotencyRun, openIdempotency } from "#operations/idempotency";
import { type RawInput, validateInput } from "#operations/validate";
import { COSTLY_LIMIT_REACHED, costlyCount, countCostly } from "#store/costly-counts";
import { guardOf, runBatch, type Statement } from "#store/db";
import { CLAIM_TAKEN } from "#store/idempotency";

/** What `invoke` needs beside the context; the doors get it from the one place that composes. */
export interface InvokeDeps {
	answers: AnswerCache;
	/** Counts a request as a read or write; throws `rate_limited`. Costly work is counted exactly, in its commit. */
	takeRate(caller: string, rateClass: Exclude<RateClass, "costly">, now: Date): RateState;
	/** Called after each commit, so that what it left in the outbox is sent at once. */
	committed(): void;
	/** Called around each commit; where fault runs inject their faults. */
	aroundCommit?: { before(): void; after(): void } | undefined;
}

export interface Invocation {
	/** The input, or how to read it: a caller who is refused is refused before the body is read. */
	input: RawInput | (() => Promise<RawInput>);
	idempotencyKey?: string | undefined;
	/** Told where the caller stands, also when the operation then refuses. */
	onRate?: ((state: RateState) => void) | undefined;
}

export interface Outcome {
	status: number;
	/** JSON text of the answer. */
	body: string;
	replayed: boolean;
}

/** How often a handler is run again because what it had read changed before its commit. */
const STALE_ATTEMPTS = 5;

/**
 * The one way to an operation, for every door: scope, validation, limits, idempotency, handler, commit, output.
 * @throws AppError for every refusal.
 */
export async function invoke(operation: Operation, call: Invocation, ctx: Context, deps: InvokeDeps): Promise<Outcome> {
	// Before anything else: refused and malformed requests count too.
	call.onRate?.(deps.takeRate(callerKey(ctx.caller), operation.method === "get" ? "read" : "write", ctx.now));
	authorize(operation, ctx.caller);
	const input = validateInput(operation, typeof call.input === "function" ? await call.input() : call.input);
	const costly = operation.rateClass(input) === "costly" ? costlyWindow(ctx) : null;
	const idempotency = await openIdempotency(operation, call.idempotencyKey, input, ctx, deps.answers);
	if (idempotency?.stored) return { ...idempotency.stored, replayed: true };
	try {
		return await runHandler({ operation, input, costly, idempotency, onRate: call.onRate }, ctx, deps);
	} catch (error) {
		// A duplicate that lost the race may have been refused only because the first one's effect is already there.
		const first = error instanceof AppError ? await idempotency?.lookAgain() : null;
		if (first) return { ...first, replayed: true };
		throw error;
	} finally {
		idempotency?.close();
	}
}

interface Run {
	operation: Operation;
	input: Record<string, unknown>;
	costly: CostlyWindow | null;
	idempotency: IdempotencyRun | null;
	onRate: Invocation["onRate"];
}

async function runHandler(
	{ operation, input, costly, idempotency, onRate }: Run,
	ctx: Context,
	deps: InvokeDeps,
): Promise<Outcome> {
	if (costly) onRate?.(await refuseIfSpent(costly, ctx));
	for (let attempt = 1; ; attempt++) {
		const result = await operation.handler(input, ctx);
		const body = encode(operation, isCommit(result) ? result.answer : result);
		if (!isCommit(result)) return { status: operation.status, body, replayed: false };
		const statements: Statement[] = [
			...(idempotency?.claim(operation.status, body) ?? []),
			...(costly ? countCostly(ctx.db, costly.caller, costly.start, costly.limit) : []),
			...result.statements,
		];
		try {
			deps.aroundCommit?.before();
			await runBatch(ctx.db, statements);
			deps.aroundCommit?.after();
		} catch (error) {
			const guard = guardOf(error);
			if (guard === CLAIM_TAKEN && idempotency) return { ...(await idempotency.replay()), replayed: true };
			if (guard === COSTLY_LIMIT_REACHED && costly) throw limitReached(ctx);
			if (guard === "stale" && attempt < STALE_ATTEMPTS) continue;
			const refusal = guard === null ? undefined : result.refusals[guard];
			if (refusal) throw new AppError(refusal.code, refusal.detail);
			throw error;
		}
		deps.committed();
		await idempotency?.remember(operation.status, body);
		return { status: operation.status, body, replayed: false };
	}
}

function encode(operation: Operation, answer: unknown): string {
	return JSON.stringify(operation.output.parse(answer));
}

function isCommit(value: unknown): value is Commit<unknown> {
	return typeof value === "object" && value !== null && "commit" in value && value.commit === true;
}

interface CostlyWindow {
	caller: string;
	start: number;
	limit: number;
}

function costlyWindow(ctx: Context): CostlyWindow {
	const rate = ctx.settings.rateLimits.costly;
	return { caller: callerKey(ctx.caller), start: windowStart(rate, ctx.now.getTime()), limit: rate.limit };
}

/** Spares the work of an operation that its commit would refuse; the commit's own count is what decides. */
async function refuseIfSpent(costly: CostlyWindow, ctx: Context): Promise<RateState> {
	const used = await costlyCount(ctx.db, costly.caller, costly.start);
	if (used >= costly.limit) throw limitReached(ctx);
	return rateState("costly", ctx.settings.rateLimits.costly, used + 1, ctx.now.getTime());
}

function limitReached(ctx: Context): AppError {
	const rate = ctx.settings.rateLimits.costly;
	const { resetSeconds } = rateState("costly", rate, rate.limit, ctx.now.getTime());
	return new AppError(
		"rate_limited",
		`This costs the service much, so it is limited to ${rate.limit} times in ${rate.windowSeconds} seconds.`,
		{
			retryAfterSeconds: resetSeconds,
		},
	);
}
