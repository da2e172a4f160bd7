import { expect, it } from "vitest";
import { crc32, readPng } from "#core/pictures/png";
import { chunk, png } from "#testing/picture-files";

it("checks what it keeps by the sum that stands behind it", () => {
	expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});

it("keeps the chunks that draw", async () => {
	const noted = png({
		before: [chunk("tIME", [7, 1, 1, 1, 1, 1, 1]), chunk("fcTL", "frame")],
		behind: [chunk("fdAT", "frame")],
	});
	expect((await readPng(noted)).bytes).toEqual(png());
});
