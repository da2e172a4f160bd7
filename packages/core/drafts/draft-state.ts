import {
	DRAFT_FIELDS,
	type DraftField,
	emptySiteDraft,
	type SiteDraft,
	SOCIAL_PLATFORMS,
	type SocialPlatform,
	STORY_SECTIONS,
} from "#core/drafts/draft-fields";
import { type DraftFieldEntry, type DraftProfile, type DraftSocial, isUsersOwn } from "#core/drafts/draft-profile";
import { spanned } from "#core/drafts/draft-quotes";
import { type Blank, type SiteReading, whyBlank } from "#core/drafts/site-reading";
import type { Candidate, Evidence } from "#core/evidence/evidence";
import { entryQuotesThatStay, quotesThatStay } from "#core/evidence/verbatim";
import { eachTagOnce, isOfTags, tidyEntries } from "#core/listings/tags";

/**
 * The states of a draft's fields and every move between them.
 * Source: docs/drafts.md#states-of-a-field. Pure: each function gives a new profile and leaves the old one.
 */

/** One typed value of `update_draft`; null removes. */
export type FieldValue = string | string[] | null;
export type FieldValues = Partial<Record<DraftField, FieldValue | undefined>>;

/** A draft in which nothing has been found yet. */
export function emptyProfile(): DraftProfile {
	const blank = () => ({ value: null, state: "not_found", evidence: [], ai_value: null, ai_evidence: [] });
	return {
		fields: Object.fromEntries(DRAFT_FIELDS.map((field) => [field, blank()])) as unknown as DraftProfile["fields"],
		faqs: { items: [], edited: false },
		founders: { items: [], edited: false },
		company_socials: { items: {}, edited: false },
		founder_socials: { items: {}, edited: false },
		story: { sections: {}, edited: false },
		milestones: { items: [], edited: false },
		seo: { title: null, meta: null, title_evidence: [], meta_evidence: [], edited: false },
		competitor: null,
	};
}

/**
 * Puts in what the user typed. Over a drafted value it becomes `edited`, where there was none `manual`; null (or nothing
 * but white space) makes it `deleted`. A locked field takes the new value and stays locked.
 */
export function typeFields(profile: DraftProfile, values: FieldValues): DraftProfile {
	return mapFields(profile, Object.keys(values) as DraftField[], (entry, field) =>
		typed(entry, tidy(values[field], field)),
	);
}

function typed(entry: DraftFieldEntry<unknown>, value: FieldValue): DraftFieldEntry<unknown> {
	const evidence = evidenceLeft(entry, value);
	if (entry.state === "override") return { ...entry, value, evidence };
	if (value === null) return { ...entry, value, state: "deleted", evidence };
	return { ...entry, value, state: entry.ai_value === null ? "manual" : "edited", evidence };
}

/** Of the drafter's quotes, those that bear what a value of the user's own has word for word of the drafter's. */
function evidenceLeft({ ai_value, ai_evidence }: DraftFieldEntry<unknown>, value: unknown): Evidence[] {
	if (Array.isArray(value) && Array.isArray(ai_value)) return entryQuotesThatStay(ai_value, value, ai_evidence);
	if (typeof value === "string" && typeof ai_value === "string") return quotesThatStay(ai_value, value, ai_evidence);
	return [];
}

/** Nothing but white space is no value, and another spelling of a tag no other tag. */
function tidy(value: FieldValue | undefined, field: DraftField): FieldValue {
	if (value === null || value === undefined) return null;
	if (typeof value === "string") return value.trim() === "" ? null : value.trim();
	const entries = tidyEntries(value, field);
	return entries.length === 0 ? null : entries;
}

/** Locks fields as they are: `override`, which no redraft touches. */
export function lockFields(profile: DraftProfile, fields: readonly DraftField[]): DraftProfile {
	return mapFields(profile, fields, (entry) => ({ ...entry, state: "override" }));
}

/** Puts fields back to what the drafter found, or to `not_found` where it found nothing. Also takes a lock away. */
export function restoreFields(profile: DraftProfile, fields: readonly DraftField[]): DraftProfile {
	return mapFields(profile, fields, (entry) => ({
		...entry,
		value: entry.ai_value,
		evidence: entry.ai_evidence,
		state: entry.ai_value === null ? "not_found" : "ai",
	}));
}

function mapFields(
	profile: DraftProfile,
	fields: readonly DraftField[],
	change: (entry: DraftFieldEntry<unknown>, field: DraftField) => DraftFieldEntry<unknown>,
): DraftProfile {
	const changed = Object.fromEntries(fields.map((field) => [field, change(profile.fields[field], field)]));
	return { ...profile, fields: { ...profile.fields, ...(changed as Partial<DraftProfile["fields"]>) } };
}

/**
 * Merges what a drafter found. Values that are the user's own stay; the drafter's find is only kept beside an edited,
 * typed or removed one, for `restore`. A locked field and a part that the user has replaced are not touched at all.
 * A draft of the whole site takes back what the drafter found before and does not find in it.
 * @param only restricts the merge to these fields (regenerate) and leaves every other part alone; what is not found again
 *   stays as it was then, as its quotes still stand in the stored pages.
 */
