import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { PICTURE_KINDS } from "#core/pictures/picture";
import { ownedListing } from "#store/owned-listings";
import { mustOwn, setPictureSource } from "#store/pictures";
import { AGAIN } from "#usecases/commit";
import { NOT_YOURS } from "#usecases/pictures/not-yours";

/** An owner wants no logo or no cover to be shown, also not the website's. */
export default defineAction({
	id: "hide_picture",
	actor: "person",
	rate: "write",
	input: z.strictObject({ listing_id: z.int().min(1), kind: z.enum(PICTURE_KINDS) }),
	async handler({ listing_id, kind }, { actor, db, now }) {
		const { listing } = (await ownedListing(db, actor.userId, listing_id)) ?? notFound("listing of yours");
		const none = { kind, origin: "owner", hash: null, address: null } as const;
		return record(
			{ subject: `listing:${listing.id}`, detail: { kind } },
			{ slug: listing.slug },
			[mustOwn(db, listing.id, actor.userId), ...setPictureSource(db, { listingId: listing.id }, none, now.getTime())],
			{ not_owner: NOT_YOURS, gone: AGAIN },
		);
	},
});
