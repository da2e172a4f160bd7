import { expect, it } from "vitest";
import type { Evidence } from "#core/evidence/evidence";
import type { ReadPage } from "#core/web/page";
import type { ComparableDraft } from "./comparable.ts";
import type { GoldFields } from "./corpus.ts";
import { isQuoteValid } from "./quotes.ts";
import { countOutcomes, reportFields } from "./report.ts";
import { holds } from "./same-words.ts";
import { scoreDraft } from "./score.ts";

const GOLD: GoldFields = {
	name: { value: "Acme", accept: ["Acme Inc."] },
	tagline: { value: "Cloud backups" },
	country: { value: null },
	founded_year: { value: null, accept: [2011] },
	city: { value: "Ghent", accept: [null] },
	pricing_summary: { value: "From $9", must_contain: ["9"] },
	socials: { x: { url: "https://twitter.com/acme" }, facebook: { url: "https://www.facebook.com/acme" } },
	socials_tolerated: { github: ["*"] },
	founders: [{ name: "Ana Ruiz" }],
};

function outcomes(draft: Partial<ComparableDraft>) {
	const scored = scoreDraft(GOLD, { fields: {}, socials: {}, founders: [], ...draft });
	return Object.fromEntries(scored.map(({ field, outcome }) => [field, outcome]));
}

it("tells right, wrong, invented and missed apart", () => {
	expect(
		outcomes({
			fields: {
				name: "ACME INC",
				tagline: "Something else",
				country: "BE",
				founded_year: "2011",
				pricing_summary: "$9 a month",
			},
			socials: {
				x: "http://www.twitter.com/acme/",
				linkedin: "https://linkedin.com/company/acme",
				github: "https://github.com/a",
			},
			founders: ["Ana Ruiz", "Bo Lind"],
		}),
	).toEqual({
		name: "right",
		tagline: "wrong",
		country: "invented",
		founded_year: "right",
		city: "blank_ok",
		pricing_summary: "right",
		"socials.x": "right",
		"socials.facebook": "missed",
		"socials.linkedin": "invented",
		founders: "invented",
	});
});

it("takes a blank for right where the site is silent, and for a miss where it is not", () => {
	expect(outcomes({})).toMatchObject({
		name: "missed",
		country: "blank_ok",
		founded_year: "blank_ok",
		founders: "missed",
	});
});

it("counts precision and recall per field, platforms together", () => {
	const scored = scoreDraft(GOLD, {
		fields: {},
		socials: { x: "https://x.com/acme", youtube: "https://youtube.com/@other" },
	});
	const socials = reportFields(scored).find(({ field }) => field === "socials");
	expect(socials).toMatchObject({ right: 1, missed: 1, invented: 1, precision: 0.5, recall: 0.5 });
	expect(countOutcomes(scored).right).toBe(1);
});

it("checks quotes by page, hash, offsets, words and length", () => {
	const page = {
		url: "https://acme.com/",
		hash: "h",
		text: "Plans from $9 a month\nFree",
		blocks: [
			{ start: 0, end: 21 },
			{ start: 22, end: 26 },
		],
	} as ReadPage;
	const quote = (start: number, end: number, more: Partial<Evidence> = {}): Evidence => ({
		quote: page.text.slice(start, end),
		url: page.url,
		start,
		end,
		fetched_at: "",
		page_hash: "h",
		...more,
	});
	expect(isQuoteValid(quote(0, 21), [page])).toBe(true);
	expect(isQuoteValid(quote(22, 26), [page])).toBe(true);
	expect(isQuoteValid(quote(0, 5), [page])).toBe(false);
	expect(isQuoteValid(quote(0, 21, { quote: "Plans from $8 a month" }), [page])).toBe(false);
	expect(isQuoteValid(quote(0, 21, { page_hash: "other" }), [page])).toBe(false);
	expect(isQuoteValid(quote(0, 21, { url: "https://acme.com/other" }), [page])).toBe(false);
});

it("matches whole words and numbers only", () => {
	expect(holds("Start now", "art")).toBe(false);
	expect(holds("From $99 a month", "9")).toBe(false);
	expect(holds("From $9 a month", "9")).toBe(true);
	expect(holds("Works of art.", "Art")).toBe(true);
});

it("scores lists entry by entry where labels say so, with anything allowed by an asterisk", () => {
	const lists = { features: ["Nightly backups", "Our team", "Something"], tags: ["art"] };
	const scored = scoreDraft(
		{
			features: [{ value: "Nightly backups" }],
			features_trap: ["Our team"],
			tags: { values: ["start"], complete: true },
		},
		{ fields: {}, lists },
	);
	expect(scored.map(({ field, outcome }) => [field, outcome])).toEqual([
		["features", "right"],
		["features_entries", "right"],
		["features_entries", "wrong"],
		["tags", "wrong"],
		["tags_entries", "wrong"],
	]);
	const anything = scoreDraft({ tags: { values: [], accept: ["*"] } }, { fields: {}, lists });
	expect(anything.map(({ outcome }) => outcome)).toEqual(["right"]);
});

it("calls a description wrong that uses no labelled passage, or one about something else", () => {
	const gold: GoldFields = {
		description_support: [{ quote: "Acme backs up the files of small teams" }],
		description_traps: [{ quote: "We were bought by Globex in the spring" }],
	};
	const outcome = (description: string) => scoreDraft(gold, { fields: {}, description, lists: {} })[0]?.outcome;
	expect(outcome("Acme backs up the files of small teams.")).toBe("right");
	expect(outcome("Something else altogether is said here.")).toBe("wrong");
	expect(outcome("Acme backs up the files of small teams. We were bought by Globex in the spring.")).toBe("wrong");
});
