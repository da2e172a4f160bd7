import { expect, it } from "vitest";
import { originOf, quotesBehind, typedValues } from "#core/listings/origin";

const quote = (words: string, of?: string) => ({ quote: words, url: "https://a.example/", ...(of && { of }) });
const profile = {
	evidence: {
		tagline: [quote("Notes for teams")],
		description: [quote("They are yours.")],
		features: [quote("Nightly backups"), quote("Fast restores")],
		categories: [quote("A notes app")],
		faqs: [quote("It is free.", "Free?")],
	},
	typed: {
		city: [{ by: "team" as const }],
		description: [{ by: "owner" as const }],
		features: [{ of: "Mine", by: "owner" as const }],
	},
};

it("is the website's where quotes are behind it, its owner's where none are, and whoever's it is marked as", () => {
	const origins = ["tagline", "stage", "city", "description"].map((field) => originOf(profile, field));
	expect(origins).toEqual(["site", "owner", "team", "owner"]);
	expect(["Fast restores", "Mine"].map((entry) => originOf(profile, "features", entry))).toEqual(["site", "owner"]);
	expect(["Free?", "Open?"].map((entry) => originOf(profile, "faqs", entry))).toEqual(["site", "owner"]);
});

it("gives an entry the quotes that hold it, and what was chosen rather than quoted all of them", () => {
	expect(quotesBehind(profile.evidence, "features", "fast restores")).toEqual([quote("Fast restores")]);
	expect(quotesBehind(profile.evidence, "categories", "Productivity")).toEqual([quote("A notes app")]);
	expect(quotesBehind(profile.evidence, "faqs", "Free?")).toEqual([quote("It is free.", "Free?")]);
	expect(quotesBehind(profile.evidence, "faqs", "Open?")).toEqual([]);
	expect(quotesBehind(profile.evidence, "tagline")).toEqual([quote("Notes for teams")]);
});

it("lists what was typed, a list of one hand in one, and nothing that is not shown", () => {
	const values = {
		tagline: "Notes for teams",
		stage: "beta",
		city: "Malmö",
		headline: null,
		summary: "",
		founded_year: 2021,
		features: ["Fast restores", "Mine"],
		usps: ["A", "B"],
		tags: [],
		faqs: ["Free?", "Open?"],
	};
	expect(typedValues(values, profile)).toEqual([
		{ field: "stage", by: "owner" },
		{ field: "city", by: "team" },
		{ field: "founded_year", by: "owner" },
		{ field: "features", of: "Mine", by: "owner" },
		{ field: "usps", by: "owner" },
		{ field: "faqs", of: "Open?", by: "owner" },
	]);
});
