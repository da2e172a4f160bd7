import { callerKey } from "#core/access/caller";
import type { RateState } from "#core/access/rate-limit";
import { AppError } from "#core/errors";
import type { SharedRateClass } from "#core/settings";
import { authorize } from "#operations/authorize";
import { checkedAnswer } from "#operations/checked-answer";
import type { Context, Operation } from "#operations/define";
import {
	AlreadyAnswered,
	type AnswerCache,
	type IdempotencyRun,
	openIdempotency,
	type RunningKeys,
	type SentKey,
} from "#operations/idempotency";
import { Outcome } from "#operations/outcome";
import { COSTLY_LIMIT_REACHED } from "#store/costly-counts";
import { CLAIM_TAKEN } from "#store/idempotency";
import { ACCOUNT_GONE, accountGone, mustBeThere } from "#usecases/account-gone";
import { isCommit, unchanged } from "#usecases/commit";
import { type CostlyWindow, costlyWindow, countInBatch, limitReached, refuseIfSpent } from "#usecases/costly";
import { type CommitDeps, runCommit } from "#usecases/run-commit";
import { type RawInput, validateInput } from "#usecases/validate";

/** What `invoke` needs beside the context; the doors get it from the one place that composes. */
export interface InvokeDeps extends CommitDeps {
	answers: AnswerCache;
	/** Has work done that nobody waits for; null where none is to be begun. */
	later: ((work: Promise<void>) => void) | null;
	/** Of the isolate. */
	running: RunningKeys;
	/** Counts a request as a read or write; throws `rate_limited`. Costly work is counted exactly, in its commit. */
	takeRate(caller: string, rateClass: SharedRateClass, now: Date): RateState;
}

export interface Invocation {
	/** The input, or how to read it: a caller who is refused is refused before the body is read. */
	input: RawInput | (() => Promise<RawInput>);
	idempotencyKey?: SentKey;
	/** Where the caller stands, from a door that had to count the request before it got here. */
	counted?: RateState | undefined;
	/** Told where the caller stands, also when the operation then refuses. */
	onRate?: ((state: RateState) => void) | undefined;
}

/**
 * The one way to an operation, for every door: scope, validation, limits, idempotency, handler, commit, output.
 * @throws AppError for every refusal.
 */
export async function invoke(operation: Operation, call: Invocation, ctx: Context, deps: InvokeDeps): Promise<Outcome> {
	// Before anything else: refused and malformed requests count too.
	const rate =
		call.counted ?? deps.takeRate(callerKey(ctx.caller), operation.method === "get" ? "read" : "write", ctx.now);
	call.onRate?.(rate);
	authorize(operation, ctx.caller);
	const raw = typeof call.input === "function" ? await call.input() : call.input;
	const input = await validated(operation, raw);
	const costly =
		operation.rateClass(input) === "costly"
			? costlyWindow(callerKey(ctx.caller), ctx.settings.rateLimits.costly, ctx.now)
			: null;
	const idempotency = await openIdempotency(operation, call.idempotencyKey, input, ctx, deps);
	if (idempotency?.stored) return Outcome.again(idempotency.stored);
	try {
		return await runHandler({ operation, input, costly, idempotency, onRate: call.onRate }, ctx, deps).finally(() =>
			idempotency?.looked(),
		);
	} catch (error) {
		if (error instanceof AlreadyAnswered) return Outcome.again(error.answer);
		// A duplicate that lost the race may have been refused only because the first one's effect is already there.
		const first = error instanceof AppError ? await idempotency?.lookAgain() : null;
		if (first) return Outcome.again(first);
		throw error;
	} finally {
		idempotency?.close();
	}
}

/** What a refusal of something unknown says of other operations is loaded with them, when it is said. */
async function validated(operation: Operation, raw: RawInput): Promise<Record<string, unknown>> {
	try {
		return validateInput(operation, raw);
	} catch (error) {
		if (!(error instanceof AppError) || !error.errors.some(({ code }) => code === "unknown_property")) throw error;
		const { whereTaken } = await import("#operations/where-taken");
		return validateInput(operation, raw, (path) => whereTaken(operation, path));
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
	const counted = costly ? await refuseIfSpent(ctx.db, costly, onRate) : undefined;
	const { answer, committed } = await runCommit(
		ctx.db,
		{
			async decide() {
				const decided = await operation.handler(input, ctx);
				// Called off before its commit, a write has not happened.
				ctx.signal?.throwIfAborted();
				const noted = isCommit(decided) || deps.later === null ? undefined : operation.noted(decided, input, ctx);
				if (noted !== undefined) deps.later?.(noted);
				return isCommit(decided)
					? { ...decided, answer: outcomeOf(operation, decided.answer) }
					: unchanged(outcomeOf(operation, decided));
			},
			subject: subjectOf(operation, input),
			frame: ({ status, body }) => [
				...(ctx.caller.kind === "user" ? [mustBeThere(ctx.db, ctx.caller.userId)] : []),
				...(idempotency?.claim(status, body) ?? []),
				...(costly ? countInBatch(ctx.db, costly) : []),
			],
			frameGuards: {
				[ACCOUNT_GONE]: () => Promise.reject(accountGone()),
				[CLAIM_TAKEN]: idempotency && (async () => Outcome.again(await idempotency.replay())),
				[COSTLY_LIMIT_REACHED]: costly && (() => Promise.reject(limitReached(costly))),
			},
		},
		deps,
	).finally(() => counted?.());
	if (committed) idempotency?.remember(answer.status, answer.body);
	return answer;
}

/** The thing of the path that an operation works on (`/drafts/6f1c...`), whatever it does to it. */
function subjectOf({ path }: Operation, input: Record<string, unknown>): string | undefined {
	const thing = /^(.*?)\{([a-z_]+)\}/.exec(path);
	return thing === null ? undefined : `${thing[1]}${input[thing[2] ?? ""]}`;
}

function outcomeOf(operation: Operation, answer: unknown): Outcome {
	return Outcome.of(operation.status, checkedAnswer(operation.output, answer));
}
