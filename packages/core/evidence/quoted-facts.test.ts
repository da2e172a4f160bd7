import { expect, it } from "vitest";
import { quotedFacts } from "#core/evidence/quoted-facts";
import type { ListingFacts } from "#core/listings/listing-facts";

const QUOTES = [{ quote: "as it stands there", url: "https://a.example/" }];

/** A listing of which each fact that a draft can quote is known. */
function facts(quoted: readonly string[], over: Partial<ListingFacts["profile"]> = {}): ListingFacts {
	return {
		columns: {
			name: "Inkfern",
			tagline: "Notes for teams",
			shortDescription: "Short.",
			logoUrl: "https://a.example/logo.png",
			stage: "launched",
			country: "SE",
			pricingModel: "freemium",
		},
		profile: {
			description: "Long.",
			founded_year: 2019,
			features: ["Notes", "Search"],
			tags: [],
			city: "",
			...over,
			evidence: Object.fromEntries(quoted.map((field) => [field, QUOTES])),
		},
	} as unknown as ListingFacts;
}
const values = (quoted: readonly string[]) => quotedFacts(facts(quoted)).map(({ field, value }) => [field, value]);

it("are those with quotes, as drafts call them and in their order, with the listing's own values", () => {
	const fields = ["name", "tagline", "short_description", "logo_url", "stage", "country", "pricing_model"];
	expect(values([...fields, "description", "founded_year", "features"])).toEqual([
		["name", "Inkfern"],
		["tagline", "Notes for teams"],
		["short_description", "Short."],
		["description", "Long."],
		["stage", "launched"],
		["pricing_model", "freemium"],
		["country", "SE"],
		["founded_year", "2019"],
		["logo_url", "https://a.example/logo.png"],
		["features", ["Notes", "Search"]],
	]);
	expect(quotedFacts(facts(["name"]))).toEqual([{ field: "name", value: "Inkfern", evidence: QUOTES }]);
});

it("are none of what has no value any more, or is no field", () => {
	expect(values(["tags", "city", "usps", "evidence", "nonsense"])).toEqual([]);
	expect(quotedFacts(facts([]))).toEqual([]);
	expect(quotedFacts(facts(["description"], { description: null }))).toEqual([]);
});
