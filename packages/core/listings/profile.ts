import type { SocialPlatform, StorySection } from "#core/drafts/draft-fields";

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
	/** Quotes behind the values, by field; the listing keeps what the draft had proved. */
	evidence: Record<string, { quote: string; url: string }[]>;
}
