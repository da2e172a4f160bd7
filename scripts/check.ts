import { spawnSync } from "node:child_process";
import { runCommand } from "#scripts/lib/command";
import { ROOT } from "#scripts/lib/wrangler";

const node = process.execPath;
const bin = `${ROOT}node_modules/`;
const STEPS: readonly (readonly [string, string, readonly string[]])[] = [
	["format and lint", node, [`${bin}@biomejs/biome/bin/biome`, "check", "--error-on-warnings", "."]],
	["types", node, [`${bin}@typescript/native/bin/tsc`, "--noEmit"]],
	["types of scripts", node, [`${bin}@typescript/native/bin/tsc`, "--noEmit", "-p", "tsconfig.scripts.json"]],
	["API document", node, [`${bin}@redocly/cli/bin/cli.js`, "lint", `${ROOT}public/openapi.json`]],
	["import cycles", node, [`${ROOT}scripts/cycles.ts`]],
	["citations", node, [`${ROOT}scripts/citations.ts`]],
	["dead code", node, [`${bin}knip/bin/knip.js`]],
	// Without tests: what only they use, nobody can reach.
	["code for tests alone", node, [`${bin}knip/bin/knip.js`, "--production", "--config", "knip.production.json"]],
	["generated files", node, [`${ROOT}scripts/generate.ts`, "--check"]],
];

runCommand({
	name: "check",
	summary:
		"Checks format, lint, types, the API document's rules, import cycles, citations, dead code, and generated files that are as their sources say.",
	async run({ say }) {
		const failed: string[] = [];
		for (const [name, command, args] of STEPS) {
			const result = spawnSync(command, args, { cwd: ROOT, encoding: "utf8" });
			const ok = result.status === 0;
			if (!ok) failed.push(name);
			say(`${ok ? "ok    " : "FAILED"} ${name}`);
			if (!ok) say(`${result.stdout}${result.stderr}`);
		}
		say(`\n${STEPS.length - failed.length} checks passed, ${failed.length} failed`);
		if (failed.length > 0) process.exitCode = 1;
		return { passed: STEPS.length - failed.length, failed };
	},
});
