import { expect, it } from "vitest";
import type { QuoteSpan } from "#core/evidence/evidence";
import { withSpans } from "#core/evidence/quote-spans";

const quotes = (...all: string[]): { quote: string; of?: string; spans?: QuoteSpan[] }[] =>
	all.map((quote) => ({ quote }));

it("tells of each quote which part of the value stands in it", () => {
	const value = "It sends reminders by text message. We like it.";
	expect(withSpans("description", value, quotes("sends reminders by text message", "Something else"))).toEqual([
		{ quote: "sends reminders by text message", spans: [{ start: 3, end: 34 }] },
		{ quote: "Something else", spans: [] },
	]);
	expect(withSpans("founded_year", 2021, quotes("Founded in 2021"))[0]?.spans).toEqual([{ start: 0, end: 4 }]);
});

it("names the entry of a list, and holds a named quote against its own entry only", () => {
	expect(withSpans("features", ["Text reminders", "Waiting list"], quotes("A waiting list for all"))[0]?.spans).toEqual(
		[{ of: "Waiting list", start: 0, end: 12 }],
	);
	const answers = { "Why?": "Because we can.", "How?": "Because we can." };
	expect(
		withSpans(
			"faqs",
			answers,
			quotes("Because we can.").map((one) => ({ ...one, of: "How?" })),
		)[0]?.spans,
	).toEqual([{ start: 0, end: 15 }]);
});

it("puts away what an edit has made wrong, and says nothing of codes", () => {
	const old = [{ quote: "Two months free", spans: [{ start: 0, end: 15 }] }];
	expect(withSpans("tagline", "Three months", old)[0]?.spans).toEqual([]);
	expect(withSpans("country", "NL", quotes("NL"))).toEqual(quotes("NL"));
	expect(withSpans("tagline", null, old)[0]?.spans).toEqual([]);
});

it("takes what many long quotes say of a long value for a paraphrase from some point on", () => {
	const value = "字".repeat(8000);
	const quotes = Array.from({ length: 6 }, () => ({ quote: value.slice(0, 300) }));
	const spans = withSpans("description", value, quotes).map((one) => (one as { spans?: unknown[] }).spans);
	expect(spans[0]).not.toEqual([]);
	expect(spans.at(-1)).toEqual([]);
});
