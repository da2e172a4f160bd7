import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField, notFound } from "#core/errors";
import { ALTERNATIVES_MAX, TEAM_REASON_MAX } from "#core/limits";
import { listingById } from "#store/listings";
import { replaceStanding, type Standing, standingOf } from "#store/team-alternatives";
import { listingId, requiredText } from "#usecases/fields";
import { ALTERNATIVES_FULL, standingFacts, tellOfPair } from "#usecases/listings/pair-decision";
import { CHANGED_MEANWHILE, changedMeanwhile } from "#usecases/saved-since";

/**
 * The site team has a listing stand among the approved alternatives to another, or takes it out of them, for its owner too, who
 * hears why. Source: docs/listings.md#alternatives.
 */
export default defineAction({
	id: "decide_alternative",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		listing_id: listingId,
		alternative_id: listingId,
		/** How the pair stood as it was read. */
		seen: z.enum(["approved", "declined", "taken_out", "none"]),
		decision: z.enum(["approve", "take_out"]),
		/** For the owner of the first. */
		reason: requiredText(TEAM_REASON_MAX),
	}),
	async handler({ listing_id, alternative_id, seen, decision, reason }, { db, now }) {
		const pair = { listingId: listing_id, alternativeId: alternative_id };
		const [listing, other, before] = await Promise.all([
			listingById(db, listing_id),
			listingById(db, alternative_id),
			standingOf(db, pair),
		]);
		if (listing === null || other === null) return notFound("listing");
		if (listing.id === other.id) {
			invalidField("/alternative_id", "A product is no alternative to itself.", "bad_value");
		}
		if (decision === "approve" && other.status !== "live") {
			invalidField("/alternative_id", "Only what is live can stand there.", "bad_value");
		}
		const wanted = decision === "approve" ? "approved" : "taken_out";
		if (before.state !== seen || before.state === wanted) {
			throw changedMeanwhile();
		}
		const at = now.getTime();
		const to: Standing = { state: wanted, position: null, at, byTeam: true };
		const cause = `alternative:${listing.id}:${other.id}:${at}`;
		const isApproved = decision === "approve";
		return record(
			{
				subject: `listing:${listing.id}`,
				detail: { alternative: other.id, reason },
				// Whole, as taking it back restores it.
				change: { before: standingFacts(before), after: standingFacts(to) },
			},
			{ slug: listing.slug },
			[
				...replaceStanding(db, pair, { seen: before, to, max: ALTERNATIVES_MAX }),
				...tellOfPair(db, listing, { other: other.name, isApproved, why: reason, now, cause }),
			],
			{ changed: CHANGED_MEANWHILE, alternative_limit: ALTERNATIVES_FULL },
		);
	},
});
