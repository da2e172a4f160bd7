import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { ROOT } from "#scripts/lib/wrangler";

/** Width and height that a PNG says of itself. */
function sideOf(png: Buffer): [number, number] {
	expect(png.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
	return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

it("has every icon that heads and the manifest name, of the size they say", async () => {
	const sides = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };
	for (const [name, side] of Object.entries(sides)) {
		const png = await readFile(`${ROOT}public/${name}`);
		expect(sideOf(png), name).toEqual([side, side]);
		expect(png.length, name).toBeLessThan(16_000);
	}
});

it("has a favicon.ico whose pictures are where its directory says", async () => {
	const ico = await readFile(`${ROOT}public/favicon.ico`);
	expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
	const sides = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
		const entry = 6 + 16 * index;
		const offset = ico.readUInt32LE(entry + 12);
		const [width] = sideOf(ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)));
		expect(width).toBe(ico.readUInt8(entry));
		return width;
	});
	expect(sides).toEqual([16, 32, 48]);
});
