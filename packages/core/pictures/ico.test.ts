import { expect, it } from "vitest";
import { readIco } from "#core/pictures/ico";
import { bitmap, icon, png } from "#testing/picture-files";

it("gives a PNG as it is, and a bitmap as an icon of one", async () => {
	const inner = png({ width: 80, height: 80 });
	expect(await readIco(icon(inner, 80, 80))).toMatchObject({ type: "image/png", width: 80, bytes: inner });
	const kept = await readIco(icon(bitmap(48, 48), 48, 48));
	expect(kept).toMatchObject({ type: "image/x-icon", width: 48, height: 48, transparent: true });
	expect(await readIco(kept.bytes)).toEqual(kept);
});

it("sees a bitmap of one colour", async () => {
	const grey = bitmap(48, 48);
	grey.fill(200, 40, 40 + 48 * 48 * 4);
	await expect(readIco(icon(grey, 48, 48))).rejects.toThrow("all of one colour");
});
