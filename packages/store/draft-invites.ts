import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { draftInvites } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

export type InviteRow = typeof draftInvites.$inferSelect;

/** What somebody is invited to: a draft, or a listing by its owner of now. */
export type InviteTo = { draftId: string } | { listingId: number; invitedBy: number };

/** The UNIQUE indexes that a second invite of the same address to a draft or a listing violates. */
export const INVITE_SENT = uniqueOf<[typeof draftInvites.draftId, typeof draftInvites.email]>(
	"draft_invites.draft_id,draft_invites.email",
);
export const LISTING_INVITE_SENT = uniqueOf<
	[typeof draftInvites.listingId, typeof draftInvites.invitedBy, typeof draftInvites.email]
>("draft_invites.listing_id,draft_invites.invited_by,draft_invites.email");

/** Name of the guard that refuses an invite whose link was used or replaced. */
export const INVITE_USED = "invite_used";

const invitesTo = (to: InviteTo): SQL =>
	"draftId" in to ? sql`draft_id = ${to.draftId}` : sql`listing_id = ${to.listingId} AND invited_by = ${to.invitedBy}`;

/** The invites to a draft or a listing, oldest first; those of a listing's earlier owners are none of its owner's. */
export async function invitesOf(db: Db, to: InviteTo): Promise<InviteRow[]> {
	return db.query.draftInvites.findMany({ where: invitesTo(to), orderBy: asc(draftInvites.createdAt) });
}

/** Writes an invite; fails as `invite_limit` when there are more than `max` then, and where the address was invited meanwhile. */
export function insertInvite(
	db: Db,
	to: InviteTo,
	invite: Omit<typeof draftInvites.$inferInsert, "draftId" | "listingId" | "invitedBy">,
	max: number,
): Statement<"invite_limit" | typeof INVITE_SENT | typeof LISTING_INVITE_SENT>[] {
	const insert = db.insert(draftInvites).values({ ...invite, ...to });
	return [
		"draftId" in to ? mayViolate(INVITE_SENT, insert) : mayViolate(LISTING_INVITE_SENT, insert),
		mustHold(db, "invite_limit", sql`SELECT count(*) <= ${max} FROM draft_invites WHERE ${invitesTo(to)}`),
	];
}

/** Gives an invite that was sent before a new link, which opens it again when it was accepted. Who accepted it stays known. */
export function renewInvite(db: Db, id: number, tokenHash: string): Statement {
	return db.update(draftInvites).set({ tokenHash, status: "sent", acceptedAt: null }).where(eq(draftInvites.id, id));
}

/** The invite of a mailed link. @param tokenHash SHA-256 of the token in it. */
export async function inviteByTokenHash(db: Db, tokenHash: string): Promise<InviteRow | null> {
	return (await db.query.draftInvites.findFirst({ where: eq(draftInvites.tokenHash, tokenHash) })) ?? null;
}

/** Takes an invite back that nobody has accepted: its link works no more. Fails as INVITE_USED when there is none such. */
export function revokeInvite(db: Db, id: number): Statement<typeof INVITE_USED>[] {
	return [
		db
			.update(draftInvites)
			.set({ status: "revoked" })
			.where(and(eq(draftInvites.id, id), eq(draftInvites.status, "sent"))),
		mustHaveChanged(db, INVITE_USED),
	];
}

/** Ends invites to a listing by which a founder joined it: under the name that they have there, or whose page is their account's. */
export function endJoined(db: Db, to: InviteTo, founder: { name: string; userId: number | null }): Statement {
	const isTheirs = or(eq(draftInvites.founderName, founder.name), sql`accepted_by = ${founder.userId}`);
	return db
		.update(draftInvites)
		.set({ status: "revoked" })
		.where(and(invitesTo(to), isTheirs, eq(draftInvites.status, "accepted")));
}

/** Uses an invite's link up; fails its batch with INVITE_USED unless it was still open. @param by who now stands among the founders, under which name. */
export function acceptInvite(
	db: Db,
	tokenHash: string,
	by: { userId: number; founderName: string },
	now: number,
): Statement<typeof INVITE_USED>[] {
	return [
		db
			.update(draftInvites)
			.set({ status: "accepted", acceptedAt: now, acceptedBy: by.userId, founderName: by.founderName })
			.where(and(eq(draftInvites.tokenHash, tokenHash), eq(draftInvites.status, "sent"))),
		mustHaveChanged(db, INVITE_USED),
	];
}
