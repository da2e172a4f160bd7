import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type TextFile, textsApart } from "#scripts/lib/texts-apart";
import { wordsByArea } from "#scripts/lib/words-by-area";
import { ROOT } from "#scripts/lib/wrangler";

const LONG = "a text that is longer than twenty letters";

let root: string;
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), "launchweek-texts-"));
	await write(
		"workers/texts-apart.ts",
		"export const textsOf = (path) => told(path); export const withTexts = (paths, load) => load(paths);",
	);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
	await mkdir(dirname(join(root, path)), { recursive: true });
	await writeFile(join(root, path), text);
}

const options = () =>
	({
		absWorkingDir: root,
		entryPoints: ["workers/index.ts"],
		outdir: "out",
		write: false,
		bundle: true,
		splitting: true,
		format: "esm",
	}) satisfies BuildOptions;

const metafileOf = async () => (await build({ ...options(), metafile: true })).metafile;

it("puts texts into a file, which whoever imports their module waits for", async () => {
	await write("workers/index.ts", 'export const draft = async () => (await import("../packages/b")).words;');
	await write("packages/b.ts", 'export { words } from "./drafting/words";');
	await write("packages/drafting/words.ts", `export const words = ["${LONG}", "short", "${LONG}"];`);
	const { plugin, files } = await textsApart(root, await metafileOf(), "workers/index.ts");
	const [file] = files.filter(({ contents }) => contents !== "[]");
	expect(file?.name).toMatch(/^drafting\.[0-9a-f]{10}\.json$/);
	expect(JSON.parse(file?.contents ?? "")).toEqual([LONG]);
	const { outputFiles } = await build({ ...options(), plugins: [plugin] });
	const text = outputFiles.map((one) => one.text).join("");
	expect(text).not.toContain(LONG);
	expect(text).toContain(`textsOf("/texts/${file?.name}")`);
	expect(text).toMatch(/\[texts\[0\], "short", texts\[0\]\]/);
	expect(text).toContain(`withTexts(["/texts/${file?.name}"], () => import(`);
});

