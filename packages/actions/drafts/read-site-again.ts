import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, notFound } from "#core/errors";
import { COSTLY_LIMIT_REACHED } from "#store/costly-counts";
import { draftOfUser } from "#store/drafts";
import { AGAIN, unchanged } from "#usecases/commit";
import { costlyWindow, countInBatch, limitReached, refuseIfSpent } from "#usecases/costly";
import { readAnew } from "#usecases/drafts/read-anew";
import { draftId } from "#usecases/fields";

/**
 * Reads the website of a draft once more, also where only some of its pages could not be read. What its owner typed or locked
 * stays. One that is being read already is left to it. Source: docs/drafts.md#a-site-that-cannot-be-read.
 */
export default defineAction({
	id: "read_site_again",
	actor: "person",
	rate: "write",
	input: z.strictObject({ draft_id: draftId }),
	async handler({ draft_id }, { actor, db, now, settings }) {
		const draft = (await draftOfUser(db, actor.userId, draft_id)) ?? notFound("draft");
		if (draft.status !== "ready") return unchanged({ id: draft.id });
		if (draft.listingId !== null) {
			throw new AppError("listing_already_live", "The draft is a listing already: its website is looked at by itself.");
		}
		// Counted with the websites that are handed in: it costs the same.
		const costly = costlyWindow(`user:${actor.userId}`, settings.rateLimits.costly, now);
		await (await refuseIfSpent(db, costly))();
		return record(
			{ subject: `draft:${draft.id}` },
			{ id: draft.id },
			[...readAnew(db, draft, now.getTime()), ...countInBatch(db, costly)],
			{ stale: AGAIN, [COSTLY_LIMIT_REACHED]: { code: "rate_limited", detail: limitReached(costly).message } },
		);
	},
});
