import { execFile } from "node:child_process";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { runCommand } from "#scripts/lib/command";
import {
	missingNames,
	PACKAGES,
	PROGRAMS,
	type Program,
	READS_EXAMPLES,
	schemasAlone,
} from "#scripts/lib/document-programs";
import { ROOT } from "#scripts/lib/wrangler";

/**
 * `npm run document-check`: the API document before programs of others: linters, validators and generators, what those write
 * compiled, and its types held against the names of the document. They are no dependencies: npm installs them into a folder of
 * their own, from its cache once they are there.
 */

const FOLDER = `${ROOT}node_modules/.cache/launchweek/document-check`;
const STRICT = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "--module", "esnext"];
const WHERE = ["--moduleResolution", "bundler", "--lib", "es2022,dom,dom.iterable"];

const execute = promisify(execFile);
/** Runs in the folder. @throws with what the program said. */
async function run(command: string, args: readonly string[]): Promise<string> {
	const { stdout } = await execute(command, [...args], { cwd: FOLDER, maxBuffer: 64 * 1024 * 1024 });
	return stdout;
}
const bin = (command: string) => join(FOLDER, "node_modules/.bin", command);

interface Row {
	program: string;
	kind: Program["kind"];
	ok: boolean;
	result: string;
}

async function prepare(): Promise<string[]> {
	await mkdir(FOLDER, { recursive: true });
	await rm(join(FOLDER, "out"), { recursive: true, force: true });
	await mkdir(join(FOLDER, "out"));
	const description = { private: true, type: "module", dependencies: PACKAGES };
	await writeFile(join(FOLDER, "package.json"), JSON.stringify(description));
	await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"]);
	await copyFile(`${ROOT}public/openapi.json`, join(FOLDER, "openapi.json"));
	const { names, schema } = schemasAlone(JSON.parse(await readFile(`${ROOT}public/openapi.json`, "utf8")));
	await writeFile(join(FOLDER, "schemas.json"), JSON.stringify(schema));
	await writeFile(join(FOLDER, ".spectral.yaml"), 'extends: ["spectral:oas"]\n');
	await writeFile(join(FOLDER, "examples.py"), READS_EXAMPLES);
	return names;
}

async function look(program: Program, names: readonly string[]): Promise<Row> {
	const { name, kind, does, writes } = program;
	const row = (ok: boolean, result: string): Row => ({ program: `${name} ${PACKAGES[name]}`, kind, ok, result });
	try {
		if ("module" in does) await run(process.execPath, ["--input-type=module", "--eval", does.module]);
		else await run(bin(does[0]), does.slice(1));
		if (writes === undefined) return row(true, "no error");
		const missing = missingNames(names, await readFile(join(FOLDER, writes), "utf8"));
		if (missing.length > 0) return row(false, `no type of the name ${missing.join(", ")}`);
		return row(true, `${await compile(writes)}, all ${names.length} names`);
	} catch (error) {
		const { stdout = "", stderr = "", message } = error as { stdout?: string; stderr?: string; message: string };
		return row(false, `${stdout}${stderr}`.trim() || message);
	}
}

/** @returns what was done with it. */
async function compile(file: string): Promise<string> {
	if (!file.endsWith(".py")) {
		await run(bin("tsc"), [...STRICT, ...WHERE, file]);
		return "compiles with strict";
	}
	await run("python3", ["-m", "py_compile", file]);
	return `compiles, reads ${(await run("python3", ["examples.py"])).trim()} example answers`;
}

await runCommand({
	name: "document-check",
	summary: "Holds the API document before linters, validators and generators of others, which npm installs apart.",
	async run({ say }) {
		const names = await prepare();
		const rows: Row[] = [];
		for (const program of PROGRAMS) {
			const row = await look(program, names);
			rows.push(row);
			say(`${row.ok ? "ok    " : "FAILED"} ${row.kind.padEnd(9)} ${row.program.padEnd(34)} ${row.result}`);
		}
		const failed = rows.filter(({ ok }) => !ok).length;
		say(`\n${rows.length - failed} programs take the document, ${failed} do not`);
		if (failed > 0) process.exitCode = 1;
		return rows;
	},
});
