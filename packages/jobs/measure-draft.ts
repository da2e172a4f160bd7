import type { DraftEnd } from "#core/numbers/measure";
import type { JobContext } from "#jobs/define";

/** That a draft has come to its end, and how long after it was submitted; written once it has committed. */
export function measureDraft(
	draft: { createdAt: number },
	state: DraftEnd,
	fields: number,
	{ clock, measures }: Pick<JobContext, "clock" | "measures">,
): void {
	measures.write({ kind: "draft", state, ms: Math.max(0, clock.now().getTime() - draft.createdAt), fields });
}
