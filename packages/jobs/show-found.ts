import type { DraftField } from "#core/drafts/draft-fields";
import type { DraftResult } from "#core/ports/drafter";
import type { JobContext } from "#jobs/define";
import { changeDraft, draftById } from "#store/drafts";
import { commitGuarded } from "#usecases/commit-guarded";
import { withFound } from "#usecases/drafts/with-found";

/**
 * Puts what has been found so far into a draft that is still being read. Decides nothing: where its owner edits it just now
 * it leaves it, and what is found next shows both.
 * @returns whether the draft is still being read or drafted, as it was: otherwise nobody waits for more.
 */
export async function showFound(
	draftId: string,
	during: "crawling" | "drafting",
	found: DraftResult,
	{ db, now }: JobContext,
	only?: readonly DraftField[],
): Promise<boolean> {
	return commitGuarded(
		db,
		async () => {
			const draft = await draftById(db, draftId);
			if (draft?.status !== during) return { statements: [], outcome: false };
			const change = { ...withFound(draft, found.draft, only), modelAnswers: found.answers ?? null };
			return { statements: changeDraft(db, draft, change, now.getTime()), outcome: true };
		},
		{ stale: true },
	);
}
