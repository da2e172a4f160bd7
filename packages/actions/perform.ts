import type { Action, ActionContext, Recorded } from "#actions/define";
import { actorKey } from "#core/access/actor";
import type { RateState } from "#core/access/rate-limit";
import { AppError } from "#core/errors";
import type { SharedRateClass } from "#core/settings";
import { auditRow } from "#store/audit-log";
import { ACCOUNT_GONE, accountGone, mustBeThere } from "#usecases/account-gone";
import type { Unchanged } from "#usecases/commit";
import { type CommitDeps, runCommit } from "#usecases/run-commit";
import { validateInput } from "#usecases/validate";

/** What `perform` needs beside the context; the doors get it from the one place that composes. */
export interface PerformDeps extends CommitDeps {
	/** Counts an act in its class; throws `rate_limited`. */
	takeRate(actor: string, rateClass: SharedRateClass, now: Date): RateState;
}

/**
 * The one way to an action, for every door: rate, actor, validation, handler, and one batch with the audit row.
 * @throws AppError for every refusal.
 */
export async function perform<I, T>(action: Action<I, T>, input: I, ctx: ActionContext, deps: PerformDeps): Promise<T> {
	const { actor, db, now } = ctx;
	// Before anything else: refused and malformed ones count too. What providers and jobs report is never turned away.
	if (actor.kind !== "provider" && actor.kind !== "system") deps.takeRate(actorKey(actor), action.rate, now);
	// To whoever may not do it, it does not exist.
	if (actor.kind !== action.actor) throw new AppError("not_found", "There is nothing here to do for you.");
	const checked = validateInput({ body: action.input }, { params: {}, query: {}, body: input });
	let subject: string | undefined;
	const { answer } = await runCommit<T, typeof ACCOUNT_GONE>(
		db,
		{
			async decide() {
				// The action's own handler answers with its own type.
				const decided = (await action.handler(checked, ctx)) as Recorded<T> | Unchanged<T>;
				if (!decided.commit) return decided;
				subject = decided.note.subject;
				const row = auditRow(db, { ...decided.note, action: action.id, actor, at: now });
				return { ...decided, statements: [row, ...decided.statements] };
			},
			// Known once something was decided: those that act on the same thing take turns.
			get subject() {
				return subject;
			},
			frame: () => (actor.kind === "person" ? [mustBeThere(db, actor.userId)] : []),
			frameGuards: { [ACCOUNT_GONE]: () => Promise.reject(accountGone()) },
		},
		deps,
	);
	return answer;
}
