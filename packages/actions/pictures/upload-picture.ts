import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField, notFound } from "#core/errors";
import { PICTURE_KINDS } from "#core/pictures/picture";
import { PictureRefused } from "#core/pictures/refusal";
import { editParts } from "#store/listing-edits";
import { ownedListing } from "#store/owned-listings";
import { setPictureSource } from "#store/pictures";
import { AGAIN } from "#usecases/commit";
import { keepPicture } from "#usecases/pictures/keep-picture";
import { NOT_YOURS } from "#usecases/pictures/not-yours";

/** An owner shows a logo or a cover of their own instead of the website's. */
export default defineAction({
	id: "upload_picture",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		listing_id: z.int().min(1),
		kind: z.enum(PICTURE_KINDS),
		/** The file as it was sent. */
		bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
	}),
	async handler({ listing_id, kind, bytes }, { actor, db, now, ports }) {
		const { listing } = (await ownedListing(db, actor.userId, listing_id)) ?? notFound("listing of yours");
		const { hash } = await keepPicture(kind, bytes, { db, now, objects: ports.objects }).catch((error: unknown) => {
			if (error instanceof PictureRefused) return invalidField("/bytes", error.message, error.code);
			throw error;
		});
		return record(
			{ subject: `listing:${listing.id}`, detail: { kind, hash } },
			{ hash },
			editParts(
				db,
				listing.id,
				{
					parts: [kind],
					statements: setPictureSource(
						db,
						{ listingId: listing.id },
						{ kind, origin: "owner", hash, address: null },
						now.getTime(),
					),
				},
				{ userId: actor.userId, now: now.getTime() },
				{ ownerId: actor.userId },
			),
			{ stale: NOT_YOURS, gone: AGAIN },
		);
	},
});