it("takes what only some doors load into a file of theirs, and leaves what another loads as well", async () => {
	const doors = ["admin", "account", "home"].map((name) => `import("./site/sections/${name}.ts")`);
	await write("workers/index.ts", `export const doors = () => [${doors.map((door) => `() => ${door}`)}];`);
	await write("packages/a.ts", `export const all = "${LONG} for all";`);
	await write("packages/b.ts", `export const ours = "${LONG} for accounts";`);
	await write("packages/c.ts", `export const theirs = "${LONG} for the team";`);
	const loads = { admin: ["a", "b", "c"], account: ["a", "b"], home: ["a"] };
	for (const [section, names] of Object.entries(loads))
		await write(
			`workers/site/sections/${section}.ts`,
			names.map((name) => `export * from "../../../packages/${name}";`).join(""),
		);
	const { plugin, files } = await textsApart(root, await metafileOf(), "workers/index.ts");
	const textsOf = (group: string) => JSON.parse(files.find(({ name }) => name.startsWith(group))?.contents ?? "");
	expect([textsOf("team"), textsOf("account")]).toEqual([[`${LONG} for the team`], [`${LONG} for accounts`]]);
	const { outputFiles } = await build({ ...options(), plugins: [plugin] });
	const waits = outputFiles.map((one) => one.text).join("");
	expect(waits).toContain(`${LONG} for all`);
	expect(waits).toMatch(
		/withTexts\(\["\/texts\/team\.\w+\.json", ?"\/texts\/account\.\w+\.json"\], \(\) => import\("\.\/admin/,
	);
	expect(waits).toMatch(/withTexts\(\["\/texts\/account\.\w+\.json"\], \(\) => import\("\.\/account/);
	expect(waits).toMatch(/\[\s*.*\n?.*\(\) => import\("\.\/home/);
});

it("takes a page's texts together with the areas of words that it names", async () => {
	await write("workers/index.ts", 'export const admin = () => import("./site/sections/admin.ts");');
	await write("workers/site/sections/admin.ts", 'export { page } from "../pages/admin.ts";');
	await write(
		"workers/site/pages/admin.ts",
		`import { words } from "../words/words.ts";\nexport const page = [words.team, "${LONG} of a page"];`,
	);
	await write("workers/site/words/words.ts", 'import { en } from "./en/en.ts";\nexport const words = en;');
	await write(
		"workers/site/words/en/en.ts",
		'import { home } from "./home.tsx";\nimport { team } from "./team.tsx";\nexport const en = { home, team };',
	);
	await write("workers/site/words/en/home.tsx", `export const home = "${LONG} of another page";`);
	await write("workers/site/words/en/team.tsx", `export const team = "${LONG} of its area";`);
	const { metafile } = await build({ ...options(), plugins: [wordsByArea], metafile: true });
	const { plugin, files } = await textsApart(root, metafile, "workers/index.ts");
	const texts = files.flatMap(({ contents }) => JSON.parse(contents));
	expect(texts.sort()).toEqual([`${LONG} of a page`, `${LONG} of its area`]);
	const { outputFiles } = await build({ ...options(), plugins: [plugin, wordsByArea] });
	expect(outputFiles.map((one) => one.text).join("")).not.toContain(LONG);
});

it("refuses what would need texts before anything is asked", async () => {
	await write("workers/index.ts", 'export { words } from "../packages/drafting/words";');
	await write("packages/drafting/words.ts", `export const words = "${LONG}";`);
	await expect(textsApart(root, await metafileOf(), "workers/index.ts")).rejects.toThrow(
		"needs texts before anything is asked",
	);
});

it("refuses an import whose waiting it cannot write", async () => {
	await write("workers/index.ts", "export const draft = () => import(`../packages/drafting/words`);");
	await write("packages/drafting/words.ts", `export const words = "${LONG}";`);
	await expect(textsApart(root, await metafileOf(), "workers/index.ts")).rejects.toThrow(
		"in a way that the build does not know",
	);
});

/** Says what the drafter makes of invented websites; in its own folder, with `#` names of this checkout. */
const DRAFTS = `
import { env } from "cloudflare:workers";
export async function drafts(ASSETS) {
	env.ASSETS = ASSETS;
	const { draftExtractively } = await import("#drafting/drafter");
	const { INVENTED_SITES } = await import("#drafting/fixtures/invented-sites");
	const { readPages } = await import("#testing/pages");
	const made = INVENTED_SITES.map(async ({ url, pages }) => {
		const read = await readPages(pages, url.replace(/\\/$/, ""));
		return draftExtractively({ url, pages: read, categories: [] });
	});
	return Promise.all(made);
}`;

it("has the drafter say the same", async () => {
	const kept = join(ROOT, "node_modules/.cache/launchweek");
	await mkdir(kept, { recursive: true });
	const dir = await mkdtemp(join(kept, "texts-"));
	try {
		await writeFile(join(dir, "drafts.ts"), DRAFTS);
		await writeFile(join(dir, "environment.mjs"), "export const env = {};");
		const entry = relative(ROOT, join(dir, "drafts.ts"));
		const made = {
			absWorkingDir: ROOT,
			entryPoints: [entry],
			outdir: join(dir, "out"),
			outExtension: { ".js": ".mjs" },
			bundle: true,
			splitting: true,
			format: "esm",
			platform: "node",
			alias: { "cloudflare:workers": join(dir, "environment.mjs") },
		} satisfies BuildOptions;
		const asked: string[] = [];
		const draftsOf = async (options: BuildOptions, files: readonly TextFile[]) => {
			const { metafile } = await build({ ...made, ...options, metafile: true });
			const { drafts } = await import(`${join(dir, "out/drafts.mjs")}?${files.length}`);
			const fetch = async (address: string) => {
				asked.push(address);
				return new Response(files.find(({ name }) => address.endsWith(`/${name}`))?.contents);
			};
			return { said: JSON.stringify(await drafts({ fetch })), metafile };
		};
		const { said: whole, metafile } = await draftsOf({}, []);
		const { plugin, files } = await textsApart(ROOT, metafile, entry);
		const { said: apart } = await draftsOf({ plugins: [plugin] }, files);
		expect(whole.length).toBeGreaterThan(10_000);
		expect(apart).toBe(whole);
		expect(asked).toContainEqual(expect.stringMatching(/^https:\/\/assets\/texts\/drafting\.[0-9a-f]{10}\.json$/));
	} finally {
		await rm(dir, { recursive: true, force: true });
	}
});
