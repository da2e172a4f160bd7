import { expect, it } from "vitest";
import { emptyProfile } from "#core/drafts/draft-state";
import { blankEdit } from "#core/listings/blank-edit";
import { factsOfDraft, type ListingFacts } from "#core/listings/listing-facts";
import { READ } from "#testing/site-readings";

function facts(): ListingFacts {
	const { columns, profile } = factsOfDraft(emptyProfile(), READ);
	return {
		columns,
		profile: {
			...profile,
			features: ["One", "Two"],
			faqs: [{ question: "Why?", answer: "Because." }],
			story: { journey: "Long." },
			socials: { x: "https://x.com/a", github: "https://github.com/a" },
		},
	};
}
const blank = (field: string, of: string | null = null) => blankEdit(field, of, facts());

it("takes out a value, an entry of a list, and an entry of a part", () => {
	expect(blank("tagline")).toEqual({ columns: { tagline: null }, profile: {} });
	expect(blank("city")).toEqual({ columns: {}, profile: { city: null } });
	expect(blank("features", "One")?.profile).toEqual({ features: ["Two"] });
	expect(blank("features")?.profile).toEqual({ features: [] });
	expect(blank("faqs", "Why?")?.profile).toEqual({ faqs: [] });
	expect(blank("socials", "x")?.profile).toEqual({ socials: { github: "https://github.com/a" } });
	expect(blank("story", "journey")?.profile).toEqual({ story: null });
});

it("leaves what a listing needs, and what is no fact of its profile", () => {
	for (const field of ["name", "founders", "categories", "evidence", "__proto__"])
		expect(blank(field), field).toBeNull();
});
