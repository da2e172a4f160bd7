import { DRAFT_FIELDS, LIST_FIELDS, TEXT_FIELDS } from "#core/drafts/draft-fields";
import type { DraftProfile } from "#core/drafts/draft-profile";
import type { Evidence } from "#core/evidence/evidence";
import type { ListingProfile, ListingQuote, ListingQuotes, TypedMark, TypedMarks } from "#core/listings/profile";

/** The quotes behind the values of a listing, from its draft to what is shown. Source: docs/drafts.md#evidence. */

/** The quotes of every value that rests on some. */
export function quotesOfDraft(draft: DraftProfile): ListingQuotes {
	const fields = DRAFT_FIELDS.map((field): [string, ListingQuote[]] => {
		const { value, evidence } = draft.fields[field];
		return [field, value === null ? [] : evidence.map((one) => kept(one))];
	});
	const socials = Object.entries(draft.company_socials.items);
	const story = Object.entries(draft.story.sections);
	const parts: [string, ListingQuote[]][] = [
		["faqs", draft.faqs.items.flatMap(({ question, evidence }) => evidence.map((one) => kept(one, question)))],
		["founders", draft.founders.items.flatMap(({ name, evidence }) => evidence.map((one) => kept(one, name)))],
		["socials", socials.flatMap(([platform, { evidence }]) => evidence.map((one) => kept(one, platform)))],
		["story", story.flatMap(([section, { evidence }]) => evidence.map((one) => kept(one, section)))],
		["milestones", draft.milestones.items.flatMap(({ title, evidence }) => evidence.map((one) => kept(one, title)))],
	];
	return Object.fromEntries([...fields, ...parts].filter(([, quotes]) => quotes.length > 0));
}

/** A quote of a draft as a listing keeps it. */
export function kept({ spans: _, ...evidence }: Evidence, of?: string): ListingQuote {
	return { ...evidence, ...(of !== undefined && { of }) };
}

/** Parts whose entries have a key, by which their quotes and marks name them: what stays of one word for word keeps both. */
export const KEYED_TEXTS: Readonly<Record<string, (value: unknown) => Record<string, unknown>>> = {
	faqs: (value) =>
		Object.fromEntries(((value ?? []) as ListingProfile["faqs"]).map((faq) => [faq.question, faq.answer])),
	socials: (value) => (value ?? {}) as Record<string, unknown>,
	story: (value) => (value ?? {}) as Record<string, unknown>,
};

/** A value as `withSpans` takes it. */
export const textsOf = (field: string, value: unknown): unknown => KEYED_TEXTS[field]?.(value) ?? value;

/** What its owner typed of a draft's values that still rest on quotes: without any, a value is theirs anyway. */
export function typedOfDraft(draft: DraftProfile): TypedMarks {
	const texts = TEXT_FIELDS.map((field): [string, TypedMark[]] => {
		const { value, ai_value, evidence } = draft.fields[field];
		return [field, value === null || value === ai_value || evidence.length === 0 ? [] : [{ by: "owner" }]];
	});
	const lists = LIST_FIELDS.map((field): [string, TypedMark[]] => {
		const { value, ai_value, evidence } = draft.fields[field];
		const own = evidence.length === 0 ? [] : (value ?? []).filter((entry) => !ai_value?.includes(entry));
		return [field, own.map((entry) => ({ of: entry, by: "owner" }))];
	});
	return Object.fromEntries([...texts, ...lists].filter(([, marks]) => marks.length > 0));
}

/** The quotes behind what a listing shows: a founder who is gone, or who took another name, has none. */
export function shownQuotes(
	quotes: ListingQuotes,
	shown: Pick<ListingProfile, "faqs" | "story"> & {
		founders: readonly { name: string }[];
		socials: Readonly<Record<string, string>>;
		milestones: readonly { title: string }[];
	},
): ListingQuotes {
	const names: Record<string, ReadonlySet<string>> = {
		faqs: new Set(shown.faqs.map(({ question }) => question)),
		founders: new Set(shown.founders.map(({ name }) => name)),
		socials: new Set(Object.keys(shown.socials)),
		story: new Set(Object.keys(shown.story ?? {})),
		milestones: new Set(shown.milestones.map(({ title }) => title)),
	};
	const left = Object.entries(quotes).map(([key, all]): [string, ListingQuote[]] => {
		const entries = names[key];
		return [key, entries === undefined ? all : all.filter(({ of }) => of !== undefined && entries.has(of))];
	});
	return Object.fromEntries(left.filter(([, all]) => all.length > 0));
}
