import { expect, it } from "vitest";
import { PictureRefused, REFUSALS, type RefusalCode } from "#core/pictures/refusal";

it("says each reason in a sentence of its own", () => {
	const sentences = Object.values(REFUSALS);
	expect(new Set(sentences).size).toBe(sentences.length);
	for (const [code, sentence] of Object.entries(REFUSALS)) {
		expect(sentence).toMatch(/^The [^_]+\.$/);
		expect(new PictureRefused(code as RefusalCode)).toMatchObject({ code, message: sentence });
	}
});
