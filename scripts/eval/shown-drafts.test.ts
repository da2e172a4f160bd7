import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { SiteDraft } from "#core/drafts/draft-fields";
import { draftExtractively } from "#drafting/drafter";
import { CHOSEN_SITES } from "#drafting/fixtures/chosen-sites";
import { categoryTree } from "#scripts/demo/categories";
import { ROOT } from "#scripts/lib/wrangler";
import { readPages } from "#testing/pages";

const PAGE = `${ROOT}docs/drafting-examples.md`;
const SHOWN = [
	"stackmarrow.com",
	"marini.it",
	"mindfulmile.org",
	"halbauer.de",
	"quietkeys.dev",
	"nordvik-entreprenor.no",
];

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

async function shownDraft(name: string): Promise<string> {
	const site = CHOSEN_SITES.find(({ url }) => url.includes(name));
	if (!site) throw new Error(`there is no made-up site ${name}`);
	const pages = await readPages({ "/": ["home", site.html] }, site.url.replace(/\/$/, ""));
	const { draft } = draftExtractively({ url: site.url, pages, categories: categoryTree() });
	return [`## ${name}`, "", "| field | value | first quote |", "|---|---|---|", ...linesOf(draft)].join("\n");
}

it("shows drafts in the documentation as the drafter makes them", async () => {
	const drafts = await Promise.all(SHOWN.map(shownDraft));
	const [opening] = readFileSync(PAGE, "utf8").split("\n## ");
	expect(`${[opening?.trim(), ...drafts].join("\n\n")}\n`).toBe(readFileSync(PAGE, "utf8"));
});
