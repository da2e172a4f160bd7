import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ROOT } from "#scripts/lib/wrangler";
import { superlinearOn } from "./growth.ts";
import { probe } from "./watched.ts";

/** What strangers' pages may cost at most, each. */
const PAGE_CPU_MAX_MS = 2000;
const IS_FULL = process.env.TEST_DEPTH === "full";
/** Every page takes half a minute, every expression a dozen seconds: by default, one in so many. */
const EVERY = IS_FULL ? { page: 1, expression: 1 } : { page: 24, expression: 24 };
/** What a hand-written escape puts in the place of each character: wrong for hyphens under the flag u. */
const OWN_ESCAPE = ["\\\\$", "&"].join("");
const MINUTES = 60_000;

it("matches every regular expression in time that grows with the text", { timeout: 5 * MINUTES }, async () => {
	const { found, done } = await probe(["expressions", String(EVERY.expression)]);
	expect(found).toEqual([]);
	expect(done).toBeGreaterThan(1200 / EVERY.expression);
});

it("finds an expression that is not linear, by itself and behind what must come first", () => {
	for (const source of [
		"\\s+$",
		"[.;]+$",
		"(?:a|b)\\s*=?\\s*;",
		"<!--[\\s\\S]*?-->",
		"\\p{Lu}\\p{L}*\\p{Ll}\\p{L}* x",
	]) {
		expect(superlinearOn({ place: "here", source, flags: "gu" }), source).toMatchObject({ place: "here" });
	}
	expect(superlinearOn({ place: "here", source: "(?<!\\s)\\s+$", flags: "gu" })).toBeNull();
});

it("ends an expression that would never end, and names it", async () => {
	await expect(probe(["expression", "(\\d+)*x"], 1000)).rejects.toThrow("did not end within 1 s: (\\d+)*x");
});

it("reads and drafts every hostile page in bounded time", { timeout: 10 * MINUTES }, async () => {
	const { found, done } = await probe<{ name: string; cpuMs: number }>(["pages", String(EVERY.page)]);
	expect(found.filter(({ cpuMs }) => cpuMs > PAGE_CPU_MAX_MS)).toEqual([]);
	expect(done).toBe(found.length);
	expect(done).toBeGreaterThanOrEqual(IS_FULL ? 60 : 4);
});

it("leaves the escaping of what a pattern is built of to RegExp.escape", () => {
	const files = ["packages", "workers", "scripts"].flatMap((folder) =>
		readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: "utf8" })
			.filter((name) => /\.tsx?$/.test(name))
			.map((name) => `${folder}/${name}`),
	);
	const escaping = files.filter((file) => {
		const source = readFileSync(`${ROOT}${file}`, "utf8");
		return source.includes("new RegExp(") && source.includes(OWN_ESCAPE);
	});
	expect(escaping).toEqual([]);
});
