import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { localFindings } from "#scripts/lib/local-variables";

let dir: string;
beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), "launchweek-variables-"));
	await writeFile(join(dir, "wrangler.toml"), 'name = "x"\n[vars]\nENVIRONMENT = "local"\n');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const found = async (lines: string) => {
	await writeFile(join(dir, ".dev.vars"), lines);
	return Object.fromEntries((await localFindings(dir)).map(({ what, fix }) => [what, fix]));
};

it("names what of .dev.vars the Worker refuses, and what nothing reads", async () => {
	const named = await found("STRIPE_SECRET_KEY=sk_test_1\nEDGE_CACHE_SECONDS=900\nSTRIPE_KEY=x\nSITE_NAME=Mine\n");
	expect(Object.keys(named).toSorted()).toEqual([
		"EDGE_CACHE_SECONDS",
		"SITE_NAME",
		"STRIPE_KEY",
		"STRIPE_WEBHOOK_SECRET",
	]);
	expect(named.EDGE_CACHE_SECONDS).toContain("0 to 60");
	expect(named.STRIPE_WEBHOOK_SECRET).toMatch(/^set STRIPE_WEBHOOK_SECRET in \.dev\.vars /);
	expect(named.STRIPE_KEY).toMatch(/^nothing reads it/);
});

it("finds nothing wrong where all of it is sound, and passes over what .env has for other programs", async () => {
	expect(await found("EDGE_CACHE_SECONDS=9\n")).toEqual({});
	await rm(join(dir, ".dev.vars"));
	await writeFile(join(dir, ".env"), "EDITOR_OF_MINE=vi\n");
	expect(await localFindings(dir)).toEqual([]);
});
