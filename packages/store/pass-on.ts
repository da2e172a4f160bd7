import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { type ListingRow, reindexListing } from "#store/listings";
import { claims, listings } from "#store/schema/index";
import { isNotBanned } from "#store/users";

/** An owner makes a co-founder the owner of a listing. Source: docs/account.md#making-a-co-founder-the-owner. */

/** Name of the guard that refuses to make somebody the owner who is no co-founder, or no more. */
export const NOT_COFOUNDER = "not_cofounder";

/** Who has accepted an invite to a listing by its owner of now. */
export interface Cofounder {
	inviteId: number;
	userId: number;
	email: string;
}

/** The accepted invite `i` to a listing by this owner, of an account that may act. */
const accepted = (inviteId: number, { id, ownerId }: Passed): SQL =>
	sql`FROM draft_invites i WHERE i.id = ${inviteId} AND i.status = 'accepted' AND i.accepted_by <> ${ownerId}
		AND ((i.listing_id = ${id} AND i.invited_by = ${ownerId})
			OR EXISTS (SELECT 1 FROM drafts d WHERE d.id = i.draft_id AND d.listing_id = ${id} AND d.user_id = ${ownerId}))
		AND EXISTS (SELECT 1 FROM users WHERE users.id = i.accepted_by) AND ${isNotBanned(sql`i.accepted_by`)}`;

type Passed = Pick<ListingRow, "id" | "version"> & { ownerId: number };

/** The co-founder of an accepted invite; null where it is none of this owner's, or not accepted any more. */
export async function cofounderOf(db: Db, listing: Passed, inviteId: number): Promise<Cofounder | null> {
	const [row] = await db.all<Cofounder>(
		sql`SELECT i.id AS inviteId, i.accepted_by AS userId, i.email ${accepted(inviteId, listing)}`,
	);
	return row ?? null;
}

/** Who managed a listing until now, as its co-founder from now on. */
interface Former {
	/** Where mails to them go. */
	email: string;
	/** Of an invite that is accepted from the beginning: nobody has the token. */
	tokenHash: string;
	/** The name under which they stand among the founders; null where that is not known. */
	founderName: string | null;
}

/**
 * Makes a co-founder the owner of a listing, with its draft, its invites and what was proven of its website; who was the
 * owner takes the co-founder's place. A draft stays where the new owner has one of that website. Fails as NOT_COFOUNDER,
 * and as `stale` where the listing is not as it was read.
 */
export function passOn(
	db: Db,
	listing: Passed,
	{ to, former, now }: { to: Cofounder; former: Former; now: number },
): Statement<typeof NOT_COFOUNDER | "stale">[] {
	const { id, version, ownerId } = listing;
	const own = sql`(SELECT id FROM drafts WHERE listing_id = ${id} AND user_id = ${ownerId})`;
	return [
		mustHold(
			db,
			NOT_COFOUNDER,
			sql`EXISTS (SELECT 1 ${accepted(to.inviteId, listing)} AND i.accepted_by = ${to.userId})`,
		),
		db
			.update(listings)
			.set({ ownerId: to.userId, version: version + 1, updatedAt: now })
			.where(and(eq(listings.id, id), eq(listings.version, version), eq(listings.ownerId, ownerId))),
		mustHaveChanged(db, "stale"),
		reindexListing(db, id),
		db
			.update(claims)
			.set({ userId: to.userId })
			.where(and(eq(claims.listingId, id), eq(claims.userId, ownerId), sql`status = 'verified'`)),
		...[
			// An invite that they once sent to themselves makes room, here and below.
			sql`UPDATE OR REPLACE draft_invites SET email = ${former.email}, token_hash = ${former.tokenHash}, accepted_by = ${ownerId},
				accepted_at = ${now}, founder_name = ${former.founderName} WHERE id = ${to.inviteId}`,
			// Whoever decided on the draft as it was is refused.
			sql`UPDATE drafts SET user_id = ${to.userId}, version = version + 1 WHERE listing_id = ${id} AND user_id = ${ownerId}
				AND NOT EXISTS (SELECT 1 FROM drafts other WHERE other.user_id = ${to.userId} AND other.url = drafts.url)`,
			sql`UPDATE OR REPLACE draft_invites SET draft_id = NULL, listing_id = ${id}, invited_by = ${to.userId} WHERE draft_id IN ${own}`,
			sql`UPDATE OR REPLACE draft_invites SET invited_by = ${to.userId} WHERE listing_id = ${id} AND invited_by = ${ownerId}`,
		].map((statement) => db.run(statement)),
	];
}
