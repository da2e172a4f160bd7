import { expect, it } from "vitest";
import { pixelsOf } from "#core/pictures/png-pixels";
import { zlibStored } from "#testing/picture-files";

const GREY = { width: 8, height: 4, depth: 8, colourType: 0, isInterlaced: false };
const look = (header: typeof GREY, rows: readonly number[]) => pixelsOf(header, [zlibStored(Uint8Array.from(rows))]);
const row = (filter: number, ...pixels: number[]) => [filter, ...pixels];

it("undoes each filter, so that one colour is seen however it is written", async () => {
	const white = [
		...row(0, 9, 9, 9, 9, 9, 9, 9, 9),
		...row(1, 9, 0, 0, 0, 0, 0, 0, 0),
		...row(2, 0, 0, 0, 0, 0, 0, 0, 0),
		...row(3, 5, 0, 0, 0, 0, 0, 0, 0),
	];
	expect(await look(GREY, white)).toEqual({ isOneColour: true, isTransparent: false });
	expect(await look(GREY, [...white.slice(0, -1), 1])).toMatchObject({ isOneColour: false });
	expect(await look({ ...GREY, height: 1 }, row(4, 9, 0, 0, 0, 0, 0, 0, 0))).toMatchObject({ isOneColour: true });
	await expect(look({ ...GREY, height: 1 }, row(7, 1, 2, 3, 4, 5, 6, 7, 8))).rejects.toThrow("damaged");
});

it("reads pixels of less than a byte, and rows of an interlaced picture", async () => {
	const bits = { ...GREY, depth: 1, height: 2 };
	expect(await look(bits, [0, 0xff, 0, 0xff])).toMatchObject({ isOneColour: true });
	expect(await look(bits, [0, 0xff, 0, 0xfe])).toMatchObject({ isOneColour: false });
	// Rows of the passes over eight by four pixels.
	const passes = [[1], [1], [2], [4], [4, 4], [8, 8]].flat().flatMap((pixels) => [0, ...Array(pixels).fill(7)]);
	expect(await look({ ...GREY, isInterlaced: true }, passes)).toMatchObject({ isOneColour: true });
});

it("calls clear what shines through, and what cannot be seen no colour", async () => {
	const alpha = { ...GREY, width: 2, height: 1, colourType: 4 };
	expect(await look(alpha, [0, 5, 255, 5, 254])).toEqual({ isOneColour: false, isTransparent: true });
	expect(await look(alpha, [0, 5, 0, 90, 0])).toEqual({ isOneColour: true, isTransparent: true });
});
