import type { ActionContext } from "#actions/define";
import { AppError } from "#core/errors";
import { auditRow } from "#store/audit-log";
import { commit } from "#usecases/commit";
import { type CommitDeps, runCommit } from "#usecases/run-commit";

/** What somebody tried that only the site team may do. */
export interface Tried {
	/** The action's id, or what the door calls it. */
	action: string;
	subject: string;
	detail?: Record<string, string | number | boolean | null>;
}

/** Of an input, the ids that say what it was about; never what was typed, nor what opens anything. */
export function refusedInput(action: string, input: unknown): Tried {
	const entries = Object.entries(typeof input === "object" && input !== null ? input : {});
	const said = entries.filter(
		([name, value]) => typeof value === "number" || (isName(value) && !/hash|token/.test(name)),
	);
	return { action, subject: `action:${action}`, detail: Object.fromEntries(said.slice(0, IDS_MAX)) };
}

const IDS_MAX = 12;
const isName = (value: unknown) => typeof value === "string" && /^[a-zA-Z0-9][\w:-]{0,59}$/.test(value);

/**
 * Leaves a row of the audit log of what was refused to somebody who is signed in, by the refusal's code. Words that were
 * typed wrong are no refusal of a right, and a rate that is used up has been noted often enough by then; both leave none.
 */
export async function recordRefusal(
	{ actor, db, now }: Pick<ActionContext, "actor" | "db" | "now">,
	deps: CommitDeps,
	error: unknown,
	tried: Tried,
): Promise<void> {
	if (actor.kind !== "team" && actor.kind !== "person") return;
	if (!(error instanceof AppError) || error.status >= 500 || error.code === "rate_limited") return;
	const isTypedWrong = error.code === "invalid_input" && !error.errors.some(({ pointer }) => pointer === "/version");
	if (isTypedWrong) return;
	const row = auditRow(db, { ...tried, actor, at: now, refused: error.code });
	const decide = () => Promise.resolve(commit(null, [row]));
	await runCommit(db, { decide, frame: () => [], frameGuards: {} }, deps);
}
