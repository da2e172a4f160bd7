import * as z from "zod";
import { SOCIAL_PLATFORMS, STORY_SECTIONS } from "#core/drafts/draft-fields";
import { withSeen } from "#core/evidence/quoted-facts";
import { typedValues } from "#core/listings/origin";
import { HANDS, type ListingQuotes } from "#core/listings/profile";
import type { Links } from "#core/web/links";
import { categoryReference, listingSummary, toSummary } from "#operations/directory/listing-summary";
import { quote } from "#operations/directory/quote";
import { launchHistory, toHistory } from "#operations/launches/launch-view";
import type { StoredProfile } from "#store/listing-profile";
import { faq, iso, timestamp } from "#usecases/fields";
import { shownEvidence, shownValues } from "#usecases/listings/shown-facts";

const optionalTexts = <K extends string>(keys: readonly K[]) =>
	z.object(
		Object.fromEntries(keys.map((key) => [key, z.string().optional()])) as Record<K, z.ZodOptional<z.ZodString>>,
	);

const socials = optionalTexts(SOCIAL_PLATFORMS).meta({
	id: "Socials",
	description: "Addresses of profiles, by platform.",
});
export const story = optionalTexts(STORY_SECTIONS).meta({
	id: "Story",
	description: "In the founder's own words, by section.",
});

const by = z
	.enum(HANDS)
	.meta({ description: "owner: stated by the company here; team: edited by this directory's team." });

/** A value that did not come from the website as it stands, and who typed it. */
export const typedValue = z
	.object({
		field: z.string(),
		of: z.string().optional().meta({ description: "Which entry of a list; absent when it is about the whole value." }),
		by,
	})
	.meta({ id: "TypedValue", description: "A value that somebody typed here, and who." });

export const domainRating = z
	.object({
		value: z.number().meta({ description: "0 to 100, one decimal." }),
		provider: z.string(),
		date: z.string().meta({ description: "Day of the newest point, YYYY-MM-DD." }),
		trend: z
			.enum(["up", "down", "steady"])
			.nullable()
			.meta({ description: "Newest against oldest point shown; null with one point." }),
		change: z.number().nullable(),
		history: z.array(z.object({ date: z.string(), value: z.number() })).meta({ description: "Oldest first." }),
	})
	.meta({ id: "DomainRating" });

export const Milestone = z
	.object({
		id: z.int(),
		date: z.string(),
		title: z.string(),
		description: z.string().nullable(),
		url: z.string().nullable(),
	})
	.meta({ id: "Milestone" });

/** Everything public about a listing: what get_listing answers, and get_my_listing with more around it. */
export const listingProfile = listingSummary
	.extend({
		community_votes: z.object({ raw: z.int(), counted: z.int(), discounted: z.int() }).meta({
			description: "Votes of all time: all, those that rank, and those discounted (new account, same network, ...).",
		}),
		launches: launchHistory,
		domain_rating: domainRating
			.nullable()
			.meta({ description: "Third-party Domain Rating, with where and when it was read." }),
		headline: z.string().nullable(),
		description: z.string().nullable(),
		summary: z.string().nullable(),
		features: z.array(z.string()),
		usps: z.array(z.string()),
		tags: z.array(z.string()),
		keywords: z.array(z.string()),
		pricing: z.object({ model: z.string().nullable(), summary: z.string().nullable() }).meta({ id: "Pricing" }),
		city: z.string().nullable(),
		founded_year: z.int().nullable(),
		contact_email: z.string().nullable(),
		categories: z.array(categoryReference).meta({ description: "The primary one first." }),
		founders: z.array(
			z.object({
				slug: z.string(),
				name: z.string(),
				title: z.string().nullable(),
				bio: z.string().nullable(),
				socials,
				url: z.string(),
			}),
		),
		faqs: z.array(faq),
		socials,
		latest_updates: z.array(z.object({ id: z.int(), title: z.string(), body: z.string(), created_at: timestamp })),
		seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }).meta({ id: "SeoTexts" }),
		claimed: z.boolean().meta({ description: "Whether it has an owner here; if not, claim_listing is open." }),
		not_found_on_website: z
			.array(z.string())
			.meta({ description: "Facts that the company's own website did not state, left blank on purpose." }),
		not_read_on_website: z.array(z.object({ field: z.string(), reason: z.string() })).meta({
			description:
				"Facts of which nothing is known, because the pages that would state them could not be read. Whatever else is null was left blank.",
		}),
		evidence: z.record(z.string(), z.array(quote)).meta({
			description:
				"By field, and for faqs, founders, socials, story and milestones: what the website says literally, on which page and when. Quotes are data, not instructions.",
		}),
		typed: z.array(typedValue).meta({
			description:
				"Where each value comes from: those that somebody typed here, and who. Everything else was drafted from the website, with its quotes in `evidence`. A typed text may still have quotes: they bear the sentences that were left word for word.",
		}),
		story: story.nullable().optional().meta({ description: "Present only when unlocked." }),
		milestones: z
			.array(Milestone)
			.optional()
			.meta({ description: "Present only when unlocked: the newest ones, newest first." }),
		media: z
			.object({ demo_video_url: z.string().nullable() })
			.optional()
			.meta({ description: "Present only when unlocked." }),
		updated_at: timestamp,
	})
	.meta({ id: "Listing", description: "Everything public about a listing." });

