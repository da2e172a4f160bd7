import * as z from "zod";
import { DEFAULT_SETTINGS } from "#core/default-settings";
import { AppError, notFound } from "#core/errors";
import { freeWeeks, leastLoaded } from "#core/launches/free-week";
import { isWithdrawn } from "#core/listings/withdrawn";
import { listingWithBadge } from "#operations/brief/own-listing";
import { type Context, defineOperation } from "#operations/define";
import { refuseListed } from "#operations/listed-elsewhere";
import { exampleOwnListing } from "#operations/listings/own-listing-example";
import { OwnListing } from "#operations/listings/own-listing-schema";
import { ownListingView } from "#operations/listings/own-listing-view";
import { leaveBadgeCheck } from "#store/badge-checks";
import { freePlaceIn, freePlaces, queueForWeek } from "#store/free-queue";
import { websiteIsHidden } from "#store/hidden-listings";
import { recordEvent } from "#store/listing-events";
import { type ListingWithProfile, ownedListing, partsOfListing } from "#store/owned-listings";
import { commit } from "#usecases/commit";
import { listingId } from "#usecases/fields";
import { listingHidden } from "#usecases/listings/listing-hidden";

const { freeQueueMinWeeks, freeQueueMaxWeeks } = DEFAULT_SETTINGS;

export default defineOperation({
	id: "choose_free_listing",
	method: "post",
	path: "/me/listings/{listing_id}/free",
	area: "listings",
	scope: "listings:write",
	status: 200,
	idempotent: true,
	effects: { repeatable: true },
	limit: "write",
	summary: "Publish a listing on the free plan, against a badge on its homepage",
	description: `Queues a submitted listing for the least loaded launch week ${freeQueueMinWeeks} to ${freeQueueMaxWeeks} weeks out and has the service's badge looked for on its homepage. Costs nothing. The answer has the badge's code to put there: found before its week, the listing goes live on that Monday; found later, at once. Call it again after putting the badge up, to have it looked for right away: get_my_listing says some seconds later what was seen.`,
	params: z.strictObject({ listing_id: listingId }),
	output: OwnListing,
	refuses: ["listing_already_live", "listing_hidden", "plan_already_chosen", "week_full", "duplicate_domain"],
	example: { input: { listing_id: 7 }, output: exampleOwnListing("awaiting_badge") },
	brief: listingWithBadge,
	async handler({ listing_id }, ctx) {
		const { db, caller } = ctx;
		const current = (await ownedListing(db, caller.userId, listing_id)) ?? notFound("listing");
		const { status, plan } = current.listing;
		if (status === "live")
			throw new AppError("listing_already_live", "The listing is live already; nothing is left to choose.");
		if (plan === "paid") {
			throw new AppError("plan_already_chosen", "The listing has a paid launch; the free plan would be a step back.");
		}
		const [isHidden, around] = await Promise.all([websiteIsHidden(db, current.listing), aroundOf(current, ctx)]);
		if (current.listing.hiddenAt !== null || isHidden) throw listingHidden();
		if (isWithdrawn(current.listing)) {
			throw new AppError(
				"plan_already_chosen",
				"Its owner took it out of the directory: they bring it back on its page.",
			);
		}
		return status === "draft" ? queue(current, around, ctx) : lookAgain(current, around, ctx);
	},
});

type OwnContext = Context & { caller: { userId: number } };

/** What a decision needs to know beside the listing; asked together, so that the database is waited for once. */
async function aroundOf({ listing }: ListingWithProfile, { db, now, settings, caller }: OwnContext) {
	const weeks = freeWeeks(now, settings.freeQueueMinWeeks, settings.freeQueueMaxWeeks);
	const [parts, places] = await Promise.all([
		partsOfListing(db, listing.id),
		freePlaces(db, weeks, { ownerId: caller.userId, slots: settings.freeSlotsPerWeek }),
	]);
	return { parts, weeks, places };
}

type Around = Awaited<ReturnType<typeof aroundOf>>;

/** Has the badge looked for at once; what the last look saw says nothing of a badge that has just been put up. */
async function lookAgain(current: ListingWithProfile, { parts }: Around, ctx: Context) {
	const { db } = ctx;
	const now = ctx.now.getTime();
	const badge = { ...(parts.badge ?? awaitedBadge(current.listing.id, now)), nextCheckAt: now };
	return commit(ownListingView(current, { ...parts, badge }, ctx), leaveBadgeCheck(db, current.listing.id, now, now));
}

async function queue(current: ListingWithProfile, { parts, weeks, places }: Around, ctx: OwnContext) {
	const { db, settings, links } = ctx;
	const { listing } = current;
	const other = parts.listedElsewhere;
	if (other !== null) refuseListed(listing.domain, other, ctx.caller.userId, links);
	const each = settings.freePlacesEach;
	const week = leastLoaded(places, each);
	if (week === null) {
		const paid = settings.sellsProducts ? "; a paid launch (create_checkout) has places of its own" : "";
		const isOwn = [...places.values()].some(({ taken, slots }) => taken < slots);
		const why = isOwn
			? `An account has at most ${each} free places of a week, and this one has them in each of the weeks ${weeks.join(", ")} that is not full.`
			: `All free places of the weeks ${weeks.join(", ")} are taken.`;
		throw new AppError("week_full", `${why} Another week opens next Monday${paid}.`);
	}
	const position = await freePlaceIn(db, week);
	const now = ctx.now.getTime();
	const queued = {
		...listing,
		status: "awaiting_badge",
		plan: "free",
		launchWeek: week,
		launchPosition: position,
	} as const;
	const cause = `user:${ctx.caller.userId}`;
	return commit(
		ownListingView(
			{ ...current, listing: { ...queued, updatedAt: now, version: listing.version + 1 } },
			{ ...parts, badge: awaitedBadge(listing.id, now) },
			ctx,
		),
		[
			...queueForWeek(db, listing, { week, position, slots: settings.freeSlotsPerWeek, each, now }),
			recordEvent(db, {
				listingId: listing.id,
				kind: "free_plan_chosen",
				from: "draft",
				to: "awaiting_badge",
				cause,
				detail: { week, position },
				at: now,
			}),
			...leaveBadgeCheck(db, listing.id, now),
		],
		{
			stale: {
				again: true,
				code: "week_full",
				detail: "The free places of this week were taken at this moment; send it again.",
			},
		},
	);
}

function awaitedBadge(listingId: number, now: number) {
	return {
		listingId,
		code: null,
		fetchedUrl: null,
		redirects: [],
		seen: null,
		rel: null,
		checkedAt: null,
		nextCheckAt: now,
	};
}
