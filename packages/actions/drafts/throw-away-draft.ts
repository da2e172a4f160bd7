import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { deleteDraft } from "#store/drafts";
import { draftDecision, draftToDecide, tellOfDraft } from "#usecases/drafts/team-decision";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/** The site team deletes somebody's draft, with the pages that were read for it and its invites. That cannot be taken back. */
export default defineAction({
	id: "throw_away_draft",
	actor: "team",
	rate: "write",
	fresh: true,
	input: z.strictObject(draftDecision),
	async handler({ reason, ...of }, { db, now }) {
		const draft = await draftToDecide(db, of);
		const { url, userId } = draft;
		return record(
			{ subject: `draft:${draft.id}`, detail: { reason }, change: changeBetween({ url, owner: userId }, null) },
			{ id: draft.id },
			[...deleteDraft(db, draft), tellOfDraft(db, draft, { userId, decision: "thrown_away", why: reason, now })],
			{ stale: CHANGED_MEANWHILE },
		);
	},
});
