import { expect, it } from "vitest";
import { emptyProfile } from "#core/drafts/draft-state";
import { readingOf } from "#core/drafts/site-reading";
import { editBack } from "#core/listings/edit-back";
import { applyEdit, factsOfDraft } from "#core/listings/listing-facts";

const quote = (words: string) => ({ quote: words, url: "https://a.example/" });
const facts = () => {
	const { columns, profile } = factsOfDraft(emptyProfile(), readingOf({ status: "ready", crawlReport: [] }));
	return {
		columns: { ...columns, tagline: "Mine" },
		profile: {
			...profile,
			city: "Lund",
			features: ["Mine"],
			not_found_on_website: ["stage"],
			not_read_on_website: [],
			evidence: { stage: [quote("in beta")], features: [quote("wrong")] },
			typed: { city: [{ by: "team" as const }], stage: [{ by: "team" as const }] },
		},
	};
};

it("puts facts back with the quotes and the origin of then, and leaves every other fact its own", () => {
	const before = {
		tagline: "Notes",
		features: ["Backups", "Ours"],
		city: null,
		primaryCategoryId: 7,
		evidence: { tagline: [quote("Notes")], features: [quote("Backups")], stage: [quote("older")] },
		typed: { features: [{ of: "Ours", by: "owner" }] },
		not_found_on_website: ["city", "usps"],
		not_read_on_website: [{ field: "country", reason: "r" }],
	};
	const { columns, profile } = applyEdit(facts(), editBack(before, facts()));
	expect(columns.tagline).toBe("Notes");
	expect(profile).toMatchObject({ features: ["Backups", "Ours"], city: null });
	expect(profile.evidence).toEqual({
		tagline: [quote("Notes")],
		features: [quote("Backups")],
		stage: [quote("in beta")],
	});
	expect(profile.typed).toEqual({ features: [{ of: "Ours", by: "owner" }], stage: [{ by: "team" }] });
	expect([profile.not_found_on_website, profile.not_read_on_website]).toEqual([["stage", "city"], []]);
	expect(Object.hasOwn(profile, "primaryCategoryId")).toBe(false);
});

it("claims no quotes where the version knew of none", () => {
	const { profile } = applyEdit(facts(), editBack({ features: ["Typed"] }, facts()));
	expect(profile.evidence).toEqual({ stage: [quote("in beta")] });
	expect(profile.not_found_on_website).toEqual(["stage"]);
});
