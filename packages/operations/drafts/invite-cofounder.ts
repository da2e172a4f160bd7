import * as z from "zod";
import { sha256Hex } from "#core/access/api-key";
import { notFound } from "#core/errors";
import { DAY_MS } from "#core/launches/week";
import { INVITES_MAX, TOKEN_BYTES } from "#core/limits";
import { base64url } from "#core/web/base64url";
import { emailText } from "#core/web/email";
import { invite as inviteMail } from "#mails/catalogue/invite";
import { inviteReminder } from "#mails/catalogue/invite-reminder";
import { defineOperation } from "#operations/define";
import { exampleDraft } from "#operations/drafts/draft-example";
import { DraftView, draftView } from "#operations/drafts/draft-view";
import { INVITE_SENT, insertInvite, invitesOfDraft, renewInvite } from "#store/draft-invites";
import { draftOfUser } from "#store/drafts";
import { commit } from "#usecases/commit";
import { fitOf } from "#usecases/drafts/listing-fit";
import { draftId } from "#usecases/fields";
import { countMail, mailLimitRefusal } from "#usecases/mail-limit";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";

/** An invite that nobody has opened by then is reminded of, once. */
const REMIND_AFTER_MS = 5 * DAY_MS;

export default defineOperation({
	id: "invite_cofounder",
	method: "post",
	path: "/drafts/{id}/invites",
	area: "drafts",
	scope: "listings:write",
	status: 201,
	idempotent: true,
	limit: "costly",
	summary: "Invite a co-founder by e-mail to add their own profile",
	description: `Sends an e-mail with a personal link to this address. A draft takes up to ${INVITES_MAX} invites; the same address invited again gets a new link and counts once, a few times a day. Only send it to somebody your user names.`,
	params: z.strictObject({ id: draftId }),
	body: z.strictObject({ email: emailText }),
	output: DraftView,
	example: {
		input: { id: exampleDraft("ready").id, email: "grace@inkfern.example" },
		output: {
			...exampleDraft("ready"),
			invites: [{ email: "grace@inkfern.example", status: "sent", created_at: "2026-11-02T09:05:00.000Z" }],
		},
	},
	async handler({ id, email }, ctx) {
		const { db, caller, ids } = ctx;
		const draft = (await draftOfUser(db, caller.userId, id)) ?? notFound("draft");
		const address = email.toLowerCase();
		const invites = await invitesOfDraft(db, id);
		const known = invites.find((invite) => invite.email === address);
		const token = base64url(ids.random(TOKEN_BYTES));
		const tokenHash = await sha256Hex(token);
		const now = ctx.now.getTime();
		const invite = { id: await ctx.nextId("draft_invite"), draftId: id, email: address, tokenHash, createdAt: now };
		const product = draft.profile.fields.name.value ?? draft.domain;
		// A new link is a new cause.
		const cause = `invite:${tokenHash.slice(0, 16)}`;
		const told = {
			...{ to: await addressee(address), cause, now: ctx.now },
			facts: { product, website: draft.url, token },
		};
		const sent = { ...(known ?? invite), status: "sent" as const };
		const after = known ? invites.map((other) => (other === known ? sent : other)) : [...invites, sent];
		return commit(
			draftView(draft, after, await fitOf(db, draft)),
			[
				...(known ? [renewInvite(db, known.id, tokenHash)] : insertInvite(db, invite, INVITES_MAX)),
				...(await countMail(ctx, address, `draft:${id}`)),
				leaveMail(db, inviteMail, told),
				leaveMail(db, inviteReminder, { ...told, dueAt: new Date(now + REMIND_AFTER_MS) }),
			],
			{
				...mailLimitRefusal(ctx.now),
				invite_limit: { code: "invite_limit_reached", detail: `A draft takes at most ${INVITES_MAX} invites.` },
				[INVITE_SENT]: {
					code: "draft_conflict",
					detail: "This address is being invited by another request at the same moment.",
				},
			},
		);
	},
});
