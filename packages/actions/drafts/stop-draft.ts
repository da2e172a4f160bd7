import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError } from "#core/errors";
import { changeDraft } from "#store/drafts";
import { draftDecision, draftToDecide, tellOfDraft } from "#usecases/drafts/team-decision";
import { endedEarly } from "#usecases/drafts/with-found";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

const STOPPED = "The site team has stopped the reading of this website.";

/**
 * The site team stops the reading or drafting of somebody's draft: what has shown so far is taken back, what was typed stays.
 * Work that is under way finds the draft moved, and leaves it.
 */
export default defineAction({
	id: "stop_draft",
	actor: "team",
	rate: "write",
	input: z.strictObject(draftDecision),
	async handler({ reason, ...of }, { db, now }) {
		const draft = await draftToDecide(db, of);
		if (draft.status === "ready") throw new AppError("changed_meanwhile", "It is ready: there is nothing to stop.");
		return record(
			{
				subject: `draft:${draft.id}`,
				detail: { reason },
				change: changeBetween({ status: draft.status }, { status: "ready" }),
			},
			{ id: draft.id },
			[
				...changeDraft(db, draft, endedEarly(draft, STOPPED), now.getTime()),
				tellOfDraft(db, draft, { userId: draft.userId, decision: "stopped", why: reason, now }),
			],
			{ stale: CHANGED_MEANWHILE },
		);
	},
});
