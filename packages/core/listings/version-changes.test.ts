import { expect, it } from "vitest";
import { pictureChanges, versionChanges } from "#core/listings/version-changes";

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

it("tells founders one by one, and their order where that is all", () => {
	const founder = (name: string, title: string | null) => ({ name, title, bio: null, socials: {} });
	const before = { founders: [founder("Ada", "CEO"), founder("Bo", null)] };
	expect(versionChanges(before, { founders: [founder("Ada", "CTO"), founder("Cy", null)] })).toMatchObject([
		{ field: "founders", entry: "Ada", before: "Ada\nCEO", after: "Ada\nCTO" },
		{ entry: "Bo", before: "Bo", after: "" },
		{ entry: "Cy", before: "", after: "Cy" },
	]);
	expect(versionChanges(before, { founders: before.founders.toReversed() })).toMatchObject([
		{ field: "founders", before: ["Ada", "Bo"], after: ["Bo", "Ada"] },
	]);
	expect(versionChanges(before, before)).toEqual([]);
});

it("tells milestones one by one, and none that was only written again", () => {
	const one = (id: number, title: string, url: string | null = null) => ({
		id,
		date: "2026-03-01",
		title,
		description: null,
		url,
	});
	expect(
		versionChanges(
			{ milestones: [one(1, "A"), one(2, "B"), one(3, "C")] },
			{ milestones: [one(1, "A2"), one(9, "C")] },
		),
	).toMatchObject([
		{ field: "milestones", before: "2026-03-01\nA", after: "2026-03-01\nA2" },
		{ field: "milestones", before: "2026-03-01\nB", after: "" },
	]);
	expect(versionChanges({ milestones: [] }, { milestones: [one(1, "A", "https://a.example/")] })).toMatchObject([
		{ before: "", after: "2026-03-01\nA\nhttps://a.example/" },
	]);
});

it("tells which picture stood in the place of which", () => {
	const mine = { origin: "owner", hash: "a" } as const;
	const before = { logo: null, cover: mine };
	expect(pictureChanges(before, { logo: mine, cover: mine })).toEqual([{ kind: "logo", before: null, after: mine }]);
	expect(versionChanges(before, { logo: mine, cover: mine })).toEqual([]);
});
