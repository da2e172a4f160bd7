import type { Action, ActionContext, AuditNote, Recorded } from "#actions/define";
import { recordRefusal, refusedInput } from "#actions/refusal";
import { actorKey } from "#core/access/actor";
import { changeDetail } from "#core/access/audit-change";
import type { RateState } from "#core/access/rate-limit";
import { AppError } from "#core/errors";
import type { SharedRateClass } from "#core/settings";
import { ALREADY_UNDONE, auditRow } from "#store/audit-log";
import { NOT_FRESH } from "#store/sessions";
import { ACCOUNT_GONE, accountGone, mustBeThere } from "#usecases/account-gone";
import type { Unchanged } from "#usecases/commit";
import { mustBeFresh, mustBeFreshNow, signInAgain } from "#usecases/fresh-sign-in";
import { type CommitDeps, runCommit } from "#usecases/run-commit";
import { UNDONE_BEFORE } from "#usecases/saved-since";
import { validateInput } from "#usecases/validate";

/** What `perform` needs beside the context; the doors get it from the one place that composes. */
export interface PerformDeps extends CommitDeps {
	/** Counts an act in its class; throws `rate_limited`. */
	takeRate(actor: string, rateClass: SharedRateClass, now: Date): RateState;
}

/** What an act has beside its input. */
export interface PerformMore {
	/** The row of the log whose change it takes back. */
	undoes?: number;
	/** Told once it is done whether anything was written: what is so already leaves no row in the log. */
	done?(wasWritten: boolean): void;
}

/**
 * The one way to an action, for every door: rate, actor, validation, handler, and one batch with the audit row. What the
 * site team alone may do leaves a row too where it is refused.
 * @throws AppError for every refusal.
 */
export async function perform<I, T>(
	action: Action<I, T>,
	input: I,
	ctx: ActionContext,
	deps: PerformDeps,
	more: PerformMore = {},
): Promise<T> {
	const { actor, now } = ctx;
	// Before anything else: refused and malformed ones count too. What providers and jobs report is never turned away.
	if (actor.kind !== "provider" && actor.kind !== "system") deps.takeRate(actorKey(actor), action.rate, now);
	try {
		return await performed(action, input, ctx, deps, more);
	} catch (error) {
		if (action.actor === "team") await recordRefusal(ctx, deps, error, refusedInput(action.id, input));
		throw error;
	}
}

async function performed<I, T>(
	action: Action<I, T>,
	input: I,
	ctx: ActionContext,
	deps: PerformDeps,
	more: PerformMore,
): Promise<T> {
	const { actor, db, now } = ctx;
	// To whoever may not do it, it does not exist.
	if (actor.kind !== action.actor) throw new AppError("not_found", "There is nothing here to do for you.");
	const checked = validateInput({ body: action.input }, { params: {}, query: {}, body: input });
	const freshOf = action.fresh === true && actor.kind === "team" ? actor : null;
	// Before the handler, which may ask others to move money; and in the batch, where it decides.
	if (freshOf !== null) await mustBeFreshNow(db, freshOf, now.getTime());
	let subject: string | undefined;
	let wasWritten = false;
	const { answer } = await runCommit<T, typeof ACCOUNT_GONE | typeof NOT_FRESH>(
		db,
		{
			async decide() {
				// The action's own handler answers with its own type.
				const decided = (await action.handler(checked, ctx)) as Recorded<T> | Unchanged<T>;
				wasWritten = decided.commit;
				if (!decided.commit) return decided;
				subject = decided.note.subject;
				const entry = { action: action.id, actor, at: now, subject, undoes: more.undoes };
				return {
					...decided,
					statements: [auditRow(db, { ...entry, detail: detailOf(decided.note) }), ...decided.statements],
					refusals: { ...decided.refusals, [ALREADY_UNDONE]: UNDONE_BEFORE },
				};
			},
			// Known once something was decided: those that act on the same thing take turns.
			get subject() {
				return subject;
			},
			frame: () => [
				...(actor.kind === "person" ? [mustBeThere(db, actor.userId)] : []),
				...(freshOf === null ? [] : [mustBeFresh(db, freshOf.userId, freshOf.session ?? "", now.getTime())]),
			],
			frameGuards: {
				[ACCOUNT_GONE]: () => Promise.reject(accountGone()),
				// Where the action itself asks, its own words are said.
				[NOT_FRESH]: freshOf === null ? null : () => Promise.reject(signInAgain()),
			},
		},
		deps,
	);
	more.done?.(wasWritten);
	return answer;
}

const detailOf = ({ detail, change }: AuditNote) => ({ ...detail, ...(change && changeDetail(change)) });
