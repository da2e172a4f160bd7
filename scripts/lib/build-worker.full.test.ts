import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { buildInto } from "#scripts/lib/build-worker";
import { productionBundle, workerBundle } from "#scripts/lib/worker-bundle";
import { ROOT } from "#scripts/lib/wrangler";

/** Two builds take 10 s of the processor, so `npm test` looks at one alone, which all tests share (build-worker.test.ts). */

it("builds the same Worker twice, byte for byte", async () => {
	const parent = await mkdtemp(join(tmpdir(), "launchweek-build-"));
	onTestFinished(() => rm(parent, { recursive: true }));
	const build = async (name: string) => {
		const dir = join(parent, name);
		await buildInto(ROOT, dir);
		const files = (await readdir(dir)).toSorted();
		return new Map(
			await Promise.all(files.map(async (file) => [file, await readFile(join(dir, file), "latin1")] as const)),
		);
	};
	const [first, second] = [await build("first"), await build("second")];
	expect([...first.keys()]).toContain("index.js");
	expect([...second.keys()]).toEqual([...first.keys()]);
	expect([...first].filter(([file, text]) => second.get(file) !== text).map(([file]) => file)).toEqual([]);
});

it("leaves the pages of the local environment out for production, with what they alone show, and nothing else", async () => {
	const sourcesIn = async (dir: string) => {
		const maps = (await readdir(dir)).filter((name) => name.endsWith(".js.map"));
		const read = maps.map(async (name) => JSON.parse(await readFile(join(dir, name), "utf8")) as { sources: string[] });
		return (await Promise.all(read)).flatMap(({ sources }) =>
			// What the build itself has made is named by the folder that it was built into.
			sources.map((source) => relative(source.includes("/") ? ROOT : dir, resolve(dir, source))),
		);
	};
	const production = await productionBundle(ROOT);
	const left = new Set(await sourcesIn(production));
	const missing = (await sourcesIn(await workerBundle(ROOT))).filter((source) => !left.has(source));
	const site = (names: string[]) => names.map((name) => `workers/site/${name}`);
	expect([...new Set(missing)].toSorted()).toEqual([
		// With the examples of operations, which nothing else shows.
		"packages/operations/orders/order-example.ts",
		...site([
			...["admin", "components", "draft-rows", "mail"].map((name) => `pages/dev-${name}.tsx`),
			...["pages/dev-work.ts", "parts/specimen-rows.ts", "sections/dev.ts"],
		]),
	]);
	for (const name of (await readdir(production)).filter((file) => file.endsWith(".js")))
		expect(await readFile(join(production, name), "utf8"), name).not.toMatch(/\.example\.(?:input|output)\b/);
});