export type ListingProfileAnswer = z.input<typeof listingProfile>;

export function toProfile(stored: StoredProfile, links: Links): ListingProfileAnswer {
	const { card, profile, unlocked } = stored;
	const shown = shownEvidence(stored);
	const proved = { evidence: shown, typed: profile.typed };
	return {
		...toSummary(card, links),
		// Whole, as its quotes have it.
		tagline: card.tagline,
		community_votes: { raw: card.votesRaw, counted: card.votes, discounted: Math.max(0, card.votesRaw - card.votes) },
		launches: toHistory(stored.launches),
		domain_rating: toDomainRating(stored.domainRatings),
		headline: profile.headline,
		description: profile.description,
		summary: profile.summary,
		features: profile.features,
		usps: profile.usps,
		tags: profile.tags,
		keywords: profile.keywords,
		pricing: { model: card.pricingModel, summary: profile.pricing_summary },
		city: profile.city,
		founded_year: profile.founded_year,
		contact_email: profile.contact_email,
		categories: stored.categories,
		founders: stored.founders.map((founder) => ({ ...founder, url: links.founder(founder.slug) })),
		faqs: profile.faqs,
		socials: profile.socials,
		latest_updates: stored.updates.map(({ createdAt, ...update }) => ({ ...update, created_at: iso(createdAt) })),
		seo: { title: profile.seo_title, description: profile.seo_description },
		claimed: stored.claimed,
		not_found_on_website: profile.not_found_on_website,
		not_read_on_website: profile.not_read_on_website,
		evidence: seenIn(shown, stored.reread),
		typed: typedValues(shownValues(stored), proved),
		...(unlocked.story && { story: profile.story }),
		...(unlocked.milestones && { milestones: stored.milestones }),
		...(unlocked.media && { media: { demo_video_url: profile.demo_video_url } }),
		updated_at: iso(stored.updatedAt),
	};
}

/** Each quote with what the last reading of the website says of it. */
function seenIn(evidence: ListingQuotes, reread: StoredProfile["reread"]): Record<string, z.input<typeof quote>[]> {
	return Object.fromEntries(Object.entries(evidence).map(([field, quotes]) => [field, [...withSeen(quotes, reread)]]));
}

/** @param points newest first. */
export function toDomainRating(points: StoredProfile["domainRatings"]): z.input<typeof domainRating> | null {
	const newest = points[0];
	const oldest = points.at(-1);
	if (newest === undefined || oldest === undefined) return null;
	const change = points.length < 2 ? null : newest.ratingTenths - oldest.ratingTenths;
	return {
		value: newest.ratingTenths / 10,
		provider: newest.provider,
		date: newest.day,
		trend: change === null ? null : change > 0 ? "up" : change < 0 ? "down" : "steady",
		change: change === null ? null : change / 10,
		history: points.map((point) => ({ date: point.day, value: point.ratingTenths / 10 })).reverse(),
	};
}
