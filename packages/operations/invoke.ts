import { callerKey } from "#core/caller";
import { AppError } from "#core/errors";
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
	/** Counts reads and writes; throws `rate_limited`. Costly operations are counted in the commit instead. */
	takeRate(caller: string, rateClass: Exclude<RateClass, "costly">): Promise<void>;
	/** Called after each commit, so that what it left in the outbox is sent at once. */
	committed(): void;
	/** Called around each commit; where fault runs inject their faults. */
	aroundCommit?: { before(): void; after(): void };
}

export interface Invocation {
	input: RawInput;
	idempotencyKey?: string | undefined;
}

export interface Outcome {
	status: number;
	/** JSON text of the answer. */
	body: string;
	replayed: boolean;
	/** Which limit the request counted against. */
	rateClass: RateClass;
}

/** How often a handler is run again because what it had read changed before its commit. */
const STALE_ATTEMPTS = 5;

/**
 * The one way to an operation, for every door: scope, validation, limits, idempotency, handler, commit, output.
 * @throws AppError for every refusal.
 */
export async function invoke(operation: Operation, call: Invocation, ctx: Context, deps: InvokeDeps): Promise<Outcome> {
	authorize(operation, ctx.caller);
	const input = validateInput(operation, call.input);
	const rateClass = operation.rateClass(input);
	if (rateClass !== "costly") await deps.takeRate(callerKey(ctx.caller), rateClass);
	const idempotency = await openIdempotency(operation, call.idempotencyKey, input, ctx, deps.answers);
	if (idempotency?.stored) return { ...idempotency.stored, replayed: true, rateClass };
	try {
		return await runHandler(operation, input, rateClass, idempotency, ctx, deps);
	} catch (error) {
		// A duplicate that lost the race may have been refused only because the first one's effect is already there.
		const first = error instanceof AppError ? await idempotency?.lookAgain() : null;
		if (first) return { ...first, replayed: true, rateClass };
		throw error;
	} finally {
		idempotency?.close();
	}
}

async function runHandler(
	operation: Operation,
	input: Record<string, unknown>,
	rateClass: RateClass,
	idempotency: IdempotencyRun | null,
	ctx: Context,
	deps: InvokeDeps,
): Promise<Outcome> {
	const costly = rateClass === "costly" ? costlyWindow(ctx) : null;
	if (costly) await refuseIfSpent(costly, ctx);
	for (let attempt = 1; ; attempt++) {
		const result = await operation.handler(input, ctx);
		const body = encode(operation, isCommit(result) ? result.answer : result);
		if (!isCommit(result)) return { status: operation.status, body, replayed: false, rateClass };
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
			if (guard === CLAIM_TAKEN && idempotency) return { ...(await idempotency.replay()), replayed: true, rateClass };
			if (guard === COSTLY_LIMIT_REACHED && costly) throw limitReached(costly, ctx);
			if (guard === "stale" && attempt < STALE_ATTEMPTS) continue;
			const refusal = guard === null ? undefined : result.refusals[guard];
			if (refusal) throw new AppError(refusal.code, refusal.detail);
			throw error;
		}
		deps.committed();
		await idempotency?.remember(operation.status, body);
		return { status: operation.status, body, replayed: false, rateClass };
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
	windowMs: number;
}

function costlyWindow(ctx: Context): CostlyWindow {
	const { limit, windowSeconds } = ctx.settings.rateLimits.costly;
	const windowMs = windowSeconds * 1000;
	return { caller: callerKey(ctx.caller), start: Math.floor(ctx.now.getTime() / windowMs) * windowMs, limit, windowMs };
}

/** Spares the work of an operation that its commit would refuse; the commit's own count is what decides. */
async function refuseIfSpent(costly: CostlyWindow, ctx: Context): Promise<void> {
	if ((await costlyCount(ctx.db, costly.caller, costly.start)) >= costly.limit) throw limitReached(costly, ctx);
}

function limitReached(costly: CostlyWindow, ctx: Context): AppError {
	const retryAfterSeconds = Math.ceil((costly.start + costly.windowMs - ctx.now.getTime()) / 1000);
	return new AppError(
		"rate_limited",
		`This costs the service much, so it is limited to ${costly.limit} times in ${costly.windowMs / 60_000} minutes.`,
		{
			retryAfterSeconds,
		},
	);
}
