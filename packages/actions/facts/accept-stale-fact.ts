import { defineAction, record } from "#actions/define";
import { AppError } from "#core/errors";
import { realChanges } from "#core/listings/listing-facts";
import { siteEdit } from "#core/listings/site-edit";
import { columnsOf, editListing, leaveEditCopy } from "#store/listing-edits";
import { mustBeReadAt } from "#store/listing-rereads";
import { AGAIN, unchanged } from "#usecases/commit";
import { staleFactInput, staleFactOf } from "#usecases/listings/stale-fact";

/** The owner of a listing has one of its facts say what the website says now, quoted from there, or left blank. */
export default defineAction({
	id: "accept_stale_fact",
	actor: "person",
	rate: "write",
	input: staleFactInput,
	async handler(input, { actor, db, now }) {
		const { listing, profile, reread, open } = await staleFactOf(db, actor.userId, input);
		const [first] = open;
		if (first === undefined) return unchanged({ slug: listing.slug });
		const facts = { columns: columnsOf(listing), profile };
		const edit = siteEdit(
			input.field,
			{ now: first.now, quotes: reread.nowQuotes[input.field] ?? [], gone: open },
			facts,
		);
		if (edit === null) {
			throw new AppError("invalid_input", "A listing cannot say this. Keep the fact, or correct it yourself.");
		}
		const at = now.getTime();
		// Where only its quotes are others, the fact is written too.
		const edited = { ...edit, ...realChanges(facts, edit) };
		return record(
			{ subject: `listing:${listing.id}`, detail: { field: input.field } },
			{ slug: listing.slug },
			[
				mustBeReadAt(db, listing.id, input.read_at),
				...editListing(
					db,
					listing.id,
					edited,
					{ userId: actor.userId, now: at },
					{ ownerId: actor.userId, version: listing.version },
				),
				leaveEditCopy(db, listing.id, at),
			],
			{ stale: AGAIN },
		);
	},
});
