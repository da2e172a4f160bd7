import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { PICTURE_KINDS } from "#core/pictures/picture";
import { editParts } from "#store/listing-edits";
import { ownedListing } from "#store/owned-listings";
import { NOT_YOURS } from "#usecases/pictures/not-yours";
import { showWebsites } from "#usecases/pictures/show-websites";

/** An owner shows the website's logo or cover again; it is copied anew, as it may have changed since. */
export default defineAction({
	id: "restore_picture",
	actor: "person",
	rate: "write",
	input: z.strictObject({ listing_id: z.int().min(1), kind: z.enum(PICTURE_KINDS) }),
	async handler({ listing_id, kind }, { actor, db, now }) {
		const { listing } = (await ownedListing(db, actor.userId, listing_id)) ?? notFound("listing of yours");
		return record(
			{ subject: `listing:${listing.id}`, detail: { kind } },
			{ slug: listing.slug },
			editParts(
				db,
				listing.id,
				{ parts: [kind], statements: await showWebsites(db, listing.id, kind, now.getTime()) },
				{ userId: actor.userId, now: now.getTime() },
				{ ownerId: actor.userId },
			),
			{ stale: NOT_YOURS },
		);
	},
});
