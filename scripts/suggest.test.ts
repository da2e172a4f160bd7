import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { ROOT } from "#scripts/lib/wrangler";

/** Of `suggest.js`: it asks this long after the last letter. */
const WAIT_MS = 150;

let script: string;
beforeAll(async () => {
	script = await readFile(`${ROOT}workers/site/assets/suggest.js`, "utf8");
});

/** Runs the script on a page with one search field, has events happen there, and waits. @returns what it asked for. */
async function askedAfter(
	value: string,
	events: readonly { type: string; isComposing?: boolean }[],
): Promise<string[]> {
	const field = { value, dataset: { suggest: "Suggestions" }, setAttribute() {}, removeAttribute() {} };
	const heard: Record<string, (event: object) => void> = {};
	const page = { addEventListener: (type: string, listener: (event: object) => void) => (heard[type] = listener) };
	const asked: string[] = [];
	const answer = async (address: string) => {
		asked.push(address);
		return { ok: false };
	};
	new Function("document", "addEventListener", "fetch", script)(page, () => {}, answer);
	for (const { type, ...event } of events) heard[type]?.({ target: field, ...event });
	await new Promise((resolve) => setTimeout(resolve, 2 * WAIT_MS));
	return asked;
}

it("asks for what was typed, once for letters that follow quickly, and not before the second", async () => {
	const input = { type: "input", isComposing: false };
	expect(await askedAfter("inv", [input, input, input])).toEqual(["/suggest?q=inv"]);
	expect(await askedAfter("i", [input])).toEqual([]);
});

it("asks when letters stand that several keys made, and not while they are made", async () => {
	const making = { type: "input", isComposing: true };
	expect(await askedAfter("請求", [making, making])).toEqual([]);
	// As Chromium tells it: no input follows.
	expect(await askedAfter("請求", [making, making, { type: "compositionend" }])).toEqual([
		`/suggest?${new URLSearchParams({ q: "請求" })}`,
	]);
});
