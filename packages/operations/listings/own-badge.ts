import { badgeUrl, DEFAULT_BADGE_STYLE } from "#core/badges/badge";
import { badgeEmbed } from "#core/badges/badge-embed";
import { badgeSize } from "#core/badges/badge-svg";
import { badgeWords } from "#core/badges/badge-words";
import type { Settings } from "#core/settings";
import type { Links } from "#core/web/links";
import type { OwnListingAnswer } from "#operations/listings/own-listing-schema";
import type { ListingRow } from "#store/listings";
import type { ListingParts } from "#store/owned-listings";
import { iso } from "#usecases/fields";

export interface ViewContext {
	links: Links;
	settings: Pick<Settings, "siteName" | "sellsProducts">;
	now: Date;
}

/** The code that puts the listing's badge on its homepage. */
export function embedOf(listing: ListingRow, { links, settings }: ViewContext) {
	const badge = { kind: "listed_on", ...DEFAULT_BADGE_STYLE } as const;
	const words = badgeWords({ kind: "listed_on", week: null, category: null }, settings.siteName, listing.name);
	const image = { url: badgeUrl(links, listing.slug, badge), ...badgeSize(badge, words) };
	return badgeEmbed(links.listing(listing.slug), image, words.title);
}

const LOOKING = "The homepage is being looked at; ask get_my_listing in a few seconds what was seen.";

/** What the last look saw says nothing once the next one is due: it happens within seconds. */
export function isLookDue(check: ListingParts["badge"], { now }: ViewContext): boolean {
	return check !== null && check.nextCheckAt !== null && check.nextCheckAt <= now.getTime();
}

/** The badge as the owner puts it on their homepage, and what the last look saw. */
export function badgeView(
	listing: ListingRow,
	check: ListingParts["badge"],
	ctx: ViewContext,
): OwnListingAnswer["badge"] {
	const isAwaited = listing.plan === "free" && listing.status !== "live";
	return {
		...embedOf(listing, ctx),
		code: isLookDue(check, ctx) ? "checking" : (check?.code ?? null),
		seen: isLookDue(check, ctx) ? LOOKING : (check?.seen ?? null),
		// A link without it was seen with an empty one.
		rel: check?.rel || null,
		fetched_url: check?.fetchedUrl ?? null,
		redirects: check?.redirects ?? [],
		checked_at: iso(check?.checkedAt ?? null),
		next_check_at: iso(check?.nextCheckAt ?? null),
		if_late: isAwaited
			? `Without the badge the listing stays out of its launch week. As soon as the badge is found, also after ${listing.launchWeek}, it goes live at once, in the week of that day.`
			: null,
	};
}
