import { expect, it } from "vitest";
import { readWebp } from "#core/pictures/webp";
import { bytesOf, encoded, webp, webpChunk } from "#testing/picture-files";

it("keeps the picture and its alpha alone", () => {
	const lossy = webpChunk(encoded("webp"), "VP8 ");
	const noted = webp(
		["VP8X", bytesOf([12, 0, 0, 0, 63, 0, 0, 63, 0, 0])],
		["VP8 ", lossy],
		["EXIF", bytesOf("a place")],
		["XMP ", bytesOf("a name")],
	);
	expect(readWebp(noted).bytes).toEqual(webp(["VP8 ", lossy]));
	const clear = readWebp(encoded("webpAlpha"));
	expect(clear).toMatchObject({ width: 64, height: 64, transparent: true });
	expect(readWebp(clear.bytes)).toEqual(clear);
});
