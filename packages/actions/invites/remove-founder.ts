import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, notFound } from "#core/errors";
import { SLUG } from "#core/web/slug";
import { endJoined } from "#store/draft-invites";
import { draftOfUser } from "#store/drafts";
import { foundersOfListing } from "#store/listing-founders";
import { ownedListing } from "#store/owned-listings";
import { draftBehind } from "#store/pictures";
import { AGAIN } from "#usecases/commit";
import { listingId } from "#usecases/fields";
import { leaveFounders } from "#usecases/listings/join-founders";

/**
 * The owner of a listing that they have no draft of takes a founder off it; where that founder had accepted an invite, that
 * has ended. A listing with a draft takes its founders from there.
 */
export default defineAction({
	id: "remove_founder",
	actor: "person",
	rate: "write",
	input: z.strictObject({ listing_id: listingId, slug: z.string().regex(SLUG) }),
	async handler({ listing_id, slug }, { actor, db, now }) {
		const [owned, draftId, founders] = await Promise.all([
			ownedListing(db, actor.userId, listing_id),
			draftBehind(db, listing_id),
			foundersOfListing(db, listing_id),
		]);
		const { listing } = owned ?? notFound("listing");
		if (draftId !== null && (await draftOfUser(db, actor.userId, draftId)) !== null) {
			throw new AppError("invalid_input", "Its founders are edited in its draft.");
		}
		const founder = founders.find((one) => one.slug === slug);
		const statements =
			founder && (await leaveFounders({ db, now, userId: actor.userId }, { ...listing }, founder.slug));
		if (founder === undefined || statements == null) notFound("founder");
		return record(
			{ subject: `listing:${listing_id}`, detail: { founder: slug } },
			{ listing_id },
			[endJoined(db, { listingId: listing_id, invitedBy: actor.userId }, founder), ...statements],
			{ stale: AGAIN },
		);
	},
});
