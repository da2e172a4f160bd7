import type { Span } from "#core/evidence/evidence-quote";
import { verbatimRanges } from "#core/evidence/literal-runs";
import { standsIn } from "#core/evidence/verbatim";
import { platformName } from "#core/words/platform-name";
import { countryName, milestoneDay, pricingWords, spoken } from "../../words/format.ts";
import { type Draft, isField, type RowId, seoText, storySection } from "./rows.ts";

export type Quote = Draft["fields"]["name"]["evidence"][number];

/** One thing that a row says, with the words of the website behind it. */
export interface Fact {
	text: string;
	/** What stands under it: an answer, a role, a description. */
	more?: string | undefined;
	/** Before it: the platform of a profile, the day of a milestone. */
	label?: string | undefined;
	/** Where it stands word for word on the website. */
	ranges: readonly Span[];
	quotes: readonly Quote[];
	/** Its number within the row; where it has quotes. */
	number?: number;
}

/** What a row says, each thing with its quotes and its number. */
export function factsOf(draft: Draft, row: RowId): Fact[] {
	let number = 0;
	return plainFacts(draft, row).map(({ quotes, ...fact }) => ({
		...fact,
		quotes,
		ranges: verbatimRanges(fact.text, quotes),
		...(quotes.length > 0 && { number: ++number }),
	}));
}

function plainFacts(draft: Draft, row: RowId): Omit<Fact, "ranges">[] {
	if (isField(row)) return fieldFacts(row, draft.fields[row]);
	const section = storySection(row);
	if (section !== null) return one(draft.story[section]);
	const seo = seoText(row);
	if (seo !== null) return one(draft.seo[seo]);
	switch (row) {
		case "faqs":
			return draft.faqs.map(({ question, answer, evidence }) => ({ text: question, more: answer, quotes: evidence }));
		case "founders":
			return draft.founders.map(({ name, title, bio, evidence }) => ({
				text: name,
				more: [title, bio].filter((text) => text !== null).join("\n") || undefined,
				quotes: evidence,
			}));
		case "milestones":
			return draft.milestones.map(({ date, title, description, evidence }) => ({
				text: title,
				label: milestoneDay(date),
				more: description ?? undefined,
				quotes: evidence,
			}));
		case "company_socials":
		case "founder_socials":
			return Object.entries(draft[row]).flatMap(([platform, social]) =>
				social === undefined ? [] : [{ text: social.value, label: platformName(platform), quotes: social.evidence }],
			);
		default:
			return draft.competitor === null ? [] : [{ text: draft.competitor.url, quotes: [] }];
	}
}

function one(text: { value: string | null; evidence: Quote[] } | undefined): Omit<Fact, "ranges">[] {
	return text?.value == null ? [] : [{ text: text.value, quotes: text.evidence }];
}

function fieldFacts(row: string, { value, evidence }: Draft["fields"]["name" | "tags"]): Omit<Fact, "ranges">[] {
	if (value === null) return [];
	if (typeof value === "string") return [{ text: spokenValue(row, value), quotes: evidence }];
	// A quote belongs to the entry that stands in it; one that names none is about the first.
	const entryOf = (quote: Quote) =>
		Math.max(
			0,
			value.findIndex((entry) => standsIn(entry, quote.quote)),
		);
	return value.map((text, index) => ({ text, quotes: evidence.filter((quote) => entryOf(quote) === index) }));
}

/** What the database keeps as a code, as readers say it. */
function spokenValue(row: string, value: string): string {
	if (row === "country") return countryName(value);
	if (row === "pricing_model") return pricingWords(value);
	return row === "stage" ? spoken(value) : value;
}
