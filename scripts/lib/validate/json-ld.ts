import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Check } from "#scripts/lib/validate/page";
import { ROOT } from "#scripts/lib/wrangler";

const DOCUMENT = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/**
 * The structured data of all pages, held against schema.org's vocabulary: its types (`schema-dts`) refuse what a type does
 * not have. Every document is a line of a program that the compiler reads.
 */
export const jsonLdProblems: Check = async (pages) => {
	const documents = new Map<string, string>();
	const problems: string[] = [];
	for (const { path, html } of pages) {
		for (const [, text = ""] of html.matchAll(DOCUMENT)) {
			try {
				documents.set(JSON.stringify(JSON.parse(text), withoutConstraints), path);
			} catch {
				problems.push(`${path}: its structured data are no JSON`);
			}
		}
	}
	const lines = [...documents];
	const program = ['import type { Thing, WithContext } from "schema-dts";'].concat(
		lines.map(([document], index) => `export const d${index}: WithContext<Thing> = ${document};`),
	);
	const errors = await compile(program.join("\n"));
	return problems.concat(errors.map(({ line, message }) => `${lines[line - 2]?.[1] ?? "?"}: JSON-LD: ${message}`));
};

/** `query-input` and the like say how an action's property is filled in; the types know them at no place. */
const withoutConstraints = (key: string, value: unknown) => (/-(?:input|output)$/.test(key) ? undefined : value);

/** In this project's folder: the compiler looks for the types from where the program stands. */
async function compile(program: string): Promise<{ line: number; message: string }[]> {
	const dir = await mkdtemp(join(ROOT, "node_modules/.cache/json-ld-"));
	try {
		const file = join(dir, "documents.ts");
		await writeFile(file, program);
		const tsc = join(ROOT, "node_modules/@typescript/native/bin/tsc");
		const options = "--ignoreConfig --noEmit --strict --skipLibCheck --pretty false --module nodenext".split(" ");
		const out = await new Promise<string>((resolve) =>
			execFile(process.execPath, [tsc, ...options, file], { maxBuffer: 1 << 24 }, (_error, stdout, stderr) =>
				resolve(stdout + stderr),
			),
		);
		const found = [...out.matchAll(/\((\d+),\d+\): error \w+: (.*)/g)];
		if (out.trim() !== "" && found.length === 0)
			throw new Error(`The compiler did not read the documents: ${out.slice(0, 300)}`);
		return found.map(([, line, message = ""]) => ({ line: Number(line), message }));
	} finally {
		await rm(dir, { recursive: true, force: true });
	}
}
