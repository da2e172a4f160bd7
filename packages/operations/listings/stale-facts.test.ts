import { expect, it } from "vitest";
import { staleFactsView } from "#operations/listings/stale-facts";

const url = "https://inkfern.example/";
const quote = { quote: "Since 2018", url };
const stale = (now: string | string[] | null) => ({ field: "founded_year", ...quote, now });
const whyOf = (now: string | string[] | null) =>
	staleFactsView({ staleFacts: [stale(now)], keptFacts: [] }, { evidence: { founded_year: [quote] } })[0]?.why;

it("says what the website says now, or that it says nothing of it", () => {
	expect(whyOf("2019")).toBe("These words are no longer on the website. It now says: 2019");
	expect(whyOf(["Notes", "Tasks"])).toMatch(/It now says: Notes, Tasks$/);
	expect(whyOf(null)).toMatch(/and nothing else there states this\.$/);
});

it("shows no more than 300 characters of it, and none of them in half", () => {
	expect(whyOf("🦊".repeat(300))?.endsWith(`says: ${"🦊".repeat(300)}`)).toBe(true);
	expect(whyOf("🦊".repeat(301))).toBe(whyOf("🦊".repeat(300)));
});

it("leaves out what is no longer the listing's evidence", () => {
	const view = (evidence: Record<string, { quote: string; url: string }[]>) =>
		staleFactsView({ staleFacts: [stale("2019")], keptFacts: [] }, { evidence });
	const other = { quote: "Since 2019", url };
	expect(view({ founded_year: [other, quote] })).toMatchObject([{ field: "founded_year", ...quote }]);
	expect(view({})).toEqual([]);
	expect(view({ city: [quote] })).toEqual([]);
	expect(view({ founded_year: [other, { ...quote, url: `${url}about` }] })).toEqual([]);
});

it("leaves out what its owner keeps, until the website says something else", () => {
	const view = (kept: string | null, now: string | null) =>
		staleFactsView({ staleFacts: [stale(now)], keptFacts: [stale(kept)] }, { evidence: { founded_year: [quote] } });
	expect(view("2019", "2019")).toEqual([]);
	expect(view(null, null)).toEqual([]);
	expect(view("2019", "2020")).toMatchObject([{ now: ["2020"] }]);
	expect(view("2019", null)).toMatchObject([{ now: null }]);
});
