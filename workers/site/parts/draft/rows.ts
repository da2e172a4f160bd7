import type { z } from "zod";
import { DRAFT_FIELDS, type DraftField, STORY_SECTIONS, type StorySection } from "#core/drafts/draft-fields";
import { sha256Hex } from "#core/sha256";
import type { DraftView } from "#operations/drafts/draft-schema";

export type Draft = z.output<typeof DraftView>;

const PARTS = ["founders", "founder_socials", "company_socials", "faqs", "milestones", "competitor"] as const;
type Part = (typeof PARTS)[number];

/** What is edited by itself: a field, a section of the story, a text for searches, or a part with entries. */
export type RowId = DraftField | Part | `story-${StorySection}` | "seo-title" | "seo-meta";

const STORY = STORY_SECTIONS.map((section) => `story-${section}` as const);

/** The rows of the editor in their order, by what they are about. */
export const GROUPS = {
	words: ["name", "tagline", "short_description", "description", "features", "usps"],
	facts: [
		...(["pricing_model", "pricing_summary", "categories", "tags", "stage", "founded_year", "country"] as const),
		...(["city", "contact_email", "logo_url", "demo_video_url"] as const),
	],
	people: ["founders", "founder_socials", "company_socials"],
	questions: ["faqs"],
	story: [...STORY, "milestones"],
	searches: ["keywords", "seo-title", "seo-meta"],
	comparison: ["competitor"],
} as const satisfies Record<string, readonly RowId[]>;

export type GroupId = keyof typeof GROUPS;

const ROWS: ReadonlySet<string> = new Set(Object.values(GROUPS).flat());

/** @returns null for what names no row. */
export function rowOf(text: unknown): RowId | null {
	return typeof text === "string" && ROWS.has(text) ? (text as RowId) : null;
}

/** Whether a row can be locked, restored and drafted anew. */
export function isField(row: RowId): row is DraftField {
	return (DRAFT_FIELDS as readonly string[]).includes(row);
}

/** The section of the story that a row holds. */
export function storySection(row: RowId): StorySection | null {
	return STORY_SECTIONS.find((section) => row === `story-${section}`) ?? null;
}

/** Which of the search texts a row holds. */
export function seoText(row: RowId): "title" | "meta" | null {
	return row === "seo-title" ? "title" : row === "seo-meta" ? "meta" : null;
}

/** The row that a name in `missing` or the first part of a pointer means. */
export function rowNamed(name: string, after = ""): RowId | null {
	if (name === "story" || name === "seo") return rowOf(`${name}-${after}`);
	return rowOf(name);
}

/** Where a row stands on the page. */
export const anchorOf = (row: RowId): string => `field-${row}`;

/** What a row says, without quotes and states: what two windows can disagree on. */
export function wordingOf(draft: Draft, row: RowId): unknown {
	if (isField(row)) return draft.fields[row].value;
	const section = storySection(row);
	if (section !== null) return draft.story[section]?.value ?? null;
	const seo = seoText(row);
	if (seo !== null) return draft.seo[seo].value;
	if (row === "competitor") return draft.competitor?.url ?? null;
	if (row === "company_socials" || row === "founder_socials") {
		return Object.entries(draft[row]).map(([platform, social]) => [platform, social?.value]);
	}
	return draft[row as "faqs" | "founders" | "milestones"].map(({ evidence: _, ...entry }) => entry);
}

/** Tells one wording of a row from every other. */
export async function fingerprint(draft: Draft, row: RowId): Promise<string> {
	return (await sha256Hex(JSON.stringify(wordingOf(draft, row)))).slice(0, 24);
}

export type Fingerprints = Readonly<Record<RowId, string>>;

export async function fingerprints(draft: Draft): Promise<Fingerprints> {
	const rows = Object.values(GROUPS).flat();
	const prints = await Promise.all(rows.map(async (row) => [row, await fingerprint(draft, row)] as const));
	return Object.fromEntries(prints) as Record<RowId, string>;
}
