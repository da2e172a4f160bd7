import { isWithdrawn } from "#core/listings/withdrawn";
import { actionsWhenListed } from "#operations/listed-elsewhere";
import { embedOf, isLookDue, type ViewContext } from "#operations/listings/own-badge";
import type { OwnListingAnswer } from "#operations/listings/own-listing-schema";
import type { ListingRow } from "#store/listings";
import type { ListingParts } from "#store/owned-listings";

/** What an owner can do with a listing next, the most useful first. */
export function nextForListing(
	listing: ListingRow,
	{ listedElsewhere, hiding, draftId, badge }: ListingParts,
	ctx: ViewContext,
): OwnListingAnswer["next_actions"] {
	if (hiding !== null) {
		return [
			{
				operation: "update_my_listing",
				why: "The site team has hidden it: put right what they name, and answer their mail.",
			},
		];
	}
	// No website is published twice: neither plan leads anywhere then.
	if (listedElsewhere !== null && (listing.status === "draft" || listing.status === "awaiting_badge")) {
		return actionsWhenListed(listedElsewhere, listing.ownerId);
	}
	switch (listing.status) {
		case "draft":
			if (isWithdrawn(listing)) {
				return [
					{ operation: "update_my_listing", why: "It was taken out by its owner, who brings it back on the site." },
				];
			}
			return [
				{
					operation: "choose_free_listing",
					why: "Publish it for free: it is queued for a launch week and goes live once its badge is on the homepage.",
				},
				...(ctx.settings.sellsProducts
					? [
							{
								operation: "create_checkout",
								why: "Or publish it at once or in a chosen week with a paid launch (product launch).",
							},
						]
					: []),
				{ operation: draftId === null ? "update_my_listing" : "update_draft", why: "Correct or complete it first." },
			];
		case "awaiting_badge":
			return [
				{
					operation: "choose_free_listing",
					why: `Put this on the homepage ${listing.url} as plain HTML, then call it again to have the badge looked for at once: ${embedOf(listing, ctx).html}`,
				},
				{
					operation: "get_my_listing",
					why: isLookDue(badge, ctx)
						? "The homepage is being looked at for the badge: ask in a few seconds what was seen."
						: "See what the last check of the badge found, and when the next one is.",
				},
			];
		case "scheduled":
			return [
				{
					operation: "get_my_listing",
					why: `It goes live on ${listing.launchWeek}. Leave the badge where it is until then.`,
				},
				{ operation: "update_my_listing", why: "Finish its texts before its launch." },
			];
		case "live":
			return [
				{ operation: "post_listing_update", why: "Tell its followers what is new." },
				{ operation: "update_my_listing", why: "Edits publish at once." },
			];
	}
}
