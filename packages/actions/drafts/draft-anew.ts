import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError } from "#core/errors";
import { readAnew } from "#usecases/drafts/read-anew";
import { draftDecision, draftToDecide, tellOfDraft } from "#usecases/drafts/team-decision";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/** The site team has the website of somebody's draft read, and its profile drafted, once more. What was typed or locked stays. */
export default defineAction({
	id: "draft_anew",
	actor: "team",
	rate: "write",
	input: z.strictObject(draftDecision),
	async handler({ reason, ...of }, { db, now }) {
		const draft = await draftToDecide(db, of);
		if (draft.status !== "ready") {
			throw new AppError("changed_meanwhile", "It is being read or drafted already. Stop it first.");
		}
		return record(
			{
				subject: `draft:${draft.id}`,
				detail: { reason },
				change: changeBetween({ status: draft.status }, { status: "crawling" }),
			},
			{ id: draft.id },
			[
				...readAnew(db, draft, now.getTime()),
				tellOfDraft(db, draft, { userId: draft.userId, decision: "anew", why: reason, now }),
			],
			{ stale: CHANGED_MEANWHILE },
		);
	},
});
