import * as z from "zod";
import { badgeUrl, DEFAULT_BADGE_STYLE } from "#core/badges/badge";
import { badgeEmbed } from "#core/badges/badge-embed";
import { badgeSize } from "#core/badges/badge-svg";
import { badgeWords } from "#core/badges/badge-words";
import type { ListingProfile } from "#core/listings/profile";
import { safeSocials } from "#core/listings/safe-values";
import { isWithdrawn } from "#core/listings/withdrawn";
import type { Settings } from "#core/settings";
import type { Links } from "#core/web/links";
import type { Context } from "#operations/define";
import { categoryReference } from "#operations/directory/listing-summary";
import { listingProfile, Milestone, story, toProfile } from "#operations/directory/profile";
import { actionsWhenListed } from "#operations/listed-elsewhere";
import { StaleFacts, staleFactsView } from "#operations/listings/stale-facts";
import type { StoredProfile } from "#store/listing-profile";
import type { ListingRow } from "#store/listings";
import { type ListingParts, type ListingWithProfile, partsOfListing } from "#store/owned-listings";
import { iso, nextActions, timestamp } from "#usecases/fields";

/** A listing as its owner sees it: everything public and what only they need. Source: docs/listings.md#what-its-owner-sees. */

const nullableText = z.string().nullable();
const texts = z.array(z.string());

export const Plan = z.enum(["free", "paid"]).nullable();

/** What an owner edits stands beside the public profile's own shape of it, under the names update_my_listing takes. */
export const OwnListing = listingProfile
	.extend({
		listing_id: z.int(),
		plan: Plan,
		launch_position: z.int().nullable().meta({ description: "Its place in the free queue of that week." }),
		public_url: z.string().meta({ description: "Its page, once it is live." }),
		domain: z.string(),
		pricing_summary: nullableText,
		demo_video_url: nullableText,
		seo_title: nullableText,
		seo_description: nullableText,
		categories: z
			.array(categoryReference.extend({ primary: z.boolean() }))
			.meta({ description: "The primary one first." }),
		story: story.nullable().meta({ description: "Public once `unlocked` says so." }),
		milestones: z.array(Milestone).meta({ description: "Newest first; public once `unlocked` says so." }),
		media: z.object({ demo_video_url: nullableText }).meta({ description: "Public once `unlocked` says so." }),
		unlocked: z
			.object({ story: z.boolean(), milestones: z.boolean(), media: z.boolean() })
			.meta({ description: "Paid sections that the public page shows." }),
		stale_facts: StaleFacts,
		site_read_at: timestamp
			.nullable()
			.meta({ description: "When the website was last read again; null before the first time." }),
		site_read_outcome: nullableText.meta({
			description: "What came of the last attempt to read it again, also when it could not be read.",
		}),
		badge: z
			.object({
				html: z.string(),
				markdown: z.string(),
				code: nullableText.meta({
					description:
						"What the last look found: found, not_found, unreachable, timeout, http_error, blocked_by_robots, wrong_listing; checking while one is under way; null before the first.",
				}),
				seen: nullableText,
				rel: nullableText,
				fetched_url: nullableText,
				redirects: texts,
				checked_at: timestamp.nullable(),
				next_check_at: timestamp.nullable(),
				if_late: nullableText,
			})
			.meta({ description: "The badge to put on the homepage, and what the last check of it saw." }),
		hidden: z
			.object({ since: timestamp, reason: z.string() })
			.nullable()
			.meta({ description: "That the site team hid it, since when and why; then only they can show it again." }),
		draft_id: z.uuid().nullable(),
		created_at: timestamp,
		version: z.int().meta({ description: "Counts the changes of the listing, by whomever." }),
		next_actions: nextActions,
	})
	.meta({
		id: "OwnListing",
		description: "A listing as its owner sees it: everything public, and what only they need.",
	});

export type OwnListingAnswer = z.input<typeof OwnListing>;
export interface ViewContext {
	links: Links;
	settings: Pick<Settings, "siteName" | "sellsProducts">;
	now: Date;
}

/** What stands around a listing of which nothing has happened yet. */
export const NO_PARTS: ListingParts = {
	categories: [],
	founders: [],
	milestones: [],
	updates: [],
	badge: null,
	reread: null,
	domainRatings: [],
	draftId: null,
	listedElsewhere: null,
	hiding: null,
	launches: [],
};

