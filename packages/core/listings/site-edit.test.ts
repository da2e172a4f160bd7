import { expect, it } from "vitest";
import { emptyProfile } from "#core/drafts/draft-state";
import { factsOfDraft, type ListingFacts } from "#core/listings/listing-facts";
import { siteEdit } from "#core/listings/site-edit";
import { READ } from "#testing/site-readings";

const URL = "https://inkfern.example/";
const quote = (words: string, of?: string) => ({ quote: words, url: URL, ...(of !== undefined && { of }) });
const NOTHING = { now: null, quotes: [], gone: [] };

function facts(): ListingFacts {
	const { columns, profile } = factsOfDraft(emptyProfile(), READ);
	return {
		columns: { ...columns, name: "Inkfern", tagline: "Notes for two" },
		profile: {
			...profile,
			founded_year: 2018,
			features: ["Shared notes", "Old one", "Mine"],
			evidence: { features: [quote("Shared notes for two"), quote("Old one")], tagline: [quote("Notes for two")] },
			typed: { features: [{ of: "Mine", by: "owner" }] },
		},
	};
}

it("has a listing say what the website says now, by its words of now, which nobody typed", () => {
	const now = { now: "Notes for three", quotes: [quote("Notes for three")], gone: [quote("Notes for two")] };
	expect(siteEdit("tagline", now, facts())).toMatchObject({
		columns: { tagline: "Notes for three" },
		profile: {},
		forget: ["tagline"],
		quotes: { tagline: [{ quote: "Notes for three", spans: [{ start: 0, end: 15 }] }] },
		typed: { tagline: [] },
	});
});

it("takes a fact in the form that a listing has it in, and none that it cannot have", () => {
	const says = (now: string) => ({ now, quotes: [quote(now)], gone: [] });
	expect(siteEdit("founded_year", says("2019"), facts())?.profile).toEqual({ founded_year: 2019 });
	expect(siteEdit("founded_year", says("long ago"), facts())).toBeNull();
	expect(siteEdit("country", says("Belgium or so"), facts())).toBeNull();
});

it("blanks what is not stated any more and says so; a name stays", () => {
	expect(siteEdit("tagline", NOTHING, facts())).toMatchObject({
		columns: { tagline: null },
		profile: { not_found_on_website: expect.arrayContaining(["tagline"]) },
		quotes: { tagline: [] },
	});
	expect(siteEdit("name", NOTHING, facts())).toBeNull();
});

it("keeps the entries that people added behind those of now", () => {
	const now = { now: ["Shared notes", "New one"], quotes: [quote("New one")], gone: [quote("Old one")] };
	const edit = siteEdit("features", now, facts());
	expect(edit?.profile).toEqual({ features: ["Shared notes", "New one", "Mine"] });
	expect(edit?.typed).toEqual({ features: [{ of: "Mine", by: "owner" }] });
});

it("takes out only the entries whose words are gone where the website has no such list now", () => {
	const edit = siteEdit("features", { ...NOTHING, gone: [quote("Old one")] }, facts());
	expect(edit?.profile).toEqual({ features: ["Shared notes", "Mine"] });
	expect(edit?.quotes).toEqual({ features: [quote("Shared notes for two")] });
});
