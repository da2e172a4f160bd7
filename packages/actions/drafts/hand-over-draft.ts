import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { invalidField } from "#core/errors";
import { BANNED, mustNotBeBanned } from "#store/bans";
import { DRAFT_OF_URL, giveDraft } from "#store/drafts";
import { userById } from "#store/users";
import { draftDecision, draftToDecide, tellOfDraft } from "#usecases/drafts/team-decision";
import { CHANGED_MEANWHILE } from "#usecases/saved-since";

/** The site team gives a draft to another account, with what was typed into it. Both are told. */
export default defineAction({
	id: "hand_over_draft",
	actor: "team",
	rate: "write",
	fresh: true,
	input: z.strictObject({ ...draftDecision, user_id: z.int().min(1) }),
	async handler({ reason, user_id, ...of }, { db, now }) {
		const draft = await draftToDecide(db, of);
		const to = await userById(db, user_id);
		if (to === null) return invalidField("/user_id", "There is no such account.", "bad_value");
		if (to.id === draft.userId) invalidField("/user_id", "The draft is theirs already.", "bad_value");
		const told = { why: reason, now };
		return record(
			{
				subject: `draft:${draft.id}`,
				detail: { reason },
				change: changeBetween({ owner: draft.userId }, { owner: to.id }),
			},
			{ id: draft.id },
			[
				mustNotBeBanned(db, to.id),
				...giveDraft(db, draft, to.id),
				tellOfDraft(db, draft, { userId: draft.userId, decision: "handed_over", ...told }),
				tellOfDraft(db, draft, { userId: to.id, decision: "received", ...told }),
			],
			{
				stale: CHANGED_MEANWHILE,
				[BANNED]: { code: "account_banned", detail: "The account that would get it is banned. Lift the ban first." },
				[DRAFT_OF_URL]: {
					code: "changed_meanwhile",
					detail: "They have a draft of this website already. Throw one of the two away first.",
				},
			},
		);
	},
});
