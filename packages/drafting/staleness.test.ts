import { expect, it } from "vitest";
import type { QuotedFact } from "#core/evidence/quoted-facts";
import { draftExtractively } from "#drafting/drafter";
import { findStaleFacts } from "#drafting/staleness";
import { readPages } from "#testing/pages";

const BEFORE = `<title>Acme - Cloud backups</title><h1>Cloud backups</h1>
<p>Acme was founded in 2011.</p><p>Plans from $12 per month</p><footer>hello@acme.com</footer>`;

async function draftOf(pages: Parameters<typeof readPages>[0]) {
	const read = await readPages(pages);
	return { read, draft: draftExtractively({ url: "https://acme.com/", pages: read, categories: [] }).draft };
}

async function storedFacts(): Promise<QuotedFact[]> {
	const { draft } = await draftOf({ "/": ["home", BEFORE] });
	return Object.entries(draft.fields).map(([field, { value, evidence }]) => ({ field, value, evidence }));
}

async function staleAfter(pages: Parameters<typeof readPages>[0]) {
	const { read, draft } = await draftOf(pages);
	return findStaleFacts(await storedFacts(), read, draft);
}

it("finds nothing stale on an unchanged site", async () => {
	expect(await staleAfter({ "/": ["home", BEFORE] })).toEqual([]);
});

it("names what is gone, and what the site says now", async () => {
	const stale = await staleAfter({
		"/": ["home", BEFORE.replace("$12", "$15").replace("Acme was founded in 2011.", "")],
	});
	expect(stale.map(({ field, now }) => [field, now])).toEqual(
		expect.arrayContaining([
			["pricing_summary", "Plans from $15 per month"],
			["founded_year", null],
		]),
	);
	expect(stale.find(({ field }) => field === "founded_year")?.missing[0]?.quote).toBe("Acme was founded in 2011.");
	expect(stale.map(({ field }) => field)).not.toContain("pricing_model");
});

it("does not mind words that moved to another page", async () => {
	const home = BEFORE.replace("<p>Acme was founded in 2011.</p>", "");
	expect(await staleAfter({ "/": ["home", home], "/about": ["about", "<p>Acme was founded in 2011.</p>"] })).toEqual(
		[],
	);
});

it("says nothing of pages that were not read", async () => {
	expect(await staleAfter({ "/about": ["about", "<p>Something else</p>"] })).toEqual([]);
});
