import { type DraftField, type SocialPlatform, STORY_SECTIONS, type StorySection } from "#core/drafts/draft-fields";
import type { DraftProfile } from "#core/drafts/draft-profile";
import { blankFields } from "#core/drafts/draft-state";
import type { SiteReading } from "#core/drafts/site-reading";
import { withSpans } from "#core/evidence/quote-spans";
import { parseFoundedYear } from "#core/listings/founded-year";
import { quotesOfDraft, textsOf, typedOfDraft } from "#core/listings/listing-quotes";
import type { ListingProfile, ListingQuotes, TypedMarks } from "#core/listings/profile";
import { safeCountry, safeEmail, safeSocials } from "#core/listings/safe-values";
import { webAddress } from "#core/web/website";

/** The facts of a listing that stand in the hot table, because lists show and filter by them. */
export interface ListingColumns {
	name: string;
	tagline: string | null;
	shortDescription: string | null;
	logoUrl: string | null;
	stage: string | null;
	country: string | null;
	pricingModel: string | null;
}

/** Of a listing of which nothing is known. */
export const NO_COLUMNS: ListingColumns = {
	name: "",
	tagline: null,
	shortDescription: null,
	logoUrl: null,
	stage: null,
	country: null,
	pricingModel: null,
};

/** Everything an owner can edit of a listing, apart from categories, founders and milestones. */
export interface ListingFacts {
	columns: ListingColumns;
	profile: ListingProfile;
}

/** What of a listing changes; keys that are absent stay. */
export interface ListingEdit {
	columns: Partial<ListingColumns>;
	profile: Partial<ListingProfile>;
	/** Facts that somebody stated, as the draft calls them: they are blank no more. */
	forget?: readonly DraftField[];
	/** The quotes that each changed field or part still has; an empty list takes them away. */
	quotes?: ListingQuotes;
	/** Who typed what of each changed field or part; an empty list takes the marks away. */
	typed?: TypedMarks;
}

/**
 * The listing that a draft describes. Typed values that a listing cannot hold (a country that is no code) are left out.
 * @param reading what is known of the draft's website: what could not be read does not count as not stated.
 */
export function factsOfDraft(draft: DraftProfile, reading: SiteReading): ListingFacts {
	const { fields } = draft;
	const blanks = blankFields(draft, reading);
	return withShownSpans({
		columns: {
			name: fields.name.value ?? "",
			tagline: fields.tagline.value,
			shortDescription: fields.short_description.value,
			logoUrl: webAddress(fields.logo_url.value),
			stage: fields.stage.value,
			country: safeCountry(fields.country.value),
			pricingModel: fields.pricing_model.value,
		},
		profile: {
			description: fields.description.value,
			summary: null,
			headline: null,
			pricing_summary: fields.pricing_summary.value,
			city: fields.city.value,
			founded_year: fields.founded_year.value === null ? null : parseFoundedYear(fields.founded_year.value),
			contact_email: safeEmail(fields.contact_email.value),
			demo_video_url: webAddress(fields.demo_video_url.value),
			tags: fields.tags.value ?? [],
			features: fields.features.value ?? [],
			usps: fields.usps.value ?? [],
			keywords: fields.keywords.value ?? [],
			faqs: draft.faqs.items.map(({ question, answer }) => ({ question, answer })),
			socials: plainSocials(draft.company_socials),
			seo_title: draft.seo.title,
			seo_description: draft.seo.meta,
			story: plainStory(draft.story),
			not_found_on_website: blanks.filter(({ blank }) => blank === "not_stated").map(({ field }) => field),
			not_read_on_website: blanks
				.filter(({ blank }) => blank === "not_read" || blank === "being_read")
				.map(({ field, reason }) => ({ field, reason: reason ?? "" })),
			evidence: quotesOfDraft(draft),
			typed: typedOfDraft(draft),
		},
	});
}

/** Which parts of a listing's values stand in its quotes: of the values as the listing has them, which may differ from the draft's. */
function withShownSpans(facts: ListingFacts): ListingFacts {
	const values = valuesByField(facts);
	const evidence = Object.entries(facts.profile.evidence).map(([field, quotes]) => [
		field,
		withSpans(field, textsOf(field, values[field]), quotes),
	]);
	return { ...facts, profile: { ...facts.profile, evidence: Object.fromEntries(evidence) } };
}

/** What the draft calls the facts that stand in the hot table; every other fact has one name everywhere. */
export const FIELD_OF_COLUMN: Readonly<Record<keyof ListingColumns, DraftField>> = {
	name: "name",
	tagline: "tagline",
	shortDescription: "short_description",
	logoUrl: "logo_url",
	stage: "stage",
	country: "country",
	pricingModel: "pricing_model",
};

/** What a listing says, by the names that drafts and quotes give the fields. */
export function valuesByField({ columns, profile }: ListingFacts): Record<string, unknown> {
	const hot = Object.entries(FIELD_OF_COLUMN).map(([key, field]) => [field, columns[key as keyof ListingColumns]]);
	return { ...profile, ...Object.fromEntries(hot) };
}

/** A listing's facts with an edit in them. */
export function applyEdit({ columns, profile }: ListingFacts, edit: ListingEdit): ListingFacts {
	const forgotten = new Set<string>(edit.forget);
	const changed = { ...profile, ...edit.profile };
	return {
		columns: { ...columns, ...edit.columns },
		profile: {
			...changed,
			evidence: withoutEmpty({ ...changed.evidence, ...edit.quotes }),
			typed: withoutEmpty({ ...changed.typed, ...edit.typed }),
			not_found_on_website: changed.not_found_on_website.filter((field) => !forgotten.has(field)),
			not_read_on_website: changed.not_read_on_website.filter(({ field }) => !forgotten.has(field)),
		},
	};
}

function withoutEmpty<T>(lists: Record<string, T[]>): Record<string, T[]> {
	return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}

/** The part of `edit` that says something other than `facts`. */
export function realChanges(facts: ListingFacts, edit: ListingEdit): ListingEdit {
	return {
		columns: changedOf(facts.columns, { ...facts.columns, ...edit.columns }),
		profile: changedOf(facts.profile, { ...facts.profile, ...edit.profile }),
	};
}

export function isEmptyEdit(edit: ListingEdit): boolean {
	return Object.keys(edit.columns).length === 0 && Object.keys(edit.profile).length === 0;
}

export function plainSocials(part: DraftProfile["company_socials"]): Partial<Record<SocialPlatform, string>> {
	return safeSocials(Object.fromEntries(Object.entries(part.items).map(([platform, { url }]) => [platform, url])));
}

function plainStory(story: DraftProfile["story"]): Partial<Record<StorySection, string>> | null {
	const sections = STORY_SECTIONS.flatMap((section) => {
		const text = story.sections[section]?.text;
		return text === undefined ? [] : [[section, text] as const];
	});
	return sections.length === 0 ? null : Object.fromEntries(sections);
}

export function changedOf<T extends object>(before: T, after: T): Partial<T> {
	const keys = (Object.keys(after) as (keyof T)[]).filter(
		(key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
	);
	return Object.fromEntries(keys.map((key) => [key, after[key]])) as Partial<T>;
}
