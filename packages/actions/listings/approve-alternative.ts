import { defineAction, record } from "#actions/define";
import { ALTERNATIVES_MAX } from "#core/limits";
import { approve, isApproved } from "#store/alternatives";
import { unchanged } from "#usecases/commit";
import { alternativeInput, alternativeOf, TAKEN_OUT } from "#usecases/listings/alternative";

/** The owner of a listing approves another as an alternative: it then stands first among those its page shows. */
export default defineAction({
	id: "approve_alternative",
	actor: "person",
	rate: "write",
	input: alternativeInput,
	async handler(input, { actor, db, now }) {
		const { listing, alternative } = await alternativeOf(db, actor.userId, input);
		if (await isApproved(db, listing.id, alternative.id)) return unchanged({ slug: listing.slug });
		return record(
			{ subject: `listing:${listing.id}`, detail: { alternative: alternative.id } },
			{ slug: listing.slug },
			approve(db, { listingId: listing.id, alternativeId: alternative.id, at: now.getTime() }, ALTERNATIVES_MAX),
			{
				taken_out: TAKEN_OUT,
				alternative_limit: {
					code: "invalid_input",
					detail: `A listing shows at most ${ALTERNATIVES_MAX} alternatives; take one off first.`,
				},
			},
		);
	},
});