/** The answer for a listing as it is stored now. */
export async function ownListingAnswer(current: ListingWithProfile, ctx: Context): Promise<OwnListingAnswer> {
	return ownListingView(current, await partsOfListing(ctx.db, current.listing.id), ctx);
}

/** The answer for a listing as it is, or is about to be, stored. */
export function ownListingView(
	{ listing, profile }: ListingWithProfile,
	parts: ListingParts,
	ctx: ViewContext,
): OwnListingAnswer {
	return {
		...toProfile(storedProfile(listing, profile, parts), ctx.links),
		listing_id: listing.id,
		plan: listing.plan,
		launch_position: listing.launchPosition,
		public_url: ctx.links.listing(listing.slug),
		domain: listing.domain,
		pricing_summary: profile.pricing_summary,
		demo_video_url: profile.demo_video_url,
		seo_title: profile.seo_title,
		seo_description: profile.seo_description,
		categories: parts.categories.map(({ slug, name, position }) => ({ slug, name, primary: position === 0 })),
		story: profile.story,
		milestones: parts.milestones.map(({ id, date, title, description, url }) => ({
			id,
			date,
			title,
			description,
			url,
		})),
		media: { demo_video_url: profile.demo_video_url },
		unlocked: {
			story: listing.storyUnlocked,
			milestones: listing.milestonesUnlocked,
			media: listing.mediaUnlocked,
		},
		stale_facts: staleFactsView(parts.reread, profile),
		site_read_at: iso(parts.reread?.readAt ?? null),
		site_read_outcome: parts.reread?.outcome ?? null,
		badge: badgeView(listing, parts.badge, ctx),
		hidden: parts.hiding === null ? null : { since: iso(parts.hiding.at), reason: parts.hiding.reason },
		draft_id: parts.draftId,
		created_at: iso(listing.createdAt),
		version: listing.version,
		next_actions: nextForListing(listing, parts, ctx),
	};
}

/** The listing as the public profile is made from it, with nothing locked: it is the owner's own. */
function storedProfile(listing: ListingRow, profile: ListingProfile, parts: ListingParts): StoredProfile {
	const [primary] = parts.categories;
	return {
		card: {
			...listing,
			category: primary === undefined ? null : { slug: primary.slug, name: primary.name },
			row: listing.rowFacts,
		},
		claimed: listing.ownerId !== null,
		unlocked: { story: true, milestones: true, media: true },
		updatedAt: listing.updatedAt,
		reread: rereadOf(parts.reread),
		profile,
		categories: parts.categories,
		founders: parts.founders.map(({ slug, name, title, bio, socials }) => ({
			slug,
			name,
			title,
			bio,
			socials: safeSocials(socials),
		})),
		updates: parts.updates.map(({ id, title, body, createdAt }) => ({ id, title, body, createdAt })),
		domainRatings: parts.domainRatings,
		milestones: parts.milestones,
		launches: parts.launches,
	};
}

function rereadOf(reread: ListingParts["reread"]): StoredProfile["reread"] {
	if (reread === null || reread.readAt === null) return null;
	return { readAt: reread.readAt, pagesRead: reread.pagesRead, goneQuotes: reread.goneQuotes };
}

/** The code that puts the listing's badge on its homepage. */
function embedOf(listing: ListingRow, { links, settings }: ViewContext) {
	const badge = { kind: "listed_on", ...DEFAULT_BADGE_STYLE } as const;
	const words = badgeWords({ kind: "listed_on", week: null, category: null }, settings.siteName, listing.name);
	const image = { url: badgeUrl(links, listing.slug, badge), ...badgeSize(badge, words) };
	return badgeEmbed(links.listing(listing.slug), image, words.title);
}

const LOOKING = "The homepage is being looked at; ask get_my_listing in a few seconds what was seen.";

/** What the last look saw says nothing once the next one is due: it happens within seconds. */
function isLookDue(check: ListingParts["badge"], { now }: ViewContext): boolean {
	return check !== null && check.nextCheckAt !== null && check.nextCheckAt <= now.getTime();
}

function badgeView(listing: ListingRow, check: ListingParts["badge"], ctx: ViewContext): OwnListingAnswer["badge"] {
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

function nextForListing(
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
