import { expect, it } from "vitest";
import { versionChanges } from "#core/listings/version-changes";

const url = "https://inkfern.example/";

it("tells texts and lists by their field, without what stands beside values", () => {
	const before = {
		shortDescription: "Old",
		features: ["A", "B"],
		city: null,
		primaryCategoryId: 3,
		evidence: {},
		typed: {},
	};
	const after = {
		shortDescription: "New",
		features: ["B"],
		city: "Lund",
		primaryCategoryId: 4,
		evidence: {},
		typed: {},
	};
	expect(versionChanges(before, after)).toEqual([
		{ field: "short_description", before: "Old", after: "New", isQuoted: false },
		{ field: "features", before: ["A", "B"], after: ["B"], isQuoted: false },
		{ field: "city", before: "", after: "Lund", isQuoted: false },
	]);
});

it("tells parts entry by entry, and only those that changed", () => {
	const faqs = (answer: string) => [
		{ question: "Why?", answer: "So." },
		{ question: "How?", answer },
	];
	const before = { faqs: faqs("Thus."), socials: { x: "https://x.com/a" }, story: null };
	const after = {
		faqs: faqs("So and so."),
		socials: { github: "https://github.com/a" },
		story: { title: "How it began" },
	};
	expect(versionChanges(before, after)).toMatchObject([
		{ field: "faqs", entry: "How?", before: "Thus.", after: "So and so." },
		{ field: "socials", entry: "x", before: "https://x.com/a", after: "" },
		{ field: "socials", entry: "github", before: "", after: "https://github.com/a" },
		{ field: "story", entry: "title", before: "", after: "How it began" },
	]);
});

it("knows what came with quotes of the website", () => {
	const evidence = (quote: string) => ({ tagline: [{ quote, url }] });
	const change = (quote: string) =>
		versionChanges({ tagline: "Old", evidence: evidence("Old") }, { tagline: "New", evidence: evidence(quote) })[0];
	expect(change("New")?.isQuoted).toBe(true);
	expect(change("Old")?.isQuoted).toBe(false);
});
