import { expect, it } from "vitest";
import { DRAFT_FIELD_STATES } from "#core/drafts/draft-fields";
import { confidenceOf, isUsersOwn } from "#core/drafts/draft-profile";

it("leaves what a user has decided to the user: typed, locked or taken out", () => {
	expect(DRAFT_FIELD_STATES.filter(isUsersOwn)).toEqual(["edited", "manual", "override", "deleted"]);
});

it("is sure of what leaves no choice and of a high score, and asks to check the rest while it stands as drafted", () => {
	const entry = { value: "x", state: "ai" as const, evidence: [], ai_value: "x", ai_evidence: [] };
	expect(confidenceOf(entry)).toBe("sure");
	expect(confidenceOf({ ...entry, ai_score: 0.75 })).toBe("sure");
	expect(confidenceOf({ ...entry, ai_score: 0.74 })).toBe("please_check");
	for (const state of ["edited", "manual", "override", "deleted", "not_found"] as const)
		expect(confidenceOf({ ...entry, state, ai_score: 0.1 })).toBeNull();
	expect(confidenceOf({ ...entry, value: null })).toBeNull();
});
