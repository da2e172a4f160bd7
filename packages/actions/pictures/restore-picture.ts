import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { copyDraftPictures } from "#core/jobs/kinds";
import { PICTURE_KINDS } from "#core/pictures/picture";
import { enqueue } from "#store/outbox";
import { ownedListing } from "#store/owned-listings";
import { draftBehind, dropOwnersPicture, mustOwn } from "#store/pictures";
import { NOT_YOURS } from "#usecases/pictures/not-yours";

/** An owner shows the website's logo or cover again; it is copied anew, as it may have changed since. */
export default defineAction({
	id: "restore_picture",
	actor: "person",
	rate: "write",
	input: z.strictObject({ listing_id: z.int().min(1), kind: z.enum(PICTURE_KINDS) }),
	async handler({ listing_id, kind }, { actor, db, now }) {
		const { listing } = (await ownedListing(db, actor.userId, listing_id)) ?? notFound("listing of yours");
		const draftId = await draftBehind(db, listing.id);
		const at = now.getTime();
		const copy = { dueAt: at, now: at, onceKey: `${copyDraftPictures.name}:${draftId}` };
		return record(
			{ subject: `listing:${listing.id}`, detail: { kind } },
			{ slug: listing.slug },
			[
				mustOwn(db, listing.id, actor.userId),
				dropOwnersPicture(db, listing.id, kind),
				...(draftId === null ? [] : [enqueue(db, copyDraftPictures, { subject: draftId, ...copy })]),
			],
			{ not_owner: NOT_YOURS },
		);
	},
});
