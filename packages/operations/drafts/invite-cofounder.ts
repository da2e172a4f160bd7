import * as z from "zod";
import { notFound } from "#core/errors";
import { INVITES_MAX } from "#core/limits";
import { emailText } from "#core/web/email-text";
import { draftStanding } from "#operations/brief/draft";
import { defineOperation } from "#operations/define";
import { exampleDraft } from "#operations/drafts/draft-example";
import { DraftView } from "#operations/drafts/draft-schema";
import { draftView } from "#operations/drafts/draft-view";
import { draftOfUser } from "#store/drafts";
import { commit } from "#usecases/commit";
import { fitOf } from "#usecases/drafts/listing-fit";
import { sendInvite } from "#usecases/drafts/send-invite";
import { draftId } from "#usecases/fields";

export default defineOperation({
	id: "invite_cofounder",
	method: "post",
	path: "/drafts/{id}/invites",
	area: "drafts",
	scope: "listings:write",
	status: 201,
	idempotent: true,
	effects: { openWorld: true },
	limit: "costly",
	summary: "Invite a co-founder by e-mail to add their own profile",
	description: `Sends an e-mail with a personal link to this address. A draft takes up to ${INVITES_MAX} invites; the same address invited again gets a new link and counts once, a few times a day. Only send it to somebody your user names.`,
	params: z.strictObject({ id: draftId }),
	body: z.strictObject({ email: emailText }),
	output: DraftView,
	refuses: ["invite_limit_reached", "draft_conflict"],
	example: {
		input: { id: exampleDraft("ready").id, email: "grace@inkfern.example" },
		output: {
			...exampleDraft("ready"),
			invites: [{ email: "grace@inkfern.example", status: "sent", created_at: "2026-11-02T09:05:00.000Z" }],
		},
	},
	brief: (draft, { email }) => ({
		...draftStanding(draft),
		invites: draft.invites.filter((invite) => invite.email.toLowerCase() === email?.toLowerCase()),
	}),
	async handler({ id, email }, ctx) {
		const { db, caller } = ctx;
		const draft = (await draftOfUser(db, caller.userId, id)) ?? notFound("draft");
		const about = {
			product: draft.profile.fields.name.value ?? draft.domain,
			website: draft.url,
			ownerId: caller.userId,
		};
		const [{ invites, statements, refusals }, fit] = await Promise.all([
			sendInvite(ctx, { draftId: id }, email, about),
			fitOf(db, draft),
		]);
		return commit(draftView(draft, invites, fit), statements, refusals);
	},
});