export function mergeDraft(profile: DraftProfile, draft: SiteDraft, only?: readonly DraftField[]): DraftProfile {
	if (only !== undefined) {
		return spanned(mapFields(profile, only, (entry, field) => redrafted(entry, foundIn(draft, field))));
	}
	const fields = mapFields(profile, DRAFT_FIELDS, (entry, field) => {
		const found = foundIn(draft, field);
		return found === undefined ? takenBack(entry) : redrafted(entry, found);
	});
	return spanned(mergeParts(fields, draft));
}

/** A site may spell a tag in several ways. */
function foundIn({ fields }: SiteDraft, field: DraftField): Candidate | undefined {
	const found: Candidate | undefined = fields[field];
	return found !== undefined && isOfTags(field) && Array.isArray(found.value)
		? { ...found, value: eachTagOnce(found.value) }
		: found;
}

function takenBack(entry: DraftFieldEntry<unknown>): DraftFieldEntry<unknown> {
	if (entry.state === "override") return entry;
	const { ai_score: _, ...rest } = entry;
	const unfound = { ...rest, ai_value: null, ai_evidence: [] };
	return entry.state === "ai" ? { ...unfound, value: null, evidence: [], state: "not_found" } : unfound;
}

function redrafted(entry: DraftFieldEntry<unknown>, found: Candidate | undefined): DraftFieldEntry<unknown> {
	if (found === undefined || entry.state === "override") return entry;
	const { ai_score: _, ...rest } = entry;
	const drafted = {
		ai_value: found.value,
		ai_evidence: found.evidence,
		...(found.score !== undefined && { ai_score: found.score }),
	};
	if (isUsersOwn(entry.state)) {
		return { ...rest, ...drafted, evidence: evidenceLeft({ ...rest, ...drafted }, rest.value) };
	}
	return { ...drafted, value: found.value, evidence: found.evidence, state: "ai" };
}

function mergeParts(profile: DraftProfile, draft: SiteDraft): DraftProfile {
	const { faqs, founders, company_socials, founder_socials, story, milestones, seo } = profile;
	return {
		...profile,
		faqs: faqs.edited ? faqs : { items: draft.faqs, edited: false },
		founders: founders.edited ? founders : { items: draft.founders, edited: false },
		company_socials: company_socials.edited ? company_socials : draftedSocials(draft.company_socials),
		founder_socials: founder_socials.edited ? founder_socials : draftedSocials(draft.founder_socials),
		story: story.edited ? story : draftedStory(draft.story),
		milestones: milestones.edited
			? milestones
			: { items: draft.milestones.map((milestone) => ({ ...milestone, url: null })), edited: false },
		seo: seo.edited
			? seo
			: {
					title: draft.seo.title?.value ?? null,
					meta: draft.seo.meta?.value ?? null,
					title_evidence: draft.seo.title?.evidence ?? [],
					meta_evidence: draft.seo.meta?.evidence ?? [],
					edited: false,
				},
	};
}

function draftedSocials(found: SiteDraft["company_socials"]): DraftProfile["company_socials"] {
	const items: Partial<Record<SocialPlatform, DraftSocial>> = {};
	for (const platform of SOCIAL_PLATFORMS) {
		const candidate = found[platform];
		if (candidate) items[platform] = { url: candidate.value, evidence: candidate.evidence };
	}
	return { items, edited: false };
}

function draftedStory(found: SiteDraft["story"]): DraftProfile["story"] {
	const sections: DraftProfile["story"]["sections"] = {};
	for (const section of STORY_SECTIONS) {
		const candidate = found[section];
		if (candidate) sections[section] = { text: candidate.value, evidence: candidate.evidence };
	}
	return { sections, edited: false };
}

/** A user's own links over the platforms they name, quoted where the address stays; an empty text removes one, the others stay. */
export function typedSocials(
	socials: DraftProfile["company_socials"],
	links: Partial<Record<SocialPlatform, string | undefined>>,
): DraftProfile["company_socials"] {
	const items = { ...socials.items };
	for (const platform of SOCIAL_PLATFORMS) {
		const url = links[platform]?.trim();
		if (url === "") delete items[platform];
		else if (url !== undefined && url !== items[platform]?.url) items[platform] = { url, evidence: [] };
	}
	return { items, edited: true };
}

/** A user's own words over the sections they name; an empty text removes a section, the others stay. */
export function typedStory(
	story: DraftProfile["story"],
	texts: Partial<Record<(typeof STORY_SECTIONS)[number], string | undefined>>,
): DraftProfile["story"] {
	const sections = { ...story.sections };
	for (const section of STORY_SECTIONS) {
		const text = texts[section];
		if (text === undefined) continue;
		if (text.trim() === "") delete sections[section];
		else if (text.trim() !== sections[section]?.text) sections[section] = { text: text.trim(), evidence: [] };
	}
	return { sections, edited: true };
}

/** Fields without a value, each with why; what the user took out is among them as `removed`. */
export function blankFields(profile: DraftProfile, reading: SiteReading): (Blank & { field: DraftField })[] {
	return DRAFT_FIELDS.filter((field) => profile.fields[field].value === null).map((field) => ({
		field,
		...whyBlank(field, profile.fields[field].state, reading),
	}));
}

/** The values of a draft as they are now, whoever they are from, in the form in which sites are compared. */
export function statedFacts(profile: DraftProfile): SiteDraft {
	const stated = DRAFT_FIELDS.flatMap((field) => {
		const { value, evidence } = profile.fields[field];
		return value === null ? [] : [[field, { value, evidence }] as const];
	});
	return emptySiteDraft(Object.fromEntries(stated));
}
