import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, notFound } from "#core/errors";
import { isWithdrawn } from "#core/listings/withdrawn";
import { websiteIsHidden } from "#store/hidden-listings";
import { recordEvent } from "#store/listing-events";
import { DOMAIN_TAKEN } from "#store/listings";
import { ownedListing } from "#store/owned-listings";
import { bringBack } from "#store/withdrawals";
import { AGAIN, unchanged } from "#usecases/commit";
import { listingId } from "#usecases/fields";
import { openWeek } from "#usecases/launches/open-week";
import { listingHidden } from "#usecases/listings/listing-hidden";

const DOMAIN_LISTED = {
	code: "duplicate_domain",
	detail: "Its website is listed by somebody else by now. If that listing is yours too, claim it.",
} as const;

/**
 * The owner of a listing brings it back that they took out: live at once, as it was. One that was live launches no second
 * time by it; one with a paid launch that never came launches in the open week.
 * Source: docs/launches.md#when-an-owner-withdraws.
 */
export default defineAction({
	id: "bring_listing_back",
	actor: "person",
	rate: "write",
	input: z.strictObject({ listing_id: listingId }),
	async handler({ listing_id }, { actor, db, now }) {
		const { listing } = (await ownedListing(db, actor.userId, listing_id)) ?? notFound("listing");
		if (listing.status === "live") return unchanged({ slug: listing.slug });
		if (listing.hiddenAt !== null || (await websiteIsHidden(db, listing))) throw listingHidden();
		if (!isWithdrawn(listing)) {
			throw new AppError("listing_not_submitted", "It was not live and has no paid launch: choose how it launches.");
		}
		const launch = listing.launchedAt === null ? await openWeek(db, now) : null;
		const at = now.getTime();
		return record(
			{ subject: `listing:${listing.id}`, detail: { launch } },
			{ slug: listing.slug },
			[
				...bringBack(db, listing, { launch, now: at }),
				recordEvent(db, {
					listingId: listing.id,
					kind: "brought_back",
					from: "draft",
					to: "live",
					at,
					cause: `user:${actor.userId}`,
					detail: { launch_week: launch },
				}),
			],
			{ stale: AGAIN, [DOMAIN_TAKEN]: DOMAIN_LISTED },
		);
	},
});
