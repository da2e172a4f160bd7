import { LIST_FIELDS, PRICING_MODELS, SOCIAL_PLATFORMS, STAGES } from "#core/drafts/draft-fields";
import {
	ADDRESS_MAX,
	DESCRIPTION_MAX,
	FAQ_ANSWER_MAX,
	FAQ_QUESTION_MAX,
	FAQS_MAX,
	FIELD_MAX,
	FOUNDER_BIO_MAX,
	FOUNDER_NAME_MAX,
	FOUNDERS_MAX,
	LINK_MAX,
	MILESTONE_DESCRIPTION_MAX,
	MILESTONE_TITLE_MAX,
	MILESTONES_MAX,
	SEO_META_MAX,
	SEO_TITLE_MAX,
	STORY_SECTION_MAX,
} from "#core/limits";
import { EXTRA_CATEGORIES_MAX } from "#core/orders/products";
import { platformName } from "#core/words/platform-name";
import { countryName, pricingWords, spoken } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { type Draft, isField, type RowId, seoText, storySection } from "./rows.ts";
import type { Typed } from "./typed.ts";

const t = words.draft;

/** What can be chosen, and what it is called. */
export interface Choice {
	value: string;
	label: string;
}

/** One answer of a row's form. */
export interface Control {
	name: string;
	label: string;
	value: string;
	/** Of a text; lists of lines are bounded by the entry. */
	max?: number;
	/** A text of several lines. */
	rows?: number;
	type?: "text" | "date" | "email" | "url";
	choices?: readonly Choice[];
	help?: string;
}

/** Answers that belong together: one entry of a part. */
export interface ControlGroup {
	legend?: string;
	controls: readonly Control[];
}

const LONG_TEXTS: Readonly<Partial<Record<RowId, [rows: number, max: number]>>> = {
	short_description: [2, FIELD_MAX],
	pricing_summary: [2, FIELD_MAX],
	description: [8, DESCRIPTION_MAX],
};
const TYPES: Readonly<Partial<Record<RowId, Control["type"]>>> = {
	contact_email: "email",
	logo_url: "url",
	demo_video_url: "url",
};
const CHOICES: Readonly<Partial<Record<RowId, readonly Choice[]>>> = {
	pricing_model: PRICING_MODELS.map((value) => ({ value, label: pricingWords(value) })),
	stage: STAGES.map((value) => ({ value, label: spoken(value) })),
};

/**
 * The form of a row, filled in with what the draft says.
 * @param categories the directory's, by their names.
 * @param typed what was typed over it: then there is room for every entry of it.
 */
export function controlsOf(
	row: RowId,
	draft: Draft,
	{ categories, label, typed = {} }: { categories: readonly Choice[]; label: string; typed?: Typed | undefined },
): ControlGroup[] {
	const places = 1 + Math.max(0, ...Object.keys(typed).map((name) => Number(name.split(".")[1] ?? 0)));
	if (isField(row)) return [{ controls: fieldControls(row, draft, categories, label) }];
	const section = storySection(row);
	if (section !== null) {
		const isTitle = section === "title";
		const value = draft.story[section]?.value ?? "";
		return [{ controls: [{ name: "value", label, value, max: STORY_SECTION_MAX, ...(!isTitle && { rows: 6 }) }] }];
	}
	const seo = seoText(row);
	if (seo !== null) {
		const max = seo === "title" ? SEO_TITLE_MAX : SEO_META_MAX;
		const value = draft.seo[seo].value ?? "";
		return [{ controls: [{ name: "value", label, value, max, ...(seo === "meta" && { rows: 3 }) }] }];
	}
	switch (row) {
		case "competitor":
			return [
				{ controls: [{ name: "value", label, value: draft.competitor?.url ?? "", max: ADDRESS_MAX, type: "url" }] },
			];
		case "company_socials":
		case "founder_socials":
			return [{ controls: socialControls(draft[row]) }];
		case "faqs":
			return entries({ items: draft.faqs, places, max: FAQS_MAX }, t.entry.faqs, (faq, index) => [
				{ name: `question.${index}`, label: t.entry.question, value: faq?.question ?? "", max: FAQ_QUESTION_MAX },
				{ name: `answer.${index}`, label: t.entry.answer, value: faq?.answer ?? "", max: FAQ_ANSWER_MAX, rows: 3 },
			]);
		case "founders":
			return entries({ items: draft.founders, places, max: FOUNDERS_MAX }, t.entry.founders, (founder, index) => [
				{ name: `name.${index}`, label: t.entry.name, value: founder?.name ?? "", max: FOUNDER_NAME_MAX },
				{ name: `title.${index}`, label: t.entry.role, value: founder?.title ?? "", max: FOUNDER_NAME_MAX },
				{ name: `bio.${index}`, label: t.entry.bio, value: founder?.bio ?? "", max: FOUNDER_BIO_MAX, rows: 3 },
			]);
		default:
			return entries(
				{ items: draft.milestones, places, max: MILESTONES_MAX },
				t.entry.milestones,
				(milestone, index) => [
					{ name: `date.${index}`, label: t.entry.date, value: milestone?.date ?? "", type: "date" },
					{ name: `title.${index}`, label: t.entry.title, value: milestone?.title ?? "", max: MILESTONE_TITLE_MAX },
					{
						name: `description.${index}`,
						label: t.entry.description,
						value: milestone?.description ?? "",
						max: MILESTONE_DESCRIPTION_MAX,
						rows: 2,
					},
					{ name: `url.${index}`, label: t.entry.link, value: milestone?.url ?? "", max: LINK_MAX, type: "url" },
				],
			);
	}
}

