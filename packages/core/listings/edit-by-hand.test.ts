import { expect, it } from "vitest";
import { emptyProfile } from "#core/drafts/draft-state";
import { editByHand } from "#core/listings/edit-by-hand";
import { applyEdit, factsOfDraft, type ListingEdit, type ListingFacts } from "#core/listings/listing-facts";
import type { Hand, ListingProfile } from "#core/listings/profile";
import { READ } from "#testing/site-readings";

const quote = (words: string, of?: string) => ({ quote: words, url: "https://a.example/", ...(of && { of }) });

function facts(): ListingFacts {
	const { columns, profile } = factsOfDraft(emptyProfile(), READ);
	return {
		columns: { ...columns, tagline: "Notes for teams" },
		profile: {
			...profile,
			description: "We keep notes. They are yours alone.",
			features: ["Nightly backups", "Fast restores"],
			faqs: [
				{ question: "Free?", answer: "Yes." },
				{ question: "Open?", answer: "No." },
			],
			socials: { x: "https://x.com/a" },
			story: { journey: "It was long." },
			evidence: {
				tagline: [quote("Notes for teams")],
				description: [quote("We keep notes."), quote("They are yours alone.")],
				features: [quote("Nightly backups"), quote("Fast restores")],
				faqs: [quote("It is free.", "Free?"), quote("closed source", "Open?")],
				socials: [quote("x.com/a", "x")],
				story: [quote("It was long.", "journey")],
			},
		},
	};
}
/** The listing after edits by these hands, one after the other. */
function after(...edits: [Partial<ListingFacts["columns"]>, Partial<ListingProfile>, Hand][]): ListingProfile {
	const end = edits.reduce<ListingFacts>((before, [columns, profile, hand]) => {
		const edit: ListingEdit = { columns, profile };
		return applyEdit(before, editByHand(edit, before, hand));
	}, facts());
	return end.profile;
}

it("makes a fact its owner's: the quotes of the old value go, and it is blank no more", () => {
	const { evidence, typed, not_found_on_website } = after([{ tagline: "Mine" }, { city: "Lund" }, "owner"]);
	expect(evidence.tagline).toBeUndefined();
	expect(evidence.features).toHaveLength(2);
	expect(typed).toEqual({});
	expect(not_found_on_website).not.toContain("city");
	expect(not_found_on_website).toContain("pricing_model");
});

it("leaves an edited text the quotes of the sentences it still has, and says that it was edited", () => {
	const { evidence, typed } = after([{}, { description: "We lose notes. They are yours alone." }, "owner"]);
	expect(evidence.description).toEqual([{ ...quote("They are yours alone."), spans: [{ start: 15, end: 36 }] }]);
	expect(typed.description).toEqual([{ by: "owner" }]);
	expect(after([{}, { description: null }, "team"])).toMatchObject({ typed: {}, description: null });
});

it("tells apart who added what to a list, as long as something drafted is in it", () => {
	const mine: Parameters<typeof after>[number] = [{}, { features: ["Fast restores", "Mine"] }, "owner"];
	const theirs: typeof mine = [{}, { features: ["Theirs", "Fast restores", "Mine"] }, "team"];
	expect(after(mine)).toMatchObject({
		evidence: { features: [quote("Fast restores")] },
		typed: { features: [{ of: "Mine", by: "owner" }] },
	});
	const both = after(mine, theirs);
	expect(both.typed.features).toEqual([
		{ of: "Mine", by: "owner" },
		{ of: "Theirs", by: "team" },
	]);
	const left = after(mine, theirs, [{}, { features: ["Theirs", "Mine"] }, "owner"]);
	expect(left.evidence.features).toBeUndefined();
	expect(left.typed.features).toEqual([{ of: "Theirs", by: "team" }]);
	expect(after(mine, [{}, { features: [] }, "owner"]).typed).toEqual({});
});

it("does not take an entry for the website's because the same words stand in another entry's quote", () => {
	const { evidence, typed } = after([{}, { features: ["Nightly backups", "backups"] }, "owner"]);
	expect(evidence.features).toMatchObject([quote("Nightly backups")]);
	expect(typed.features).toEqual([{ of: "backups", by: "owner" }]);
});

it("leaves answers, links and sections that stay word for word their quotes", () => {
	const faqs = [
		{ question: "Open?", answer: "It will be." },
		{ question: "Free?", answer: "Yes." },
	];
	const edited = after([{}, { faqs, socials: { x: "https://x.com/b" }, story: { lessons: "Few." } }, "team"]);
	expect(edited.evidence).toMatchObject({ faqs: [quote("It is free.", "Free?")] });
	expect([edited.evidence.socials, edited.evidence.story]).toEqual([undefined, undefined]);
	expect(edited.typed).toEqual({
		faqs: [{ of: "Open?", by: "team" }],
		socials: [{ of: "x", by: "team" }],
		story: [{ of: "lessons", by: "team" }],
	});
	const again = after([{}, { faqs }, "team"], [{}, { faqs: [{ question: "Open?", answer: "Soon." }] }, "owner"]);
	expect([again.typed.faqs, again.evidence.faqs]).toEqual([undefined, undefined]);
});

it("marks what the team wrote until its owner writes it anew", () => {
	const teams = after([{ tagline: "Theirs" }, { headline: "H" }, "team"]);
	expect(teams.typed).toEqual({ tagline: [{ by: "team" }], headline: [{ by: "team" }] });
	const owners = after([{ tagline: "Theirs" }, { headline: "H" }, "team"], [{ tagline: "Mine" }, {}, "owner"]);
	expect(owners.typed).toEqual({ headline: [{ by: "team" }] });
});
