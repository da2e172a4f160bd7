import type { AuditFacts } from "#core/access/audit-change";
import { ALTERNATIVES_MAX } from "#core/limits";
import { alternativeDecided } from "#mails/catalogue/alternative-decided";
import type { Db, Statement } from "#store/db";
import type { ListingRow } from "#store/listings";
import type { Standing } from "#store/team-alternatives";
import { leaveMail } from "#usecases/mails/leave-mail";

/** The facts of how a pair stands, as the log keeps them. */
export const standingFacts = ({ state, position, at, byTeam }: Standing): AuditFacts => ({
	state,
	position,
	at,
	by_team: byTeam,
});

export const ALTERNATIVES_FULL = {
	code: "invalid_input",
	detail: `A listing shows at most ${ALTERNATIVES_MAX} alternatives; take one out first.`,
	more: {
		errors: [
			{
				pointer: "/alternative_id",
				code: "too_many",
				message: `It has ${ALTERNATIVES_MAX} already; take one out first.`,
			},
		],
	},
} as const;

/** Tells a listing's owner what was decided about an alternative to it; nobody where it has none. */
export function tellOfPair(
	db: Db,
	listing: Pick<ListingRow, "id" | "name" | "slug" | "ownerId">,
	told: { other: string; isApproved: boolean; why: string; now: Date; cause: string },
): Statement[] {
	if (listing.ownerId === null) return [];
	const { other, isApproved, why, now, cause } = told;
	const facts = { product: { id: listing.id, name: listing.name, slug: listing.slug }, other, isApproved, why };
	return [leaveMail(db, alternativeDecided, { to: { userId: listing.ownerId }, cause, facts, now })];
}
