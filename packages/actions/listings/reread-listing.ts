import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, notFound } from "#core/errors";
import { leaveRereads, REREAD_AFTER_MS } from "#store/listing-rereads";
import { listingById } from "#store/listings";
import { listingId } from "#usecases/fields";

/** The site team has the website of a live listing read again now, instead of when it is due. */
export default defineAction({
	id: "reread_listing",
	actor: "team",
	rate: "write",
	input: z.strictObject({ listing_id: listingId }),
	async handler({ listing_id }, { db, now }) {
		const listing = (await listingById(db, listing_id)) ?? notFound("listing");
		if (listing.status !== "live") {
			throw new AppError("listing_not_submitted", "Only the website of a live listing is read again.");
		}
		const at = now.getTime();
		return record(
			{ subject: `listing:${listing.id}` },
			{ slug: listing.slug },
			leaveRereads(db, [listing.id], { now: at, nextReadAt: at + REREAD_AFTER_MS }),
		);
	},
});
