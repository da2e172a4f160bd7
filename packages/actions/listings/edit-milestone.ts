import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, notFound } from "#core/errors";
import { editParts } from "#store/listing-edits";
import { changeMilestone, milestoneOf } from "#store/milestones";
import { ownedListing } from "#store/owned-listings";
import { AGAIN, unchanged } from "#usecases/commit";
import { listingId } from "#usecases/fields";
import { milestoneBody, storedMilestone } from "#usecases/listings/milestone-input";

/** What a milestone says, as a form carries it to tell whether it was changed meanwhile. */
export const milestoneState = (one: { date: string; title: string; description: string | null; url: string | null }) =>
	JSON.stringify([one.date, one.title, one.description, one.url]);

/** The owner of a listing writes one of its milestones anew. */
export default defineAction({
	id: "edit_milestone",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		listing_id: listingId,
		milestone_id: z.int().min(1),
		/** `milestoneState` of what the form showed. */
		was: z.string().max(10_000),
		milestone: milestoneBody,
	}),
	async handler({ listing_id, milestone_id, was, milestone }, { actor, db, now }) {
		const { listing } = (await ownedListing(db, actor.userId, listing_id)) ?? notFound("listing");
		const before = (await milestoneOf(db, listing_id, milestone_id)) ?? notFound("milestone");
		const after = storedMilestone(milestone);
		if (milestoneState(before) === milestoneState(after)) return unchanged({ slug: listing.slug });
		if (milestoneState(before) !== was) {
			throw new AppError("listing_conflict", "The milestone was changed since you read it. Read it again.");
		}
		return record(
			{ subject: `listing:${listing.id}`, detail: { milestone: milestone_id } },
			{ slug: listing.slug },
			editParts(
				db,
				listing_id,
				{ parts: ["milestones"], milestoneIds: [milestone_id], statements: changeMilestone(db, before, after) },
				{ userId: actor.userId, now: now.getTime() },
				{ ownerId: actor.userId },
			),
			{ stale: AGAIN },
		);
	},
});
