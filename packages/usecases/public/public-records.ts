import { typedValues } from "#core/listings/origin";
import type { PublicKind } from "#core/public-data/kinds";
import type { Links } from "#core/web/links";
import type { Db } from "#store/db";
import type { StoredProfile } from "#store/listing-profile";
import {
	type PublicCategory,
	type PublicChange,
	type PublicFounder,
	type PublicWeek,
	publicCategories,
	publicFounders,
	publicListings,
	publicWeeks,
} from "#store/public-data";
import { shownEvidence, shownValues } from "#usecases/listings/shown-facts";

/** A thing with its public facts; without them (null) it is not public any more, or is gone. Source: docs/data.md#what-is-in-it. */
export interface PublicRecord {
	kind: PublicKind;
	/** Stays, whatever it is called: `listing:12`, `week:2026-11-16`. */
	id: string;
	record: object | null;
}

/** The facts of these things as they are now, in the order of the question. */
export async function publicRecords(
	db: Db,
	things: readonly Pick<PublicChange, "kind" | "ref">[],
	links: Links,
): Promise<PublicRecord[]> {
	const refs = (kind: PublicKind) => things.filter((thing) => thing.kind === kind).map(({ ref }) => ref);
	const ids = (kind: PublicKind) => refs(kind).map(Number);
	const none = <K, V>() => Promise.resolve(new Map<K, V>());
	const [categories, listings, founders, weeks] = await Promise.all([
		refs("category").length === 0 ? none<number, PublicCategory>() : publicCategories(db, ids("category")),
		refs("listing").length === 0 ? none<number, StoredProfile>() : publicListings(db, ids("listing")),
		refs("founder").length === 0 ? none<number, PublicFounder>() : publicFounders(db, ids("founder")),
		refs("week").length === 0 ? none<string, PublicWeek>() : publicWeeks(db, refs("week")),
	]);
	const recordOf: Record<PublicKind, (ref: string) => object | undefined> = {
		category: (ref) => categoryRecord(categories.get(Number(ref)), links),
		listing: (ref) => listingRecord(listings.get(Number(ref)), links),
		founder: (ref) => founderRecord(founders.get(Number(ref)), links),
		week: (ref) => weekRecord(weeks.get(ref)),
	};
	return things.map(({ kind, ref }) => ({ kind, id: `${kind}:${ref}`, record: recordOf[kind](ref) ?? null }));
}

/** What of a profile does not change by the hour: votes, views and followers are the API's. */
function listingRecord(stored: StoredProfile | undefined, links: Links) {
	if (stored === undefined) return undefined;
	const { card, profile, unlocked } = stored;
	// Addresses for mail are on the profile, for people: files of them would be read by others.
	const { contact_email: _, ...evidence } = shownEvidence(stored);
	const typed = typedValues(shownValues(stored), { evidence, typed: profile.typed });
	return {
		slug: card.slug,
		name: card.name,
		url: card.url,
		page: links.listing(card.slug),
		tagline: card.tagline,
		short_description: card.shortDescription,
		headline: profile.headline,
		description: profile.description,
		summary: profile.summary,
		features: profile.features,
		usps: profile.usps,
		tags: profile.tags,
		keywords: profile.keywords,
		stage: card.stage,
		country: card.country,
		city: profile.city,
		founded_year: profile.founded_year,
		pricing: { model: card.pricingModel, summary: profile.pricing_summary },
		categories: stored.categories.map(({ slug }) => slug),
		founders: stored.founders.map(({ slug, title }) => ({ slug, title })),
		faqs: profile.faqs,
		socials: profile.socials,
		...(unlocked.story && { story: profile.story }),
		...(unlocked.milestones && { milestones: stored.milestones }),
		...(unlocked.media && { media: { demo_video_url: profile.demo_video_url } }),
		launches: stored.launches.map(({ week, kind }) => ({ week, kind, paid: kind === "relaunch" })),
		rating: card.ratingCount === 0 ? null : { sum: card.ratingSum, count: card.ratingCount },
		evidence,
		typed: typed.filter(({ field }) => field !== "contact_email"),
		not_found_on_website: profile.not_found_on_website,
		not_read_on_website: profile.not_read_on_website,
		launched_at: card.launchedAt === null ? null : new Date(card.launchedAt).toISOString(),
		updated_at: new Date(stored.updatedAt).toISOString(),
	};
}

function founderRecord(founder: PublicFounder | undefined, links: Links) {
	if (founder === undefined) return undefined;
	const { id: _, ...facts } = founder;
	return { ...facts, page: links.founder(founder.slug) };
}

function categoryRecord(category: PublicCategory | undefined, links: Links) {
	if (category === undefined) return undefined;
	const { id: _, ...facts } = category;
	return { ...facts, page: links.category(category.slug) };
}

function weekRecord(week: PublicWeek | undefined) {
	if (week === undefined) return undefined;
	return {
		week: week.week,
		closed_at: new Date(week.closedAt).toISOString(),
		results: week.results.map(({ rank, listing, kind, votesCounted, votesRaw, award }) => ({
			rank,
			listing,
			kind,
			paid: kind === "relaunch",
			award,
			votes: { counted: votesCounted, raw: votesRaw, discounted: Math.max(0, votesRaw - votesCounted) },
		})),
	};
}
