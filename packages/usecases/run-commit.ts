import { AppError } from "#core/errors";
import { type Db, guardOf, runAnyBatch, type Statement } from "#store/db";
import type { Commit, Unchanged } from "#usecases/commit";
import { AGAIN, untilDecided } from "#usecases/decide-again";
import { type Turns, takeTurn } from "#usecases/turns";

/** What every commit is surrounded by; the doors get it from the one place that composes. */
export interface CommitDeps {
	/** Called after each commit, so that what it left in the outbox is sent at once. */
	committed(): void;
	/** Of the isolate: what its requests change at once, they change one after the other. */
	turns: Turns;
	/** Called around each commit; where fault runs inject their faults. */
	aroundCommit?: { before(): void; after(): void } | undefined;
}

export interface Decision<T, F extends string> {
	/** Reads and decides, on a write or only an answer; called again when what it had read has changed before its commit. */
	decide(): Promise<Commit<T> | Unchanged<T>>;
	/** Statements that go before the decision's own in the same batch: claims, exact counts, audit rows. */
	frame(answer: T): readonly Statement<F>[];
	/** What it changes, by one name for all that change it: where they get in each other's way, they take turns. */
	subject?: string | undefined;
	/** What each guard of the frame means: an answer, or a refusal that it throws; null for one that the frame does not have now. */
	frameGuards: { readonly [Guard in F]: (() => Promise<T>) | null };
}

export interface Done<T> {
	answer: T;
	/** Whether this run wrote something: false for a mere answer, and for one that somebody else's commit had. */
	committed: boolean;
}

/**
 * The one way a write happens: decide, one batch, what follows from it.
 * @throws AppError the refusal that a failed guard means; anything else that the batch throws.
 */
export async function runCommit<T, F extends string>(
	db: Db,
	decision: Decision<T, F>,
	deps: CommitDeps,
): Promise<Done<T>> {
	let endTurn: (() => void) | undefined;
	try {
		return await untilDecided(
			(mayDecideAgain) => commitOnce(db, decision, deps, mayDecideAgain),
			async () => {
				if (decision.subject !== undefined) endTurn ??= await takeTurn(deps.turns, decision.subject);
			},
		);
	} finally {
		endTurn?.();
	}
}

/** @returns AGAIN when what was read has changed and it may be decided again. */
async function commitOnce<T>(
	db: Db,
	decision: Decision<T, string>,
	deps: CommitDeps,
	mayDecideAgain: boolean,
): Promise<Done<T> | typeof AGAIN> {
	const decided = await decision.decide();
	const { answer } = decided;
	if (!decided.commit) return { answer, committed: false };
	try {
		deps.aroundCommit?.before();
		await runAnyBatch(db, [...decision.frame(answer), ...decided.statements]);
		deps.aroundCommit?.after();
	} catch (error) {
		const guard = guardOf(error);
		if (guard === null) throw error;
		const framed = decision.frameGuards[guard];
		if (framed) return { answer: await framed(), committed: false };
		const refusal = decided.refusals[guard];
		if (refusal === undefined) throw error;
		if ((refusal === AGAIN || refusal.again) && mayDecideAgain) return AGAIN;
		if (refusal === AGAIN) throw error;
		throw new AppError(refusal.code, refusal.detail, refusal.more);
	}
	deps.committed();
	return { answer, committed: true };
}
