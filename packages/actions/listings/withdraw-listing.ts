import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField, notFound } from "#core/errors";
import { searchNameOf } from "#core/listings/search-name";
import { withdrawalOf } from "#core/listings/withdrawn";
import { recordEvent } from "#store/listing-events";
import { listingStates } from "#store/order-listings";
import { ownedListing } from "#store/owned-listings";
import { takeOut } from "#store/withdrawals";
import { AGAIN, unchanged } from "#usecases/commit";
import { line, listingId } from "#usecases/fields";
import { openWeek } from "#usecases/launches/open-week";

/**
 * The owner of a listing takes it out of the directory. Its place in a coming week is free at once, and its launch in a week
 * that is not over is withdrawn for good; votes, reviews, followers, awards and results of weeks that are over stay.
 * Source: docs/launches.md#when-an-owner-withdraws.
 */
export default defineAction({
	id: "withdraw_listing",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		listing_id: listingId,
		/** Its name, typed: nobody does this by mistake. */
		confirm: line(500),
	}),
	async handler({ listing_id, confirm }, { actor, db, now }) {
		const { listing } = (await ownedListing(db, actor.userId, listing_id)) ?? notFound("listing");
		const withdrawal = withdrawalOf(listing);
		if (withdrawal === null) return unchanged({ slug: listing.slug });
		if (searchNameOf(confirm) !== searchNameOf(listing.name)) {
			invalidField("/confirm", "This is not its name as it stands above.", "bad_value");
		}
		const week = await openWeek(db, now);
		const [state] = await listingStates(db, [listing.id], week);
		const launches = state?.launches ?? [];
		const relaunches = launches.filter(({ kind }) => kind === "relaunch");
		const freed = [
			...(withdrawal.freed === null ? [] : [withdrawal.freed]),
			...relaunches.map((launch) => ({ week: launch.week, kind: "paid" as const })),
		];
		const at = now.getTime();
		// What waited in the free queue may choose anew; what was live or paid for comes back as it was.
		const plan = withdrawal.from === "live" || listing.plan === "paid" ? listing.plan : null;
		return record(
			{ subject: `listing:${listing.id}`, detail: { from: withdrawal.from, launches: launches.length } },
			{ slug: listing.slug },
			[
				...takeOut(db, listing, { plan, freed, launches, now: at }),
				recordEvent(db, {
					listingId: listing.id,
					kind: "withdrawn",
					from: withdrawal.from,
					to: "draft",
					at,
					cause: `user:${actor.userId}`,
					detail: { weeks: launches.map((launch) => launch.week) },
				}),
			],
			{ stale: AGAIN },
		);
	},
});
