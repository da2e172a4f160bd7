import { invalidField } from "#core/errors";
import { DAY_MS } from "#core/launches/week";
import { INVITES_MAX, TOKEN_BYTES } from "#core/limits";
import type { Ids } from "#core/ports/outside";
import type { Settings } from "#core/settings";
import { sha256Hex } from "#core/sha256";
import { base64url } from "#core/web/base64url";
import { invite as inviteMail } from "#mails/catalogue/invite";
import { inviteReminder } from "#mails/catalogue/invite-reminder";
import type { Db } from "#store/db";
import {
	INVITE_SENT,
	type InviteRow,
	type InviteTo,
	insertInvite,
	invitesOf,
	LISTING_INVITE_SENT,
	renewInvite,
} from "#store/draft-invites";
import { ownerOfAddress } from "#store/email-addresses";
import { countMail, mailLimitRefusal } from "#usecases/mail-limit";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";

/** An invite that nobody has opened by then is reminded of, once. */
const REMIND_AFTER_MS = 5 * DAY_MS;

interface Sending {
	db: Db;
	now: Date;
	ids: Ids;
	settings: Pick<Settings, "environment">;
	nextId(sequence: string): Promise<number>;
}

/** What an invite is about, as its mail says it. */
interface About {
	product: string;
	website: string;
	/** Whoever invites. */
	ownerId: number;
}

/** Code of the field error of somebody who invites themselves. */
const OWN_ADDRESS = "own_address";

/**
 * Invites an address to stand among a product's founders, by a mail with a link of its own; an address that was invited
 * before gets a new link and counts once.
 * @throws AppError `invalid_input` for any address of whoever invites.
 * @returns the invites as they are then, what writes and mails them, and what its guards mean.
 */
export async function sendInvite(ctx: Sending, to: InviteTo, email: string, { product, website, ownerId }: About) {
	const { db, ids } = ctx;
	const address = email.toLowerCase();
	const [invites, accountId] = await Promise.all([invitesOf(db, to), ownerOfAddress(db, address)]);
	if (accountId === ownerId) {
		invalidField("/email", "This is your own address: invite somebody else.", OWN_ADDRESS);
	}
	const known = invites.find((invite) => invite.email === address);
	const token = base64url(ids.random(TOKEN_BYTES));
	const tokenHash = await sha256Hex(token);
	const now = ctx.now.getTime();
	const invite = { id: known?.id ?? (await ctx.nextId("draft_invite")), email: address, tokenHash, createdAt: now };
	// A new link is a new cause.
	const cause = `invite:${tokenHash.slice(0, 16)}`;
	const told = { to: await addressee(address), cause, now: ctx.now, facts: { product, website, token } };
	const sent: InviteRow = {
		draftId: null,
		listingId: null,
		invitedBy: null,
		acceptedAt: null,
		acceptedBy: null,
		founderName: null,
		...(known ?? { ...invite, ...to }),
		status: "sent",
	};
	const about = "draftId" in to ? `draft:${to.draftId}` : `listing:${to.listingId}`;
	return {
		invites: known ? invites.map((other) => (other === known ? sent : other)) : [...invites, sent],
		inviteId: invite.id,
		statements: [
			...(known ? [renewInvite(db, known.id, tokenHash)] : insertInvite(db, to, invite, INVITES_MAX)),
			...(await countMail(ctx, address, about)),
			leaveMail(db, inviteMail, told),
			leaveMail(db, inviteReminder, { ...told, dueAt: new Date(now + REMIND_AFTER_MS) }),
		],
		refusals: {
			...mailLimitRefusal(ctx.now),
			invite_limit: {
				code: "invite_limit_reached" as const,
				detail: `A ${"draftId" in to ? "draft" : "listing"} takes at most ${INVITES_MAX} invites.`,
			},
			[INVITE_SENT]: SENT_AT_ONCE,
			[LISTING_INVITE_SENT]: SENT_AT_ONCE,
		},
	};
}

const SENT_AT_ONCE = {
	code: "draft_conflict" as const,
	detail: "This address is being invited by another request at the same moment.",
};
