import {
	DRAFT_FIELDS,
	type DraftField,
	type SocialPlatform,
	STORY_SECTIONS,
	type StorySection,
} from "#core/drafts/draft-fields";
import type { DraftProfile } from "#core/drafts/draft-profile";
import { blankFields } from "#core/drafts/draft-state";
import type { SiteReading } from "#core/drafts/site-reading";
import { parseFoundedYear } from "#core/listings/founded-year";
import { quotesLeftBy, quotesOfDraft } from "#core/listings/listing-quotes";
import type { ListingProfile, ListingQuotes } from "#core/listings/profile";
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

/** Everything an owner can edit of a listing, apart from categories, founders and milestones. */
export interface ListingFacts {
	columns: ListingColumns;
	profile: ListingProfile;
}

/** What of a listing changes; keys that are absent stay. */
export interface ListingEdit {
	columns: Partial<ListingColumns>;
	profile: Partial<ListingProfile>;
	/** Facts whose old value is gone, as the draft calls them: their quotes go, and they are blank no more. */
	forget?: readonly DraftField[];
	/** The quotes that the new entries of a part (`faqs`, `socials`) still have. */
	quotes?: ListingQuotes;
}

/**
 * The listing that a draft describes. Typed values that a listing cannot hold (a country that is no code) are left out.
 * @param reading what is known of the draft's website: what could not be read does not count as not stated.
 */
export function factsOfDraft(draft: DraftProfile, reading: SiteReading): ListingFacts {
	const { fields } = draft;
	const blanks = blankFields(draft, reading);
	return {
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
		},
	};
}

/**
 * What changed between two versions of a draft, as an edit of its listing. Where the listing keeps many things in one
 * (socials, story, quotes), only those that changed go over: the rest stays as the owner has it on the listing.
 */
export function editBetween(
	before: DraftProfile,
	after: DraftProfile,
	current: ListingProfile,
	reading: SiteReading,
): ListingEdit {
	const [old, now] = [factsOfDraft(before, reading), factsOfDraft(after, reading)];
	const profile = changedOf(old.profile, now.profile);
	if (profile.socials) profile.socials = carryKeys(old.profile.socials, now.profile.socials, current.socials);
	if (profile.evidence) profile.evidence = carryKeys(old.profile.evidence, now.profile.evidence, current.evidence);
	if (profile.story !== undefined) {
		const story = carryKeys(old.profile.story ?? {}, now.profile.story ?? {}, current.story ?? {});
		profile.story = Object.keys(story).length === 0 ? null : story;
	}
	if (profile.not_found_on_website) {
		const lists = [old, now, { profile: current }].map((facts) => facts.profile.not_found_on_website);
		profile.not_found_on_website = carryList(lists, (field) => field);
	}
	if (profile.not_read_on_website) {
		const lists = [old, now, { profile: current }].map((facts) => facts.profile.not_read_on_website);
		profile.not_read_on_website = carryList(lists, ({ field }) => field);
	}
	return { columns: changedOf(old.columns, now.columns), profile };
}

/** Carries what was added and what was taken away between the first and the second list into the third. */
function carryList<T>([before = [], after = [], current = []]: T[][], nameOf: (entry: T) => string): T[] {
	const [old, now] = [new Set(before.map(nameOf)), new Set(after.map(nameOf))];
	const lost = after.filter((entry) => !old.has(nameOf(entry)));
	const moved = new Set([...before.map(nameOf).filter((name) => !now.has(name)), ...lost.map(nameOf)]);
	return [...current.filter((entry) => !moved.has(nameOf(entry))), ...lost];
}

/** Carries the keys that differ between `before` and `after` into `current`. */
function carryKeys<T extends object>(before: T, after: T, current: T): T {
	const keys = [...Object.keys(before), ...Object.keys(after)] as (keyof T)[];
	const result = { ...current };
	for (const key of keys) {
		if (JSON.stringify(before[key]) === JSON.stringify(after[key])) continue;
		if (after[key] === undefined) delete result[key];
		else result[key] = after[key];
	}
	return result;
}

/** What the draft calls the facts that stand in the hot table; every other fact has one name everywhere. */
const FIELD_OF_COLUMN: Readonly<Record<keyof ListingColumns, DraftField>> = {
	name: "name",
	tagline: "tagline",
	shortDescription: "short_description",
	logoUrl: "logo_url",
	stage: "stage",
	country: "country",
	pricingModel: "pricing_model",
};

/**
 * An owner's edit of a listing: what they typed is theirs, so the quotes that proved the old value go, and a fact that the
 * website did not state is no longer blank.
 * Questions and profiles elsewhere that stay word for word keep theirs.
 * @param edit only what really changes.
 */
export function ownersEdit(edit: ListingEdit, before: ListingProfile): ListingEdit {
	const columns = Object.keys(edit.columns).map((key) => FIELD_OF_COLUMN[key as keyof ListingColumns]);
	const texts = DRAFT_FIELDS.filter((field) => Object.hasOwn(edit.profile, field));
	return { ...edit, forget: [...columns, ...texts], quotes: quotesLeftBy(edit.profile, before) };
}

/** A listing's facts with an edit in them. */
export function applyEdit({ columns, profile }: ListingFacts, edit: ListingEdit): ListingFacts {
	const forgotten = new Set<string>(edit.forget);
	const changed = { ...profile, ...edit.profile };
	const evidence = { ...changed.evidence, ...edit.quotes };
	return {
		columns: { ...columns, ...edit.columns },
		profile: {
			...changed,
			evidence: Object.fromEntries(Object.entries(evidence).filter(([field]) => !forgotten.has(field))),
			not_found_on_website: changed.not_found_on_website.filter((field) => !forgotten.has(field)),
			not_read_on_website: changed.not_read_on_website.filter(({ field }) => !forgotten.has(field)),
		},
	};
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

function changedOf<T extends object>(before: T, after: T): Partial<T> {
	const keys = (Object.keys(after) as (keyof T)[]).filter(
		(key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
	);
	return Object.fromEntries(keys.map((key) => [key, after[key]])) as Partial<T>;
}
