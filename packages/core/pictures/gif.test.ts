import { expect, it } from "vitest";
import { readGif } from "#core/pictures/gif";
import { bytesOf, gif } from "#testing/picture-files";

it("keeps the first picture and what makes it clear, and no comment", () => {
	const control = bytesOf([0x21, 0xf9, 4, 1, 0, 0, 3, 0]);
	const comment = bytesOf([0x21, 0xfe, 5], "hello", [0]);
	const once = gif();
	expect(readGif(gif({ frames: 9 })).bytes).toEqual(once);
	expect(readGif(gif({ before: [comment] })).bytes).toEqual(once);
	expect(readGif(gif({ before: [control] }))).toMatchObject({ transparent: true, width: 40, height: 40 });
	expect(readGif(once).transparent).toBe(false);
});

it("sees one colour in the codes, also at its end", () => {
	const last = 40 * 40 - 1;
	expect(() => readGif(gif({ pixel: () => 1 }))).toThrow("all of one colour");
	expect(readGif(gif({ pixel: (index) => (index === last ? 2 : 1) })).width).toBe(40);
});
