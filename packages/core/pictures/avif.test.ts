import { expect, it } from "vitest";
import { readAvif } from "#core/pictures/avif";
import { encoded } from "#testing/picture-files";

it("blanks notes where they stand, so that everything else is still found", () => {
	const file = encoded("avifExif");
	const read = readAvif(file);
	expect(read).toMatchObject({ width: 64, height: 64, transparent: false });
	expect(read.bytes.length).toBe(file.length);
	const changed = [...file].filter((byte, index) => byte !== read.bytes[index]).length;
	expect(changed).toBeGreaterThan(10);
	expect(changed).toBeLessThan(300);
	// The file that was handed in is not touched.
	expect(file).toEqual(encoded("avifExif"));
});
