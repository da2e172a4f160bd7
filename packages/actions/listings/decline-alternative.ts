import { defineAction, record } from "#actions/define";
import { decline } from "#store/alternatives";
import { alternativeInput, alternativeOf } from "#usecases/listings/alternative";

/**
 * The owner of a listing does not approve another as an alternative, or no longer: it is suggested to them no more. Its page
 * may still show it among the others of the category, which are not theirs to choose.
 */
export default defineAction({
	id: "decline_alternative",
	actor: "person",
	rate: "write",
	input: alternativeInput,
	async handler(input, { actor, db, now }) {
		const { listing, alternative } = await alternativeOf(db, actor.userId, input);
		return record(
			{ subject: `listing:${listing.id}`, detail: { alternative: alternative.id } },
			{ slug: listing.slug },
			decline(db, listing.id, alternative.id, now.getTime()),
		);
	},
});
