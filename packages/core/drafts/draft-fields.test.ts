import { expect, it } from "vitest";
import {
	DRAFT_FIELD_STATES,
	DRAFT_FIELDS,
	emptySiteDraft,
	LIST_FIELDS,
	PRICING_MODELS,
	SOCIAL_PLATFORMS,
	STAGES,
	STORY_SECTIONS,
	TEXT_FIELDS,
} from "#core/drafts/draft-fields";

it("has each field once, as a text or as a list", () => {
	expect(DRAFT_FIELDS).toEqual([...TEXT_FIELDS, ...LIST_FIELDS]);
	expect(new Set(DRAFT_FIELDS).size).toBe(DRAFT_FIELDS.length);
});

it("has the words of the contract", () => {
	expect(LIST_FIELDS).toEqual(["categories", "tags", "features", "usps", "keywords"]);
	expect(TEXT_FIELDS.join(" ")).toBe(
		"name tagline short_description description stage pricing_model pricing_summary country city founded_year contact_email demo_video_url logo_url",
	);
	expect(SOCIAL_PLATFORMS.join(" ")).toBe(
		"linkedin x facebook instagram tiktok youtube threads pinterest github reddit producthunt medium website custom",
	);
	expect(STORY_SECTIONS.join(" ")).toBe(
		"title story why_started problem journey challenges achievements lessons whats_next",
	);
	expect(PRICING_MODELS.join(" ")).toBe(
		"free freemium free_trial paid subscription one_time contact_sales open_source",
	);
	expect(STAGES.join(" ")).toBe("idea pre-launch beta launched growing established");
	expect(DRAFT_FIELD_STATES.join(" ")).toBe("ai not_found edited manual override deleted");
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
