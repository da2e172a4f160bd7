import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { publishTexts, putInto } from "#scripts/lib/build-worker";
import { workerBundle } from "#scripts/lib/worker-bundle";
import { ROOT } from "#scripts/lib/wrangler";

/** What is built of this checkout: once, also for the tests that serve it. */

let dir: string;
let files: string[];
const texts = new Map<string, string>();

beforeAll(async () => {
	dir = await workerBundle(ROOT);
	files = await readdir(dir);
	for (const file of files.filter((name) => name.endsWith(".js")))
		texts.set(file, await readFile(join(dir, file), "utf8"));
});

/** Where a module takes texts, and where one is imported when it is needed, with what is waited for. */
const TAKEN = /\w\(`(\/texts\/[^`]+)`\)/g;
const IMPORTED = /(?:\(\[([^\]]*)\],\(\)=>)?import\(`\.\/([^`]+)`\)/g;

/** What a module imports before it runs. */
const staticImports = (text: string) =>
	[...text.matchAll(/(?:^|[;}])(?:import|export)\b[^"'();]*?(?:from)?"([^"]+)"/g)].flatMap(([, name]) => name ?? []);

function loadedWith(file: string, known = new Set<string>()): Set<string> {
	if (known.has(file)) return known;
	known.add(file);
	for (const name of staticImports(texts.get(file) ?? "")) if (name.startsWith("./")) loadedWith(name.slice(2), known);
	return known;
}

it("is whole: what modules import is there, or the runtime has it", () => {
	for (const [file, text] of texts) {
		for (const name of [
			...staticImports(text),
			...[...text.matchAll(/\bimport\(["`]([^"`]+)["`]\)/g)].map(([, one]) => one),
		]) {
			if (name?.startsWith("./")) expect(files, file).toContain(name.slice(2));
			else expect(name, file).toMatch(/^(node|cloudflare):/);
		}
	}
});

it("waits for the files of texts that a module needs before it imports it, and needs none at once", () => {
	const needs = (file: string) =>
		new Set(
			[...loadedWith(file)].flatMap((name) => [...(texts.get(name) ?? "").matchAll(TAKEN)].map(([, path]) => path)),
		);
	expect([...needs("index.js")]).toEqual([]);
	const waits = [...texts].flatMap(([file, text]) =>
		[...text.matchAll(IMPORTED)].map(([, waited = "", name = ""]) => ({ file, name, needed: needs(name), waited })),
	);
	for (const { file, name, needed, waited } of waits)
		expect([...waited.matchAll(/`([^`]+)`/g)].map(([, path]) => path).toSorted(), `${file} imports ${name}`).toEqual(
			[...needed].toSorted(),
		);
	expect(waits.filter(({ needed }) => needed.size > 0).length).toBeGreaterThan(10);
	const paths = new Set(waits.flatMap(({ needed }) => [...needed]));
	expect([...paths].map((path) => path?.slice("/texts/".length)).toSorted()).toEqual(
		files.filter((name) => name.endsWith(".json")).toSorted(),
	);
});

it("is small", () => {
	// 1,006 KiB when this was written, with what production is not uploaded; docs/start.md#the-upload says of what, and `GROUPS` what is taken out of it.
	expect(
		gzipSync(
			[...texts]
				.toSorted()
				.map(([, text]) => text)
				.join(""),
			{ level: 9 },
		).length,
	).toBeLessThan(1024 * 1024);
});

it("comes with a map for each module, without the sources themselves", async () => {
	for (const [file, text] of texts) {
		expect(text).toMatch(/(^|\n)\/\/# sourceMappingURL=\S+\.map\n$/);
		expect(JSON.parse(await readFile(join(dir, `${file}.map`), "utf8")).sourcesContent, file).toBeUndefined();
	}
});

it("loads little before it knows what is asked", () => {
	const loaded = loadedWith("index.js");
	const bytes = [...loaded].reduce((sum, file) => sum + (texts.get(file)?.length ?? 0), 0);
	// 387 kB when this was written. What makes it more belongs behind an `import()`.
	expect(bytes).toBeLessThan(420_000);
});

it("leaves what is there already as it is, and nothing of what was there before", async () => {
	const folder = await mkdtemp(join(tmpdir(), "launchweek-build-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const put = (files: Record<string, string>) =>
		putInto(
			folder,
			Object.entries(files).map(([name, text]) => ({ name, contents: Buffer.from(text) })),
		);
	const inodeOf = async (name: string) => (await stat(join(folder, name))).ino;
	await put({ "1.js": "export {};", "index.js": 'import "./1.js";' });
	const [chunk, index] = [await inodeOf("1.js"), await inodeOf("index.js")];
	await writeFile(join(folder, "2.js.1.part"), "of another process");
	await put({ "2.js": "export {};", "index.js": 'import "./2.js";', "1.js": "export {};" });
	expect([await inodeOf("1.js"), (await inodeOf("index.js")) !== index]).toEqual([chunk, true]);
	await put({ "2.js": "export {};", "index.js": 'import "./2.js";' });
	expect((await readdir(folder)).toSorted()).toEqual(["2.js", "2.js.1.part", "index.js"]);
	expect(await readFile(join(folder, "index.js"), "utf8")).toBe('import "./2.js";');
});

it("is put by several at once, in this process too", async () => {
	const folder = await mkdtemp(join(tmpdir(), "launchweek-build-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const built = [{ name: "index.js", contents: Buffer.from("export {};") }];
	await Promise.all(Array.from({ length: 8 }, () => putInto(folder, built)));
	expect(await readdir(folder)).toEqual(["index.js"]);
});

it("keeps files of texts of another build a day among what a checkout serves, and deploys none of them", async () => {
	const root = await mkdtemp(join(tmpdir(), "launchweek-texts-"));
	onTestFinished(() => rm(root, { recursive: true }));
	const served = join(root, "public", "texts");
	await mkdir(served, { recursive: true });
	await writeFile(join(served, "of-another-build.json"), "{}");
	await publishTexts(dir, root);
	const own = files.filter((name) => name.endsWith(".json"));
	expect((await readdir(served)).toSorted()).toEqual([...own, "of-another-build.json"].toSorted());
	await publishTexts(dir, root, 0);
	expect((await readdir(served)).toSorted()).toEqual(own.toSorted());
});
