import type { Candidate, Evidence } from "#core/evidence/evidence";
import type { ReadPage } from "#core/web/page";

/** The profile fields of a draft that hold one string. Source: docs/drafts.md#fields. */
export const TEXT_FIELDS = [
	"name",
	"tagline",
	"short_description",
	"description",
	"stage",
	"pricing_model",
	"pricing_summary",
	"country",
	"city",
	"founded_year",
	"contact_email",
	"demo_video_url",
	"logo_url",
] as const;

/** The profile fields of a draft that hold a list of strings. Source: docs/drafts.md#fields. */
export const LIST_FIELDS = ["categories", "tags", "features", "usps", "keywords"] as const;

export const DRAFT_FIELDS = [...TEXT_FIELDS, ...LIST_FIELDS] as const;

export type TextField = (typeof TEXT_FIELDS)[number];
export type ListField = (typeof LIST_FIELDS)[number];
export type DraftField = TextField | ListField;

export const DRAFT_FIELD_STATES = ["ai", "not_found", "edited", "manual", "override", "deleted"] as const;
export type DraftFieldState = (typeof DRAFT_FIELD_STATES)[number];

/** Source: docs/limits.md#profiles-elsewhere. */
export const SOCIAL_PLATFORMS = [
	"linkedin",
	"x",
	"facebook",
	"instagram",
	"tiktok",
	"youtube",
	"threads",
	"pinterest",
	"github",
	"reddit",
	"producthunt",
	"medium",
	"website",
	"custom",
] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

/** Source: docs/limits.md#founder-stories. */
export const STORY_SECTIONS = [
	"title",
	"story",
	"why_started",
	"problem",
	"journey",
	"challenges",
	"achievements",
	"lessons",
	"whats_next",
] as const;
export type StorySection = (typeof STORY_SECTIONS)[number];

/** What a pricing model can be, for drafters, owners and filters alike. */
export const PRICING_MODELS = [
	"free",
	"freemium",
	"free_trial",
	"paid",
	"subscription",
	"one_time",
	"contact_sales",
	"open_source",
] as const;

/** What a stage can be, for drafters, owners and filters alike. */
export const STAGES = ["idea", "pre-launch", "beta", "launched", "growing", "established"] as const;

export interface FaqCandidate {
	question: string;
	answer: string;
	evidence: Evidence[];
}

export interface FounderCandidate {
	name: string;
	title: string | null;
	bio: string | null;
	evidence: Evidence[];
}

export interface MilestoneCandidate {
	/** YYYY-MM-DD; the first of the month or year where the site says no more. */
	date: string;
	title: string;
	description: string | null;
	evidence: Evidence[];
}

/** All that a drafter found on a site. A key that is absent was not found: it is never guessed. */
export interface SiteDraft {
	fields: Partial<Record<TextField, Candidate<string>> & Record<ListField, Candidate<string[]>>>;
	faqs: FaqCandidate[];
	founders: FounderCandidate[];
	company_socials: Partial<Record<SocialPlatform, Candidate<string>>>;
	founder_socials: Partial<Record<SocialPlatform, Candidate<string>>>;
	story: Partial<Record<StorySection, Candidate<string>>>;
	milestones: MilestoneCandidate[];
	seo: { title?: Candidate<string>; meta?: Candidate<string> };
}

/** A draft of a site on which nothing but these fields was found. */
export function emptySiteDraft(fields: SiteDraft["fields"] = {}): SiteDraft {
	return {
		fields,
		faqs: [],
		founders: [],
		company_socials: {},
		founder_socials: {},
		story: {},
		milestones: [],
		seo: {},
	};
}

/** A category of the directory, as a drafter sees it: it may choose only among these. */
export interface CategoryChoice {
	slug: string;
	name: string;
	description: string;
	/** The slug of the category above it. */
	parent?: string | null;
	/** What a product must be to belong here, and what belongs elsewhere, in the site team's words. */
	belongs?: string;
	excludes?: string;
	/** Words and phrases that name what belongs here, in any language; a star leaves a word's ending open. */
	synonyms?: readonly string[];
	/** Words that often go with it and prove nothing alone. */
	hints?: readonly string[];
}

export interface DrafterInput {
	/** The product's website, as submitted. */
	url: string;
	pages: readonly ReadPage[];
	categories: readonly CategoryChoice[];
	/** Restricts the work to these fields (regenerate); absent means everything. */
	only?: readonly DraftField[];
}
