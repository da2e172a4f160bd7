import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, invalidField, notFound } from "#core/errors";
import { addWeeks, weekOf } from "#core/launches/week";
import { TEAM_REASON_MAX } from "#core/limits";
import { freePlaceIn } from "#store/free-queue";
import { recordEvent } from "#store/listing-events";
import { listingById } from "#store/listings";
import { moveToWeek } from "#store/week-places";
import { AGAIN, unchanged } from "#usecases/commit";
import { dateText, listingId, text } from "#usecases/fields";
import { reasonFor } from "#usecases/listings/reason";
import { tellOfDecision } from "#usecases/listings/tell-of-decision";
import { LISTING_CHANGED } from "#usecases/listings/tell-owner";

const WEEKS_AHEAD = 52;

/**
 * The site team moves a launch that is still ahead to another week. What it waits for, its badge or nothing, stays the same;
 * its owner hears why. Source: docs/launches.md#places-of-one-week.
 */
export default defineAction({
	id: "move_listing_week",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		listing_id: listingId,
		/** Of the listing as it was read. */
		version: z.int().min(1),
		/** The Monday it launches on. */
		week: dateText,
		/** Its place in the free queue of that week, if nobody has it; else the lowest that is free. */
		position: z.int().min(1).optional(),
		/** For its owner. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ listing_id, version, week, position, reason: typed }, { actor, db, now, settings }) {
		const reason = reasonFor(typed);
		const listing = (await listingById(db, listing_id)) ?? notFound("listing");
		if (listing.version !== version) throw new AppError(LISTING_CHANGED.code, LISTING_CHANGED.detail);
		const { status, plan, launchWeek } = listing;
		if ((status !== "awaiting_badge" && status !== "scheduled") || launchWeek === null || plan === null) {
			throw new AppError("listing_not_submitted", "Only a launch that is still ahead can be moved.");
		}
		if (launchWeek === week) return unchanged({ slug: listing.slug });
		const current = weekOf(now);
		if (weekOf(new Date(week)) !== week || week <= current || week > addWeeks(current, WEEKS_AHEAD)) {
			invalidField("/week", "Name the Monday of a week to come, within a year.", "bad_value");
		}
		const isFree = plan === "free";
		const place = isFree ? await freePlaceIn(db, week, position) : null;
		const at = now.getTime();
		return record(
			{
				subject: `listing:${listing.id}`,
				detail: { reason },
				change: changeBetween(
					{ launch_week: launchWeek, launch_position: listing.launchPosition },
					{ launch_week: week, launch_position: place },
				),
			},
			{ slug: listing.slug },
			[
				...moveToWeek(
					db,
					{ ...listing, launchWeek, plan },
					{ week, position: place, slots: isFree ? settings.freeSlotsPerWeek : settings.paidSlotsPerWeek, now: at },
				),
				recordEvent(db, {
					listingId: listing.id,
					kind: "moved",
					from: status,
					to: status,
					at,
					cause: `user:${actor.userId}`,
					detail: { from_week: launchWeek, week, reason },
				}),
				...tellOfDecision(db, listing, { decision: "week_moved", other: week, reason, now }),
			],
			{
				stale: LISTING_CHANGED,
				place_taken: AGAIN,
				week_full: {
					code: "week_full",
					detail: "All places of that week are taken: give it more first, or take another week.",
				},
			},
		);
	},
});
