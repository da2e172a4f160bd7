import { asc, eq, sql } from "drizzle-orm";
import { type Db, mustHold, type Statement } from "#store/db";
import { draftInvites } from "#store/schema/index";

export type InviteRow = typeof draftInvites.$inferSelect;

/** The invites of a draft, oldest first. */
export async function invitesOfDraft(db: Db, draftId: string): Promise<InviteRow[]> {
	return db.query.draftInvites.findMany({
		where: eq(draftInvites.draftId, draftId),
		orderBy: asc(draftInvites.createdAt),
	});
}

/** Writes an invite; fails as `invite_limit` when the draft then has more than `max`. */
export function insertInvite(db: Db, invite: typeof draftInvites.$inferInsert, max: number): Statement[] {
	return [
		db.insert(draftInvites).values(invite),
		mustHold(db, "invite_limit", sql`SELECT count(*) <= ${max} FROM draft_invites WHERE draft_id = ${invite.draftId}`),
	];
}

/** Gives an invite that was sent before a new link. */
export function renewInvite(db: Db, id: number, tokenHash: string): Statement {
	return db.update(draftInvites).set({ tokenHash }).where(eq(draftInvites.id, id));
}
