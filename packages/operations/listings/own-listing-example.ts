import { DEFAULT_SETTINGS } from "#core/default-settings";
import { linksFor } from "#core/web/links";
import type { OwnListingAnswer } from "#operations/listings/own-listing-schema";
import { ownListingView } from "#operations/listings/own-listing-view";
import { REREAD_AFTER_MS } from "#store/listing-rereads";
import type { ListingRow } from "#store/listings";
import { newListing } from "#store/new-listing";
import type { ListingParts } from "#store/owned-listings";

const AT = Date.UTC(2026, 10, 2, 9);
const CONTEXT = { links: linksFor("https://launchweek.example"), settings: DEFAULT_SETTINGS, now: new Date(AT) };

/** A listing for the document's examples, in the state that an operation leaves it in. */
export function exampleOwnListing(status: ListingRow["status"]): OwnListingAnswer {
	const listing = newListing({
		id: 7,
		slug: "inkfern",
		name: "Inkfern",
		tagline: "Notes for teams",
		shortDescription: "Inkfern keeps your team's notes.",
		logoUrl: "https://inkfern.example/logo.svg",
		stage: "launched",
		country: "SE",
		pricingModel: "freemium",
		url: "https://inkfern.example/",
		domain: "inkfern.example",
		ownerId: 1,
		primaryCategoryId: 3,
		now: AT,
	});
	const queued = status === "draft" ? {} : ({ plan: "free", launchWeek: "2026-12-14", launchPosition: 4 } as const);
	const launched = status === "live" ? { launchedAt: Date.UTC(2026, 11, 14) } : {};
	const quote = { quote: "Our headquarters are in Malmö, Sweden.", url: "https://inkfern.example/about" };
	const profile = {
		description: "Inkfern keeps your team's notes in one place.",
		summary: null,
		headline: null,
		pricing_summary: "Free for five people",
		city: "Malmö",
		founded_year: 2021,
		contact_email: "hello@inkfern.example",
		demo_video_url: null,
		tags: ["notes"],
		features: ["Shared notebooks"],
		usps: [],
		keywords: [],
		faqs: [{ question: "Is there a free plan?", answer: "Yes, for five people." }],
		socials: { linkedin: "https://www.linkedin.com/company/inkfern" },
		seo_title: null,
		seo_description: null,
		story: null,
		not_found_on_website: ["demo_video_url"],
		not_read_on_website: [],
		evidence: { city: [quote] },
		typed: {},
	};
	return ownListingView(
		{ listing: { ...listing, status, ...queued, ...launched }, profile },
		{
			categories: [{ slug: "productivity", name: "Productivity", position: 0 }],
			founders: [{ slug: "ada-lind", name: "Ada Lind", title: "CEO", bio: null, socials: {} }],
			milestones: [],
			updates: [],
			badge: null,
			reread: status === "live" ? exampleReread(listing.id, quote) : null,
			domainRatings: [],
			listedElsewhere: null,
			hiding: null,
			draftId: "6f1c2f0e-4a53-4f0e-9a54-2d3e0c4b7a11",
			launches: status === "live" ? [{ week: "2026-12-14", kind: "free", votes: 22 }] : [],
		},
		CONTEXT,
	);
}

function exampleReread(listingId: number, quote: { quote: string; url: string }): ListingParts["reread"] {
	const readAt = Date.UTC(2027, 0, 13, 4);
	return {
		listingId,
		nextReadAt: readAt + REREAD_AFTER_MS,
		readAt,
		outcome: "The website was read again: 1 fact is no longer on it.",
		staleFacts: [{ field: "city", ...quote, now: null }],
		pagesRead: [quote.url],
		goneQuotes: [quote],
		nowQuotes: {},
		keptFacts: [],
	};
}
