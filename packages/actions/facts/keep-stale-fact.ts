import { defineAction, record } from "#actions/define";
import { keepFacts, mustBeReadAt } from "#store/listing-rereads";
import { AGAIN, unchanged } from "#usecases/commit";
import { staleFactInput, staleFactOf } from "#usecases/listings/stale-fact";

/**
 * The owner of a listing keeps a fact that the website says no more. They are not asked again until the website says
 * something else; its marks go on telling that the words are gone.
 */
export default defineAction({
	id: "keep_stale_fact",
	actor: "person",
	rate: "write",
	input: staleFactInput,
	async handler(input, { actor, db }) {
		const { listing, reread, open } = await staleFactOf(db, actor.userId, input);
		if (open.length === 0) return unchanged({ slug: listing.slug });
		const others = reread.keptFacts.filter(({ field }) => field !== input.field);
		return record(
			{ subject: `listing:${listing.id}`, detail: { field: input.field } },
			{ slug: listing.slug },
			[
				mustBeReadAt(db, listing.id, input.read_at),
				...keepFacts(db, listing.id, { before: reread.keptFacts, after: [...others, ...open] }),
			],
			{ stale: AGAIN },
		);
	},
});
