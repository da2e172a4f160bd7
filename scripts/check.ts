import { spawnSync } from "node:child_process";
import { ROOT } from "#scripts/lib/wrangler";

/** `npm run check`: format, lint, types, the API document's rules, dead code, and generated files that are as their sources say. */

const node = process.execPath;
const bin = `${ROOT}node_modules/`;
const STEPS: readonly (readonly [string, string, readonly string[]])[] = [
	["format and lint", node, [`${bin}@biomejs/biome/bin/biome`, "check", "--error-on-warnings", "."]],
	["types", node, [`${bin}@typescript/native/bin/tsc`, "--noEmit"]],
	["types of scripts", node, [`${bin}@typescript/native/bin/tsc`, "--noEmit", "-p", "tsconfig.scripts.json"]],
	["API document", node, [`${bin}@redocly/cli/bin/cli.js`, "lint", `${ROOT}public/openapi.json`]],
	["dead code", node, [`${bin}knip/bin/knip.js`]],
	["generated files", node, [`${ROOT}scripts/generate.ts`, "--check"]],
];

let failed = 0;
for (const [name, command, args] of STEPS) {
	const result = spawnSync(command, args, { cwd: ROOT, encoding: "utf8" });
	const ok = result.status === 0;
	if (!ok) failed++;
	console.log(`${ok ? "ok    " : "FAILED"} ${name}`);
	if (!ok) console.log(`${result.stdout}${result.stderr}`);
}
console.log(`\n${STEPS.length - failed} checks passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
