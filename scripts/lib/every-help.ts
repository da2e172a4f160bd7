/**
 * Asks commands for their help one after the other: `node scripts/lib/every-help.ts scripts/tick.ts bench/rows.ts`.
 * Loaded in one process, they share what they import: a process for each takes ten times as long.
 * Prints a line of JSON for each: `{ file, code, out, err }`.
 */
import { pathToFileURL } from "node:url";

const [node = "", , ...files] = process.argv;
const { log } = console;

for (const file of files) {
	const out: unknown[] = [];
	const err: unknown[] = [];
	console.log = (line) => void out.push(line);
	for (const method of ["error", "warn", "info", "debug"] as const) console[method] = (line) => void err.push(line);
	process.argv = [node, file, "--help"];
	process.exitCode = 0;
	await import(pathToFileURL(file).href);
	log(JSON.stringify({ file, code: process.exitCode, out: out.join("\n"), err: err.join("\n") }));
}
