import { DRAFT_FIELDS, type DraftField } from "#core/drafts/draft-fields";
import type { DraftProfile } from "#core/drafts/draft-profile";
import { type Blank, type SiteReading, whyBlank } from "#core/drafts/site-reading";

/** One thing a draft still lacks: what, why it matters or is absent, and how to put it in. */
export interface MissingPart {
	field: string;
	/** Why there is nothing; null where there is something that does not fit. */
	blank: Blank["blank"] | null;
	why: string;
	how: string;
}

/** What each part adds to the completeness; together 100. */
const WEIGHTS: Record<DraftField | "faqs" | "founders" | "company_socials", number> = {
	name: 12,
	categories: 12,
	description: 10,
	tagline: 8,
	short_description: 6,
	features: 8,
	logo_url: 6,
	pricing_model: 5,
	pricing_summary: 3,
	founders: 6,
	faqs: 5,
	company_socials: 4,
	contact_email: 3,
	country: 3,
	stage: 2,
	usps: 2,
	keywords: 1,
	tags: 1,
	city: 1,
	founded_year: 1,
	demo_video_url: 1,
};

/** A listing cannot be without these. Source: docs/drafts.md#from-draft-to-listing. */
const NEEDED: readonly DraftField[] = ["name", "categories"];

const WHY: Partial<Record<keyof typeof WEIGHTS, string>> = {
	name: "A listing cannot be without its product's name.",
	categories: "A listing cannot be without a primary category.",
	tagline: "It is the line that lists and launch weeks show.",
	description: "It is the main text of the listing.",
	logo_url: "Listings with a logo are recognised in lists.",
	pricing_model: "People filter by it.",
	country: "People filter by it.",
	founders: "The listing shows who is behind the product.",
	faqs: "They answer what people ask before they try a product.",
};

/**
 * How complete a draft is, and what it lacks, the most telling first.
 * @param hasPrimaryCategory whether the first category of the draft is one of the directory's.
 * @param reading what is known of its website.
 * Source: docs/drafts.md#completeness.
 */
export function completenessOf(
	profile: DraftProfile,
	hasPrimaryCategory: boolean,
	reading: SiteReading,
): { completeness: number; missing: MissingPart[] } {
	const lacking = (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[])
		.filter((part) => !isThere(profile, part) || (part === "categories" && !hasPrimaryCategory))
		.sort((a, b) => WEIGHTS[b] - WEIGHTS[a]);
	const completeness = 100 - lacking.reduce((sum, part) => sum + WEIGHTS[part], 0);
	const missing = lacking.map((part) => ({
		field: part,
		...whyMissing(profile, part, reading),
		how: howToAdd(part),
	}));
	return { completeness, missing };
}

/** What a listing cannot be without and the draft does not have. Empty when the draft can be submitted. */
export function missingForListing(
	profile: DraftProfile,
	hasPrimaryCategory: boolean,
	reading: SiteReading,
): MissingPart[] {
	const { missing } = completenessOf(profile, hasPrimaryCategory, reading);
	return missing.filter((part) => (NEEDED as readonly string[]).includes(part.field));
}

function isThere(profile: DraftProfile, part: keyof typeof WEIGHTS): boolean {
	if (part === "faqs" || part === "founders") return profile[part].items.length > 0;
	if (part === "company_socials") return Object.keys(profile.company_socials.items).length > 0;
	return profile.fields[part].value !== null;
}

function whyMissing(
	profile: DraftProfile,
	part: keyof typeof WEIGHTS,
	reading: SiteReading,
): Pick<MissingPart, "blank" | "why"> {
	const field = isField(part) ? profile.fields[part] : null;
	if (field !== null && field.value !== null) return { blank: null, why: WHY[part] ?? "It does not fit." };
	const { blank, reason } = whyBlank(part, field?.state ?? null, reading);
	const cause = CAUSES[blank] ?? reason ?? "";
	return { blank, why: WHY[part] === undefined ? cause : `${cause} ${WHY[part]}` };
}

const CAUSES: Partial<Record<Blank["blank"], string>> = {
	not_stated: "The website does not state it in the pages that were read.",
	removed: "You removed it.",
};

function isField(part: string): part is DraftField {
	return (DRAFT_FIELDS as readonly string[]).includes(part);
}

function howToAdd(part: keyof typeof WEIGHTS): string {
	if (part === "categories") {
		return "Send update_draft with fields.categories: names from list_categories, the primary one first.";
	}
	if (part === "faqs" || part === "founders" || part === "company_socials") return `Send update_draft with ${part}.`;
	return `Send update_draft with fields.${part}.`;
}
