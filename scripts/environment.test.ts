import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { sourceFiles } from "#scripts/lib/source-files";
import { ROOT } from "#scripts/lib/wrangler";
import { VARIABLE_NAMES } from "#workers/settings/problems";

/** The environment is read in one place, and what can be set is written down: for whoever deploys, and for the compiler. */

/** What every part of the Worker may use; none of these is chosen by settings. */
const UNCHOSEN = ["#adapters/log", "#adapters/clock", "#adapters/ids"];
const READS = [
	/(?<!\[)\benv\??\.\w+/,
	/\benv\[/,
	/\{[^{}]*\}\s*(?::\s*\w+\s*)?=\s*(?:\w+\.)?env\b/,
	/\.\.\.(?:\w+\.)?env\b/,
	/\(\{[^{}()]*\}: Env\b/,
];

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

async function workerFiles(): Promise<{ file: string; code: string }[]> {
	const files = await sourceFiles("workers");
	expect(files).toEqual(expect.arrayContaining(["workers/compose.ts", "workers/site/pages/consent.tsx"]));
	return Promise.all(files.map(async (file) => ({ file, code: withoutComments(await readFile(ROOT + file, "utf8")) })));
}

it("is read in one place", async () => {
	const readers = (await workerFiles()).filter(({ code }) => READS.some((pattern) => pattern.test(code)));
	expect(
		readers.map(({ file }) => file),
		"take it from services.settings: CONTRIBUTING.md#add-a-setting",
	).toEqual(["workers/settings/environment.ts"]);
	for (const read of [
		"c.env.DB",
		"this.env.KV",
		"env[name]",
		"const { KV: kv } = env",
		"const { KV }: Env = c.env",
		"({ ...env })",
		"function f({ KV }: Env)",
	])
		expect(
			READS.some((pattern) => pattern.test(read)),
			read,
		).toBe(true);
});

it("has its adapters chosen in one place", async () => {
	const choosers = (await workerFiles()).filter(({ code }) =>
		[...code.matchAll(/import (?!type )[^;]*? from "(#adapters\/[^"]+)"/g)].some(
			([, specifier = ""]) => !UNCHOSEN.includes(specifier),
		),
	);
	expect(
		choosers.map(({ file }) => file),
		"choose it in workers/adapters.ts and take it from the ports",
	).toEqual(["workers/adapters.ts"]);
});

it("documents every variable, and no other", async () => {
	const page = await readFile(`${ROOT}docs/operations.md`, "utf8");
	const settings = page.split("\n## ").find((section) => section.startsWith("Settings\n")) ?? "";
	const rows = settings.split("\n").filter((line) => line.startsWith("| `"));
	const documented = rows.flatMap((row) =>
		[...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
	);
	expect(
		documented.toSorted(),
		"the table of docs/operations.md has a row for each variable of workers/settings/variables.ts",
	).toEqual(VARIABLE_NAMES.toSorted());
});

it("finds in wrangler.toml variables that there are, in both environments", () => {
	for (const env of [undefined, "production"]) {
		const config = unstable_readConfig({ config: `${ROOT}wrangler.toml`, ...(env && { env }) }, { hideWarnings: true });
		const names = Object.keys(config.vars);
		expect(names).toContain("ENVIRONMENT");
		expect(names.filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([]);
	}
});

it("says what every command reads of the environment", async () => {
	/** Of the machine, or handed on by one command to another. */
	const OTHERS = /^(?:TMPDIR|TZ|NODE_ENV|BUILT_TO_DEPLOY|TEST_(?:FAULTS|YEAR|EXACT_\w+))$/;
	const page = await readFile(`${ROOT}CONTRIBUTING.md`, "utf8");
	const table = page.split("\n### ").find((section) => section.startsWith("What they read of the environment")) ?? "";
	const said = [...table.matchAll(/^\| (`.*?`) \|/gm)]
		.flatMap(([, names = ""]) => [...names.matchAll(/[A-Z_]+/g)])
		.flat();
	const files = [...(await sourceFiles("scripts")), ...(await sourceFiles("bench")), "vitest.config.ts"];
	const read = new Set<string>();
	for (const file of files) {
		const code = await readFile(ROOT + file, "utf8");
		for (const [, name = ""] of code.matchAll(/process\.env\.([A-Z_]+)/g)) read.add(name);
		for (const [, names = ""] of code.matchAll(/\{([^{}]*)\} = process\.env/g))
			for (const [name] of names.matchAll(/[A-Z_]{2,}/g)) read.add(name);
		// By a list of names.
		if (code.includes("process.env["))
			for (const [, name = ""] of code.matchAll(/"([A-Z]+(?:_[A-Z]+)+)"/g)) read.add(name);
	}
	expect(
		[...read].filter((name) => !OTHERS.test(name)).toSorted(),
		"CONTRIBUTING.md has a row for each variable, and no other",
	).toEqual(said.toSorted());
});
