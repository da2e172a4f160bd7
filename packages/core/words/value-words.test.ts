import { expect, it } from "vitest";
import { entryWords, valueWords } from "#core/words/value-words";

it("says codes by their names, and leaves other values as they are", () => {
	expect(valueWords("country", "NL")).toBe("Netherlands");
	expect(valueWords("pricing_model", "paid")).toBe("No free plan");
	expect(valueWords("stage", "pre_launch")).toBe("Pre launch");
	expect(valueWords("milestones", "2026-03-02 First sale")).toBe("2 March 2026 First sale");
	expect(valueWords("tagline", "pre_launch")).toBe("pre_launch");
	expect(valueWords("country", "")).toBe("");
});

it("calls entries by their platform, their section, or what they say themselves", () => {
	expect(entryWords("socials", "producthunt")).toBe("Product Hunt");
	expect(entryWords("story", "whats_next")).toBe("What comes next");
	expect(entryWords("features", "no_code")).toBe("no_code");
});
