import { expect, it } from "vitest";
import { emptySiteDraft } from "#core/drafts/draft-fields";
import { calibrationLine, judgedChoices } from "./calibration.ts";

it("tells how many of the sure and of the doubtful values are right", () => {
	const draft = emptySiteDraft({
		name: { value: "Acme", evidence: [] },
		tagline: { value: "Cloud backups", evidence: [], score: 0.9 },
		features: { value: ["Nightly backups"], evidence: [], score: 0.5 },
	});
	const judged = judgedChoices(draft, [
		{ field: "name", outcome: "right", drafted: "Acme", expected: "Acme" },
		{ field: "tagline", outcome: "right", drafted: "Cloud backups", expected: "Cloud backups" },
		{ field: "features", outcome: "wrong", drafted: ["Nightly backups"], expected: ["Something"] },
	]);
	expect(calibrationLine(judged)).toBe("scores: sure: 1 of 1 right (100.0%), to be checked: 0 of 1 right (0.0%)");
});
