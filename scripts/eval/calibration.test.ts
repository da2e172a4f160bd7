import { expect, it } from "vitest";
import { emptySiteDraft } from "#core/drafts/draft-fields";
import { calibrationLines, calibrationOf, judgedChoices } from "./calibration.ts";

const DRAFT = emptySiteDraft({
	name: { value: "Acme", evidence: [] },
	tagline: { value: "Cloud backups", evidence: [], score: 0.9 },
	features: { value: ["Nightly backups", "Elsewhere"], evidence: [], score: 0.5 },
});
const name = { field: "name", outcome: "right", drafted: "Acme", expected: "Acme" } as const;
const tagline = { field: "tagline", outcome: "right", drafted: "Cloud backups", expected: "Cloud backups" } as const;
const features = { field: "features", outcome: "right", drafted: DRAFT.fields.features?.value, expected: [] } as const;

it("tells how many of the sure and of the doubtful values are right, in all and by field", () => {
	const judged = judgedChoices(DRAFT, [name, tagline, { ...features, outcome: "wrong" }]);
	expect(calibrationOf(judged)).toEqual({ sure: { right: 1, of: 1 }, please_check: { right: 0, of: 1 } });
	expect(calibrationLines(judged)).toEqual([
		"scores: sure 1 of 1 right (100.0%), please check 0 of 1 right (0.0%)",
		"  features: sure 0 of 0 right (-), please check 0 of 1 right (0.0%)",
		"  tagline: sure 1 of 1 right (100.0%), please check 0 of 0 right (-)",
	]);
});

it("judges a list entry by entry where labels tell them apart, and nothing that was left blank", () => {
	const entry = { field: "features_entries", expected: [] } as const;
	const judged = judgedChoices(DRAFT, [
		features,
		{ ...entry, outcome: "right", drafted: "Nightly backups" },
		{ ...entry, outcome: "wrong", drafted: "Elsewhere" },
		{ ...tagline, outcome: "missed" },
	]);
	expect(judged).toEqual([
		{ field: "features", score: 0.5, isRight: true },
		{ field: "features", score: 0.5, isRight: false },
	]);
});
