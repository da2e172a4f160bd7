import { expect, it } from "vitest";
import { readJpeg } from "#core/pictures/jpeg";
import { bytesOf, encoded, inserted, segment } from "#testing/picture-files";

const file = encoded("jpeg");
const turned = (orientation: number) =>
	segment(
		0xe1,
		bytesOf("Exif\0\0II*\0", [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]),
	);

it("keeps how a photo is to be turned, and none of the camera's notes", () => {
	const plain = readJpeg(file);
	const noted = readJpeg(inserted(file, 2, segment(0xe1, "Exif\0\0 N 50.85"), segment(0xfe, "a comment")));
	expect(noted.bytes).toEqual(plain.bytes);
	const aside = readJpeg(inserted(file, 2, turned(6)));
	expect(aside.bytes.length).toBe(plain.bytes.length + 36);
	expect(readJpeg(aside.bytes)).toEqual(aside);
	expect(readJpeg(inserted(file, 2, turned(1))).bytes).toEqual(plain.bytes);
});

it("leaves out a second picture behind the first", () => {
	expect(readJpeg(bytesOf(file, file)).bytes).toEqual(readJpeg(file).bytes);
});
