import { expect, it } from "vitest";
import { draftExtractively } from "#drafting/drafter";
import { FACT_SITES } from "#drafting/fixtures/facts/all-facts";
import { judgeFacts } from "#drafting/fixtures/facts/judge";
import { readPages } from "#testing/pages";

for (const { name, url, pages, facts } of FACT_SITES) {
	it(`reads the facts of ${name}`, async () => {
		const read = await readPages(pages, url.replace(/\/$/, ""));
		const { draft } = draftExtractively({ url, pages: read, categories: [] });
		const judged = judgeFacts(facts, draft);
		expect(judged.length).toBeGreaterThan(0);
		expect(judged.filter(({ outcome }) => outcome !== "right" && outcome !== "blank")).toEqual([]);
	});
}
