import { expect, it } from "vitest";
import { DRAFT_FIELDS, emptySiteDraft, LIST_FIELDS, TEXT_FIELDS } from "#core/drafts/draft-fields";

it("has each field once, as a text or as a list", () => {
	expect(DRAFT_FIELDS).toEqual([...TEXT_FIELDS, ...LIST_FIELDS]);
	expect(new Set(DRAFT_FIELDS).size).toBe(DRAFT_FIELDS.length);
});

it("begins with nothing, or with the fields it is given", () => {
	const nothing = {
		fields: {},
		faqs: [],
		founders: [],
		company_socials: {},
		founder_socials: {},
		story: {},
		milestones: [],
		seo: {},
	};
	expect(emptySiteDraft()).toEqual(nothing);
	const fields = { name: { value: "Inkfern", evidence: [] } };
	expect(emptySiteDraft(fields)).toEqual({ ...nothing, fields });
});