/** The entries there are, and room for one more. */
function entries<T>(
	{ items, places, max }: { items: readonly T[]; places: number; max: number },
	legend: (place: number) => string,
	controls: (item: T | undefined, index: number) => Control[],
): ControlGroup[] {
	const count = Math.min(Math.max(items.length + 1, places), max);
	return Array.from({ length: count }, (_, index) => ({
		legend: index >= items.length ? t.entry.another(legend(index + 1)) : legend(index + 1),
		controls: controls(items[index], index),
	}));
}

function socialControls(socials: Draft["company_socials"]): Control[] {
	return SOCIAL_PLATFORMS.map((platform) => ({
		name: platform,
		label: platformName(platform),
		value: socials[platform]?.value ?? "",
		max: LINK_MAX,
	}));
}

function fieldControls(
	row: keyof Draft["fields"],
	{ fields }: Draft,
	categories: readonly Choice[],
	label: string,
): Control[] {
	const { value } = fields[row];
	if (row === "categories") return categoryControls([value ?? []].flat(), categories);
	if ((LIST_FIELDS as readonly string[]).includes(row)) {
		return [{ name: "value", label, value: [value ?? []].flat().join("\n"), rows: 6, help: t.oneALine }];
	}
	const text = typeof value === "string" ? value : "";
	const choices = CHOICES[row];
	if (choices !== undefined) return [{ name: "value", label, value: text, choices: withBlank(choices, text) }];
	const [rows, max] = LONG_TEXTS[row] ?? [undefined, FIELD_MAX];
	const type = TYPES[row];
	const shown = row === "country" ? countryName(text) : text;
	return [
		{
			name: "value",
			label,
			value: shown,
			max,
			...(rows !== undefined && { rows }),
			...(type !== undefined && { type }),
		},
	];
}

/** The main one, and at least as many others as a listing can be shown in. */
function categoryControls([primary = "", ...others]: readonly string[], categories: readonly Choice[]): Control[] {
	const places = Math.max(EXTRA_CATEGORIES_MAX, others.length);
	return [
		{ name: "primary", label: t.primaryCategory, value: primary, choices: withBlank(categories, primary) },
		...Array.from({ length: places }, (_, index) => {
			const value = others[index] ?? "";
			return {
				name: `others.${index}`,
				label: t.otherCategory(index + 1),
				value,
				choices: withBlank(categories, value),
				...(index === 0 && { help: t.otherCategories(EXTRA_CATEGORIES_MAX) }),
			};
		}),
	];
}

/** What stands there stays to be chosen, also where it is none of the words. */
function withBlank(choices: readonly Choice[], value: string) {
	const isKnown = value === "" || choices.some((choice) => choice.value === value);
	return [{ value: "", label: t.none }, ...(isKnown ? [] : [{ value, label: value }]), ...choices];
}
