import { describe, expect, it } from "vitest";
import { applyDraftEdit, type DraftEdit } from "#core/draft-edit";
import { emptyProfile } from "#core/draft-state";
import { applyEdit, editBetween, factsOfDraft, ownersEdit, realChanges } from "#core/listing-facts";

const draft = (edit: DraftEdit) => applyDraftEdit(emptyProfile(), edit);
const base = draft({
	fields: { name: "Inkfern", tagline: "Notes", country: "se", founded_year: "2021", stage: "beta" },
});

describe("a draft as a listing", () => {
	it("carries values, and leaves out what a listing cannot hold", () => {
		const { columns, profile } = factsOfDraft(base);
		expect(columns).toMatchObject({ name: "Inkfern", tagline: "Notes", country: "SE", stage: "beta" });
		expect(profile.founded_year).toBe(2021);
		const odd = factsOfDraft(
			draft({ fields: { country: "Sweden", founded_year: "long ago", logo_url: "javascript:alert(1)" } }),
		);
		expect(odd.columns).toMatchObject({ country: null, logoUrl: null });
		expect(odd.profile.founded_year).toBeNull();
	});

	it("lists what the website did not state, without what the user removed or typed", () => {
		const { not_found_on_website } = factsOfDraft(applyDraftEdit(base, { fields: { city: null } })).profile;
		expect(not_found_on_website).toContain("contact_email");
		expect(not_found_on_website).not.toContain("city");
		expect(not_found_on_website).not.toContain("tagline");
	});
});

describe("an edit of a submitted draft", () => {
	it("carries only what changed, so that what the owner did on the listing stays", () => {
		const { profile } = factsOfDraft(base);
		const onListing = { ...profile, socials: { github: "mine" }, story: { journey: "told on the listing" } };
		const after = applyDraftEdit(base, {
			fields: { city: "Malmö" },
			company_socials: { x: "https://x.com/inkfern" },
			story: { title: "T" },
		});
		const edit = editBetween(base, after, onListing);
		expect(edit.columns).toEqual({});
		expect(edit.profile).toEqual({
			city: "Malmö",
			socials: { github: "mine", x: "https://x.com/inkfern" },
			story: { journey: "told on the listing", title: "T" },
			not_found_on_website: profile.not_found_on_website.filter((field) => field !== "city"),
		});
		const cleared = editBetween(after, applyDraftEdit(after, { story: { title: "" } }), {
			...onListing,
			story: { title: "T" },
		});
		expect(cleared.profile.story).toBeNull();
	});

	it("knows when nothing changes", () => {
		const facts = factsOfDraft(base);
		expect(realChanges(facts, { columns: { tagline: "Notes" }, profile: { founded_year: 2021 } })).toEqual({
			columns: {},
			profile: {},
		});
	});
});

describe("an owner's edit", () => {
	it("takes away the quotes of the old value and the mark that the fact is blank", () => {
		const { profile } = factsOfDraft(base);
		const quotes = {
			tagline: [{ quote: "Notes", url: "https://a.example/" }],
			city: [{ quote: "Malmö", url: "https://a.example/" }],
		};
		const edit = ownersEdit({ columns: { shortDescription: "Mine" }, profile: { city: "Lund" } });
		expect(edit.forget).toEqual(["short_description", "city"]);
		const facts = applyEdit({ columns: factsOfDraft(base).columns, profile: { ...profile, evidence: quotes } }, edit);
		expect(facts.profile.evidence).toEqual({ tagline: quotes.tagline });
		expect(facts.profile.not_found_on_website).not.toContain("city");
		expect(facts).toMatchObject({ columns: { shortDescription: "Mine" }, profile: { city: "Lund" } });
	});
});
