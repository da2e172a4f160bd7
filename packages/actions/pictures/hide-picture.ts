import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { PICTURE_KINDS } from "#core/pictures/picture";
import { editParts } from "#store/listing-edits";
import { ownedListing } from "#store/owned-listings";
import { setPictureSource } from "#store/pictures";
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
			editParts(
				db,
				listing.id,
				{ parts: [kind], statements: setPictureSource(db, { listingId: listing.id }, none, now.getTime()) },
				{ userId: actor.userId, now: now.getTime() },
				{ ownerId: actor.userId },
			),
			{ stale: NOT_YOURS, gone: AGAIN },
		);
	},
});
