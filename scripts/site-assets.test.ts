import { readdir, readFile, stat } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { ASSETS_DIR, hashedName, isFont, siteAssets } from "#scripts/lib/site-assets";

const KIB = 1024;
const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

it("serves exactly the files that follow from the sources, each named by its content", async () => {
	const wanted = Object.entries(await siteAssets()).filter(([path]) => path.startsWith("public/assets/"));
	const served = (await readdir(ASSETS_DIR)).filter((name) => !isFont(name));
	expect(served.sort()).toEqual(wanted.map(([path]) => path.slice("public/assets/".length)).sort());
	for (const name of await readdir(ASSETS_DIR)) {
		if (name.endsWith(".txt")) continue;
		const plain = name.replace(/\.[0-9a-f]{10}(?=\.)/, "");
		expect(hashedName(plain, await readFile(ASSETS_DIR + name))).toBe(name);
	}
});

it("stays light: style sheet 17 KiB and all scripts 12 KiB gzip, the base faces 60 KB", async () => {
	const assets = Object.entries(await siteAssets());
	const [style] = assets.filter(([path]) => path.endsWith(".css")).map(([, text]) => text);
	expect(gzipped(style ?? "")).toBeLessThan(17 * KIB);
	// Those of the team, of drafts and of the API's playground among them: what a public page loads, the browser run weighs.
	const scripts = assets.filter(([path]) => path.endsWith(".js")).map(([, text]) => gzipped(text));
	expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThan(12 * KIB);
	const base = (await readdir(ASSETS_DIR)).filter((name) => name.endsWith(".woff2") && !name.includes("-ext."));
	const sizes = await Promise.all(base.map(async (name) => (await stat(ASSETS_DIR + name)).size));
	expect(sizes.length).toBe(2);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});

/** Relative luminance. Source: WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5]
		.map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
		.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

it("has words and edges that can be seen in both themes", async () => {
	const css = await readFile(`${ASSETS_DIR}../../workers/site/assets/styles/10-tokens.css`, "utf8");
	const tokens = [...css.matchAll(/--([a-z0-9-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g)];
	const words = ["ink", "ink-2", "ink-3", "accent"].flatMap((on) =>
		["paper", "sheet", "shade"].map((under) => [on, under]),
	);
	const pairs = [
		...[...words, ["ink", "hl-soft"], ["hl-ink", "hl"], ["accent", "accent-soft"], ["accent", "hl-soft"]],
		...[
			["on-accent", "accent"],
			["on-accent", "accent-hi"],
			["ok", "ok-soft"],
			["paid", "paid-soft"],
			["err", "err-soft"],
		],
	].map((pair) => [...pair, 4.5] as const);
	const graphics = [["rule-2", "paper", 3] as const, ["rule-2", "sheet", 3] as const, ["hl-edge", "paper", 3] as const];
	for (const theme of [2, 3]) {
		const colours = new Map(tokens.map((match) => [match[1], match[theme] ?? match[2] ?? ""]));
		for (const [on, under, least] of [...pairs, ...graphics]) {
			const found = contrast(colours.get(on as string) ?? "", colours.get(under as string) ?? "");
			expect(found, `${on} on ${under}`).toBeGreaterThanOrEqual(least as number);
		}
	}
});
