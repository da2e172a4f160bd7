import { expect, it } from "vitest";
import { textsOf, withTexts } from "#workers/texts-apart";

/** A file that is always served; what is in it does not matter here. */
const THERE = "/openapi.json";

it("loads a module when its files are there, and not before", async () => {
	expect(() => textsOf(THERE)).toThrow(`${THERE} has not been loaded`);
	const loaded = await withTexts([THERE], async () => textsOf(THERE));
	expect(loaded).toMatchObject({ openapi: expect.any(String) });
	expect(await withTexts([THERE], async () => textsOf(THERE))).toBe(loaded);
});

it("says which file is not there, and loads nothing", async () => {
	let isLoaded = false;
	const load = async () => {
		isLoaded = true;
	};
	await expect(withTexts([THERE, "/texts/none.json"], load)).rejects.toThrow("/texts/none.json was answered with 404");
	expect(isLoaded).toBe(false);
});
