import { describe, expect, it } from "vitest";
import { applyDraftEdit, type DraftEdit } from "#core/drafts/draft-edit";
import { emptyProfile } from "#core/drafts/draft-state";
import { factsOfDraft, isEmptyEdit, realChanges } from "#core/listings/listing-facts";
import { READ, UNREAD } from "#testing/site-readings";

const draft = (edit: DraftEdit) => applyDraftEdit(emptyProfile(), edit);
const base = draft({
	fields: { name: "Inkfern", tagline: "Notes", country: "se", founded_year: "2021", stage: "beta" },
});

describe("a draft as a listing", () => {
	it("carries values, and leaves out what a listing cannot hold", () => {
		const { columns, profile } = factsOfDraft(base, READ);
		expect(columns).toMatchObject({ name: "Inkfern", tagline: "Notes", country: "SE", stage: "beta" });
		expect([profile.founded_year, profile.story]).toEqual([2021, null]);
		const odd = factsOfDraft(
			draft({ fields: { country: "Sweden", founded_year: "long ago", logo_url: "javascript:alert(1)" } }),
			READ,
		);
		expect(odd.columns).toMatchObject({ country: null, logoUrl: null });
		expect(odd.profile.founded_year).toBeNull();
	});

	it("lists what the website did not state, without what the user removed or typed", () => {
		const { not_found_on_website } = factsOfDraft(applyDraftEdit(base, { fields: { city: null } }), READ).profile;
		expect(not_found_on_website).toContain("contact_email");
		expect(not_found_on_website).not.toContain("city");
		expect(not_found_on_website).not.toContain("tagline");
	});
});

describe("a draft whose website could not be read", () => {
	it("has facts that were not read, with the reason, and none that is not stated", () => {
		const { not_found_on_website, not_read_on_website } = factsOfDraft(base, UNREAD).profile;
		expect(not_found_on_website).toEqual([]);
		expect(not_read_on_website).toContainEqual({ field: "city", reason: expect.stringContaining("It took too long.") });
		expect(not_read_on_website.map(({ field }) => field)).not.toContain("tagline");
	});
});

describe("an edit", () => {
	it("is empty only when it changes neither columns nor the rest", () => {
		const edits = [
			{ columns: {}, profile: {} },
			{ columns: { tagline: null }, profile: {} },
			{ columns: {}, profile: { city: "Lund" } },
			{ columns: { tagline: null }, profile: { city: "Lund" } },
		];
		expect(edits.map(isEmptyEdit)).toEqual([true, false, false, false]);
	});

	it("knows when nothing changes", () => {
		const facts = factsOfDraft(base, READ);
		expect(realChanges(facts, { columns: { tagline: "Notes" }, profile: { founded_year: 2021 } })).toEqual({
			columns: {},
			profile: {},
		});
	});
});
