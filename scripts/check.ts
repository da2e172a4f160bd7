import { spawnSync } from "node:child_process";
import { runCommand } from "#scripts/lib/command";
import { ROOT } from "#scripts/lib/wrangler";

const node = process.execPath;
const bin = `${ROOT}node_modules/`;
const GUARDS =
	"Where a `Statement<...>` does not fit `Statement<never>`: the guard in quotes has no meaning yet, say it in the refusals.";
const ALONE =
	"Nobody reaches it: give it its line (registry.ts, its section, kinds.ts with its job) or a door, or delete it. What exists for tests says @internal.";
/** Name, program, arguments, and how to go on where the program itself does not say it. */
const STEPS: readonly (readonly [string, string, readonly string[], string?])[] = [
	[
		"format and lint",
		node,
		[`${bin}@biomejs/biome/bin/biome`, "check", "--error-on-warnings", "."],
		"`npm run format` mends what has one mend.",
	],
	["types", node, [`${bin}@typescript/native/bin/tsc`, "--noEmit"], GUARDS],
	["types of scripts", node, [`${bin}@typescript/native/bin/tsc`, "--noEmit", "-p", "tsconfig.scripts.json"]],
	["API document", node, [`${bin}@redocly/cli/bin/cli.js`, "lint", `${ROOT}public/openapi.json`]],
	["import cycles", node, [`${ROOT}scripts/cycles.ts`]],
	["citations", node, [`${ROOT}scripts/citations.ts`]],
	["dead code", node, [`${bin}knip/bin/knip.js`], "Delete it, or take its `export` away where its own file uses it."],
	// Without tests: what only they use, nobody can reach.
	["code for tests alone", node, [`${bin}knip/bin/knip.js`, "--production"], ALONE],
	["generated files", node, [`${ROOT}scripts/generate.ts`, "--check"]],
];

runCommand({
	name: "check",
	summary:
		"Checks format, lint, types, the API document's rules, import cycles, citations, dead code, and generated files that are as their sources say.",
	async run({ say }) {
		const failed: string[] = [];
		for (const [name, command, args, goOn] of STEPS) {
			const result = spawnSync(command, args, { cwd: ROOT, encoding: "utf8" });
			const ok = result.status === 0;
			if (!ok) failed.push(name);
			say(`${ok ? "ok    " : "FAILED"} ${name}`);
			if (!ok) say(`${result.stdout}${result.stderr}`);
			if (!ok && goOn !== undefined) say(`${goOn}\n`);
		}
		say(`\n${STEPS.length - failed.length} checks passed, ${failed.length} failed`);
		if (failed.length > 0) process.exitCode = 1;
		return { passed: STEPS.length - failed.length, failed };
	},
});
