import type { SiteDraft } from "#core/drafts/draft-fields";
import { draftExtractively } from "#drafting/drafter";
import { CHOSEN_SITES } from "#drafting/fixtures/chosen-sites";
import { categoryTree } from "#scripts/demo/categories";
import { readPages } from "#testing/pages";

/** docs/drafting-examples.md, which `npm run generate` writes: whole drafts, and what somebody who knows the site would change. */

/** By site, what its owner would still do before publishing; at most two things. */
const EDITS: Readonly<Record<string, string>> = {
	"stackmarrow.com": "One edit: the price of a seat, which this page does not tell.",
	"marini.it":
		"Two edits: a category, and the year 1987, since when it assists people, which is no statement that it was founded then.",
	"mindfulmile.org":
		"Two edits: a category, and that it is free, which the sentence says of the groups and not of a plan or a price.",
	"halbauer.de":
		"Two edits: a category, and the year 1962, since when furniture is made, which is no statement that it was founded then.",
	"quietkeys.dev": "Two edits: a category, and the maker, of whom the page gives a first name only.",
	"nordvik-entreprenor.no": "One edit: a category.",
};

const OPENING = `# Six drafts

What the embedded drafter makes of six of the made-up sites that its rules are tested with
(\`packages/drafting/fixtures/chosen-sites.ts\`), one page each: every value with the first of its quotes. A field that is not
named is blank. Behind each stands what its owner would change before publishing it. \`npm run generate\` writes this page, and
\`npm run check\` holds it to what is drafted.`;

/** A draft as lines of a table: each value, and the first of its quotes where that says it otherwise. */
function linesOf({ fields, founders, company_socials }: SiteDraft): string[] {
	const cell = (text: string) => text.replace(/\s+/gu, " ").replaceAll("|", "\\|");
	const values = Object.entries(fields).map(([field, { value, evidence }]) => {
		const shown = Array.isArray(value) ? value.join("; ") : value;
		return [field, shown, evidence[0]?.quote ?? ""];
	});
	const people = founders.map(({ name, evidence }) => ["founder", name, evidence[0]?.quote ?? ""]);
	const links = Object.values(company_socials).map(({ value, evidence }) => [
		"profile",
		value,
		evidence[0]?.quote ?? "",
	]);
	return [...values, ...people, ...links].map(
		([field = "", value = "", quote = ""]) =>
			`| ${field} | ${cell(value)} | ${quote === value ? "the same" : cell(quote)} |`,
	);
}

async function shownDraft(name: string, edits: string): Promise<string> {
	const site = CHOSEN_SITES.find(({ url }) => url.includes(name));
	if (!site) throw new Error(`there is no made-up site ${name}`);
	const pages = await readPages({ "/": ["home", site.html] }, site.url.replace(/\/$/, ""));
	const { draft } = draftExtractively({ url: site.url, pages, categories: categoryTree() });
	return [`## ${name}`, "", "| field | value | first quote |", "|---|---|---|", ...linesOf(draft), "", edits].join(
		"\n",
	);
}

/** The whole page. */
export async function draftingExamples(): Promise<string> {
	const drafts = await Promise.all(Object.entries(EDITS).map(([name, edits]) => shownDraft(name, edits)));
	return `${[OPENING, ...drafts].join("\n\n")}\n`;
}
