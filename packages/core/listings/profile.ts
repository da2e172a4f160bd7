import type { SocialPlatform, StorySection } from "#core/drafts/draft-fields";
import type { Evidence } from "#core/evidence/evidence";

/** A quote as a listing keeps it. Listings of drafts that kept less know the words and the page only. */
export interface ListingQuote extends Pick<Evidence, "quote" | "url">, Partial<Omit<Evidence, "quote" | "url">> {
	/** Of quotes behind a part with several entries, which: a question, a founder's name, a platform, a section. */
	of?: string;
}

/** By field as drafts call it, or by part: `faqs`, `founders`, `socials`, `story`. */
export type ListingQuotes = Record<string, ListingQuote[]>;

/** Who types what a website does not say. */
export const HANDS = ["owner", "team"] as const;
export type Hand = (typeof HANDS)[number];

/** Kept only where quotes do not tell: a value of the site team's, and one of the owner's that stands among quoted ones. */
export interface TypedMark {
	/** Of a field with several entries, which; absent where the whole value is meant. */
	of?: string;
	by: Hand;
}

/** By field or part, as quotes are. */
export type TypedMarks = Record<string, TypedMark[]>;

/** The long part of a listing: everything public that lists and boards do not need. Stored as one document. */
export interface ListingProfile {
	description: string | null;
	summary: string | null;
	headline: string | null;
	pricing_summary: string | null;
	city: string | null;
	founded_year: number | null;
	contact_email: string | null;
	demo_video_url: string | null;
	tags: string[];
	features: string[];
	usps: string[];
	keywords: string[];
	faqs: { question: string; answer: string }[];
	socials: Partial<Record<SocialPlatform, string>>;
	seo_title: string | null;
	seo_description: string | null;
	/** Shown only when unlocked. */
	story: Partial<Record<StorySection, string>> | null;
	/** Facts the company's own site did not state, left blank on purpose. */
	not_found_on_website: string[];
	/** Facts of which nothing is known, because the pages that would state them could not be read. */
	not_read_on_website: { field: string; reason: string }[];
	/** Quotes behind the values; the listing keeps what the draft had proved. */
	evidence: ListingQuotes;
	/** Who typed what did not come from the website, where the quotes do not tell (`originOf`). */
	typed: TypedMarks;
}

/** What of a profile is about its values and is none itself: histories keep it beside them, people need not read it. */
export const BESIDE_VALUES: ReadonlySet<string> = new Set<keyof ListingProfile>([
	...(["evidence", "typed", "not_found_on_website", "not_read_on_website"] as const),
]);
