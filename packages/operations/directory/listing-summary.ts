import * as z from "zod";
import { ORIGINS } from "#core/listings/origin";
import { besideName } from "#core/listings/own-name";
import type { Links } from "#core/web/links";
import { quote } from "#operations/directory/quote";
import { shownPicture, toPicture } from "#operations/directory/shown-picture";
import type { ListingCard } from "#store/listing-cards";
import { iso, timestamp } from "#usecases/fields";

/** Average of genuine reviews only. Source: docs/reviews.md#what-counts-in-the-rating. */
export const communityRating = z
	.object({
		average: z.number().meta({ description: "1 to 5, two decimals." }),
		count: z.int(),
	})
	.meta({ id: "CommunityRating" });

export const categoryReference = z.object({ slug: z.string(), name: z.string() }).meta({ id: "CategoryReference" });

export const ListingStatus = z.enum(["draft", "awaiting_badge", "scheduled", "live"]).meta({ id: "ListingStatus" });

const price = z
	.object({
		words: z.string().nullable().meta({ description: "Null where only pricing_model says something." }),
		by: z.enum(ORIGINS),
		quote: quote.nullable().meta({ description: "What the website says; null unless `by` is site." }),
	})
	.meta({ id: "ListingPrice" });

const factCounts = z
	.object({
		quoted: z.int().meta({ description: "Quoted from its website." }),
		by_owner: z.int(),
		by_team: z.int(),
		not_stated: z.int().meta({ description: "Looked for on its website and not found." }),
	})
	.meta({ id: "FactCounts" });

/** A listing as every list shows it. */
export const listingSummary = z
	.object({
		slug: z.string(),
		name: z.string(),
		url: z.string().meta({ description: "The product's own website." }),
		tagline: z.string().nullable().meta({
			description: "As it stands beside the name: in lists without the name that a website puts in front of it.",
		}),
		short_description: z.string().nullable(),
		logo_url: z
			.string()
			.nullable()
			.meta({ description: "Where its own website keeps its logo; see `logo` for showing it." }),
		logo: shownPicture.meta({
			description: "The logo as this directory keeps it, on its own origin; null where it has none.",
		}),
		cover: shownPicture.meta({
			description: "A wide picture of the product, on this directory's own origin; null where it has none.",
		}),
		status: ListingStatus,
		category: categoryReference.nullable().meta({ description: "The primary category." }),
		stage: z.string().nullable(),
		country: z.string().nullable().meta({ description: "ISO 3166-1 alpha-2." }),
		pricing_model: z.string().nullable(),
		price: price.nullable().meta({ description: "What it costs, in short; null where that is not stated." }),
		city: z.string().nullable(),
		facts: factCounts.nullable().meta({ description: "How its facts are known; null until they are counted." }),
		award: z
			.object({ week: z.string(), place: z.int() })
			.nullable()
			.meta({ description: "The best Launch of the Week it has won; list_awards has all." }),
		votes: z.int().meta({ description: "Counted community votes of all time. Money never changes them." }),
		followers: z.int(),
		views: z.int(),
		rating: communityRating.nullable().meta({ description: "From genuine reviews only; null while there are none." }),
		launch_week: z.string().nullable().meta({
			description: "Monday of the week it is queued or scheduled for or, once live, launched in first.",
		}),
		launched_at: timestamp.nullable(),
		featured: z
			.boolean()
			.meta({ description: "Highlighted: because its owner paid for it, which `paid` says, or by the site team." }),
		verified: z.boolean().meta({ description: "Its owner has proved control of the domain; not a matter of payment." }),
		paid: z.boolean().meta({ description: "True wherever money decided that or where this listing is shown here." }),
		links: z.object({
			page: z.string().meta({ description: "Its page in this directory." }),
			api: z.string(),
			badges: z.string(),
		}),
	})
	.meta({ id: "ListingSummary", description: "A listing as every list shows it." });

export type ListingSummary = z.input<typeof listingSummary>;

/** @param placedByMoney whether the list at hand is ordered or filled by money (the billboard). */
export function toSummary(card: ListingCard, links: Links, placedByMoney = false): ListingSummary {
	return {
		slug: card.slug,
		name: card.name,
		url: card.url,
		tagline: besideName(card.tagline, card.name),
		short_description: card.shortDescription,
		logo_url: card.logoUrl,
		logo: toPicture(card.logo, links),
		cover: toPicture(card.cover, links),
		status: card.status,
		category: card.category,
		stage: card.stage,
		country: card.country,
		pricing_model: card.pricingModel,
		price: card.row?.price ?? null,
		city: card.row?.city ?? null,
		facts: factsOf(card.row),
		award: card.row?.award ?? null,
		votes: card.votes,
		followers: card.followers,
		views: card.views,
		rating: ratingOf(card),
		launch_week: card.launchWeek,
		launched_at: iso(card.launchedAt),
		featured: card.featured || card.teamPick,
		verified: card.verified,
		paid: placedByMoney || card.featured,
		links: {
			page: links.listing(card.slug),
			api: `${links.api}/listings/${card.slug}`,
			badges: `${links.api}/listings/${card.slug}/badges`,
		},
	};
}

function factsOf(row: ListingCard["row"]): z.input<typeof factCounts> | null {
	if (row === null) return null;
	const { quoted, owner, team, blank } = row.counts;
	return { quoted, by_owner: owner, by_team: team, not_stated: blank };
}

/** The average a listing's reviews give, or null while there are none. */
export function ratingOf(row: { ratingCount: number; ratingSum: number }) {
	if (row.ratingCount === 0) return null;
	return { average: Math.round((row.ratingSum / row.ratingCount) * 100) / 100, count: row.ratingCount };
}

/** For the examples of the operations that answer with summaries. */
export const LISTING_SUMMARY_EXAMPLE: ListingSummary = {
	slug: "tidewell",
	name: "Tidewell",
	url: "https://tidewell.example/",
	tagline: "Appointment reminders for small clinics",
	short_description: "Sends reminders by text message and fills cancelled slots from a waiting list.",
	logo_url: null,
	logo: null,
	cover: null,
	status: "live",
	category: { slug: "scheduling", name: "Scheduling" },
	stage: "growing",
	country: "NL",
	pricing_model: "subscription",
	price: {
		words: "From 19 euros a month",
		by: "site",
		quote: { quote: "From 19 euros a month.", url: "https://tidewell.example/pricing" },
	},
	city: "Utrecht",
	facts: { quoted: 15, by_owner: 2, by_team: 0, not_stated: 2 },
	award: { week: "2026-10-05", place: 1 },
	votes: 128,
	followers: 41,
	views: 2310,
	rating: { average: 4.5, count: 12 },
	launch_week: "2026-10-05",
	launched_at: "2026-10-05T00:00:00.000Z",
	featured: false,
	verified: true,
	paid: false,
	links: {
		page: "https://launchweek.example/listings/tidewell",
		api: "https://launchweek.example/api/v1/listings/tidewell",
		badges: "https://launchweek.example/api/v1/listings/tidewell/badges",
	},
};
