import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { emailText } from "#core/web/email";
import { INVITE_USED, invitesOfDraft, revokeInvite } from "#store/draft-invites";
import { draftOfUser } from "#store/drafts";
import { unchanged } from "#usecases/commit";
import { draftId } from "#usecases/fields";

/**
 * Whoever invited somebody takes the invite back before it is accepted. It still counts among those that a draft may have:
 * else taking back would be a way to mail any number of people.
 */
export default defineAction({
	id: "revoke_invite",
	actor: "person",
	rate: "write",
	input: z.strictObject({ draft_id: draftId, email: emailText }),
	async handler({ draft_id, email }, { actor, db }) {
		const draft = (await draftOfUser(db, actor.userId, draft_id)) ?? notFound("draft");
		const address = email.toLowerCase();
		const invite = (await invitesOfDraft(db, draft.id)).find((one) => one.email === address) ?? notFound("invite");
		if (invite.status === "revoked") return unchanged({ draft_id });
		return record(
			{ subject: `draft:${draft.id}`, detail: { invite: invite.id } },
			{ draft_id },
			revokeInvite(db, draft.id, address),
			{ [INVITE_USED]: { code: "link_expired", detail: "This invitation was accepted meanwhile." } },
		);
	},
});
