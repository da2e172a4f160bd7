import * as z from "zod";
import { AppError, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { type DraftDecision, draftDecided } from "#mails/catalogue/draft-decided";
import type { Db, Statement } from "#store/db";
import { type DraftRow, draftById } from "#store/drafts";
import { draftId, requiredText } from "#usecases/fields";
import { leaveMail } from "#usecases/mails/leave-mail";
import { changedMeanwhile } from "#usecases/saved-since";

/** What each decision of the site team about a draft is told. */
export const draftDecision = {
	draft_id: draftId,
	/** Of the draft as it was read. */
	version: z.int().min(1),
	/** For whose draft it is. */
	reason: requiredText(TEAM_REASON_MAX),
};

/**
 * A draft that the site team decides about, as it was read.
 * @throws AppError `listing_already_live` where it has become a listing: that is decided about instead.
 */
export async function draftToDecide(
	db: Db,
	{ draft_id, version }: { draft_id: string; version: number },
): Promise<DraftRow> {
	const draft = (await draftById(db, draft_id)) ?? notFound("draft");
	if (draft.listingId !== null) {
		throw new AppError("listing_already_live", "The draft is a listing already: decide about the listing.");
	}
	if (draft.version !== version) throw changedMeanwhile();
	return draft;
}

/** Tells somebody what was decided about a draft of theirs. */
export function tellOfDraft(
	db: Db,
	draft: Pick<DraftRow, "id" | "domain" | "profile" | "version">,
	{ userId, decision, why, now }: { userId: number; decision: DraftDecision; why: string; now: Date },
): Statement {
	const product = draft.profile.fields.name.value ?? draft.domain;
	return leaveMail(db, draftDecided, {
		to: { userId },
		cause: `draft:${draft.id}:${draft.version}:${decision}`,
		now,
		facts: { draft: draft.id, product, decision, why },
	});
}
