import { expect, it } from "vitest";
import { CHOSEN_SITES } from "#drafting/fixtures/chosen-sites";
import { draftingExamples } from "./shown-drafts.ts";

it("shows six whole drafts, each with what is said first of a product and what an owner would change", async () => {
	const [, ...drafts] = (await draftingExamples()).split("\n## ");
	expect(drafts).toHaveLength(6);
	for (const draft of drafts) {
		for (const field of ["name", "tagline", "short_description", "description", "features"])
			expect(draft).toContain(`\n| ${field} | `);
		expect(draft).toMatch(/\n\n(?:One edit|Two edits): .+\.\n?$/);
	}
});

it("quotes what the sites hold", async () => {
	const markup = CHOSEN_SITES.map(({ html }) => html).join("\n");
	const rows = (await draftingExamples()).matchAll(/^\| (?!field)[a-z_]+ \| (.+) \| (.+) \|$/gm);
	const quotes = [...rows].map(([, value = "", quote = ""]) => (quote === "the same" ? value : quote));
	expect(quotes.length).toBeGreaterThan(40);
	expect(quotes.filter((quote) => !markup.includes(quote.replaceAll("\\|", "|")))).toEqual([]);
});
