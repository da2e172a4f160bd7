import type { SiteDraft } from "#core/drafts/draft-fields";

/** A draft reduced to what is compared; drafters of other projects are brought into this form too. */
export interface ComparableDraft {
	fields: Partial<Record<SimpleField, string>>;
	description?: string;
	short_description?: string;
	story?: string;
	lists?: Partial<Record<ListName, string[]>>;
	socials?: Record<string, string>;
	founders?: string[];
	faqs?: number;
}

export const LISTS = ["features", "usps", "tags", "categories"] as const;
export type ListName = (typeof LISTS)[number];

export const SIMPLE_FIELDS = [
	"name",
	"tagline",
	"pricing_model",
	"pricing_summary",
	"country",
	"city",
	"founded_year",
	"contact_email",
	"logo_url",
] as const;
export type SimpleField = (typeof SIMPLE_FIELDS)[number];

export function comparable(draft: SiteDraft): ComparableDraft {
	const fields: ComparableDraft["fields"] = {};
	for (const field of SIMPLE_FIELDS) {
		const value = draft.fields[field]?.value;
		if (value !== undefined) fields[field] = value;
	}
	const socials = Object.entries(draft.company_socials).map(([platform, candidate]) => [platform, candidate.value]);
	const result: ComparableDraft = {
		fields,
		lists: Object.fromEntries(LISTS.map((list) => [list, draft.fields[list]?.value ?? []])),
		socials: Object.fromEntries(socials) as Record<string, string>,
		founders: draft.founders.map((founder) => founder.name),
		faqs: draft.faqs.length,
	};
	const description = draft.fields.description?.value;
	if (description !== undefined) result.description = description;
	const short = draft.fields.short_description?.value;
	if (short !== undefined) result.short_description = short;
	if (draft.story.story) result.story = draft.story.story.value;
	return result;
}
