import { type DraftField, emptySiteDraft, type SiteDraft } from "#core/drafts/draft-fields";
import { mergeDraft } from "#core/drafts/draft-state";
import { readingOf } from "#core/drafts/site-reading";
import { completenessOf } from "#core/listings/completeness";
import { isSettled } from "#core/web/page";
import type { DraftRow } from "#store/drafts";

/** The profile of a draft with what was found put in; what its owner typed stays. */
export function withFound(
	row: DraftRow,
	found: SiteDraft,
	only?: readonly DraftField[],
): Pick<DraftRow, "profile" | "completeness"> {
	const profile = mergeDraft(row.profile, found, only);
	return { profile, completeness: completenessOf(profile, true, readingOf(row)).completeness };
}

type Ended = Pick<DraftRow, "status" | "crawlReport" | "modelAnswers" | "profile" | "completeness">;

/**
 * What a draft becomes whose reading or drafting ends before its time: what has shown so far is taken back, what its owner typed
 * stays, and its report says why. @param detail one sentence for its owner.
 */
export function endedEarly(draft: DraftRow, detail: string): Ended {
	const unmeasured = { status: null, bytes: 0, durationMs: 0 } as const;
	const entry = { url: draft.url, role: "draft", outcome: "failed", ...unmeasured, detail } as const;
	const crawlReport = [...draft.crawlReport.filter(isSettled), entry];
	const ended = { status: "ready", crawlReport, modelAnswers: null } as const;
	return { ...ended, ...withFound({ ...draft, ...ended }, emptySiteDraft()) };
}
