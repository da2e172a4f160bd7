import { and, asc, eq, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { draftInvites } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

export type InviteRow = typeof draftInvites.$inferSelect;

/** The UNIQUE index that a second invite of the same address to a draft violates. */
export const INVITE_SENT = uniqueOf(draftInvites.draftId, draftInvites.email);

/** Name of the guard that refuses an invite whose link was used or replaced. */
export const INVITE_USED = "invite_used";

/** The invites of a draft, oldest first. */
export async function invitesOfDraft(db: Db, draftId: string): Promise<InviteRow[]> {
	return db.query.draftInvites.findMany({
		where: eq(draftInvites.draftId, draftId),
		orderBy: asc(draftInvites.createdAt),
	});
}

/** Writes an invite; fails as `invite_limit` when the draft then has more than `max`, and as INVITE_SENT. */
export function insertInvite(
	db: Db,
	invite: typeof draftInvites.$inferInsert,
	max: number,
): Statement<"invite_limit" | typeof INVITE_SENT>[] {
	return [
		mayViolate(INVITE_SENT, db.insert(draftInvites).values(invite)),
		mustHold(db, "invite_limit", sql`SELECT count(*) <= ${max} FROM draft_invites WHERE draft_id = ${invite.draftId}`),
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
export function revokeInvite(db: Db, draftId: string, email: string): Statement<typeof INVITE_USED>[] {
	return [
		db
			.update(draftInvites)
			.set({ status: "revoked" })
			.where(and(eq(draftInvites.draftId, draftId), eq(draftInvites.email, email), eq(draftInvites.status, "sent"))),
		mustHaveChanged(db, INVITE_USED),
	];
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
