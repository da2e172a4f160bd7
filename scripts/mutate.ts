import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand, UsageError } from "#scripts/lib/command";
import { EQUIVALENT } from "#scripts/lib/mutate/equivalent";
import { type Mutant, mutantsOf } from "#scripts/lib/mutate/mutants";
import { projectFiles, testsByDistance } from "#scripts/lib/mutate/reach";
import { type MutantResult, tryMutants } from "#scripts/lib/mutate/run";
import { sample } from "#scripts/lib/mutate/sample";
import { typeErrors } from "#scripts/lib/mutate/types";
import { ROOT } from "#scripts/lib/wrangler";

/** What is changed unless --under says otherwise: where rules stand. */
const FOLDERS = ["packages/core", "packages/operations", "packages/usecases", "packages/store"];
/** Shown to readers of the documents only. */
const SHOWN = /-example\.ts$|\/schema\//;
const PROGRESS_MS = 30_000;

runCommand({
	name: "mutate",
	summary: "Changes the code a little at many places, one at a time, and lists the changes that no test notices.",
	options: {
		under: { type: "string" },
		changed: { type: "boolean" },
		count: { type: "string" },
		seed: { type: "string" },
		tests: { type: "string" },
		workers: { type: "string" },
		min: { type: "string" },
		list: { type: "boolean" },
	},
	optionText: {
		under: `Folders or files to change, with commas (${FOLDERS.join(",")}).`,
		changed: "Only files that differ from the branch main.",
		count: "How many changes to try, drawn at random (200); all for every one.",
		seed: "Which ones are drawn (1).",
		tests: "How many files of tests a change is tried against, the nearest first (5).",
		workers: "Test runs side by side (2).",
		min: "Fail when less than this many percent are noticed (90).",
		list: "List the changes without trying them.",
	},
	async run({ values, say }) {
		const under = typeof values.under === "string" ? values.under.split(",") : FOLDERS;
		const seed = wholeNumber(values, "seed", 1);
		const lanes = Math.max(1, wholeNumber(values, "workers", 2));
		const most = wholeNumber(values, "tests", 5);
		const min = wholeNumber(values, "min", 90);
		const all = projectFiles();
		const changed = values.changed === true ? changedFiles() : null;
		const files = all.filter(
			(file) =>
				under.some((folder) => file === folder || file.startsWith(`${folder.replace(/\/$/, "")}/`)) &&
				!file.includes(".test.") &&
				!SHOWN.test(file) &&
				(changed === null || changed.has(file)),
		);
		if (files.length === 0) throw new UsageError("There is no such file to change.");
		const possible = files.flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), "utf8")));
		const explained = possible.filter(isEquivalent);
		const open = possible.filter((mutant) => !isEquivalent(mutant));
		const count = values.count === "all" ? open.length : wholeNumber(values, "count", 200);
		const drawn = sample(open, count, seed);
		if (values.list === true) {
			for (const mutant of drawn) say(lineOf(mutant));
			return { mutants: drawn };
		}
		say(`${drawn.length} of ${possible.length} changes of ${files.length} files, ${lanes} test runs side by side`);
		const nearest = testsByDistance(all);
		const begun = Date.now();
		let told = begun;
		const tests = new Map(files.map((file) => [file, nearest(file).slice(0, most)]));
		const { results, broken } = await tryMutants(
			drawn,
			(file) => tests.get(file) ?? [],
			lanes,
			(tried, noticed) => {
				if (Date.now() - told < PROGRESS_MS) return;
				told = Date.now();
				say(`${Math.round((told - begun) / 1000)} s: ${tried} trials, ${noticed} changes noticed`);
			},
		);
		const unnoticed = results.filter(({ outcome }) => outcome === "survived" || outcome === "untested");
		const refused = new Set(typeErrors(unnoticed.map(({ mutant }) => mutant)));
		const survivors = unnoticed.filter(({ mutant }) => !refused.has(mutant));
		for (const { mutant, outcome } of survivors)
			say(`${lineOf(mutant)}${outcome === "untested" ? "  (no test reaches this file)" : ""}`);
		const counted = results.filter(({ mutant }) => !refused.has(mutant));
		for (const failure of broken) say(`Fails without any change: ${failure}`);
		say("");
		for (const folder of under) say(sentenceOf(folder, counted, survivors));
		const percent = percentOf(counted, survivors);
		const seconds = Math.round((Date.now() - begun) / 1000);
		say(
			`\n${percent.toFixed(1)} % noticed: ${counted.length - survivors.length} of ${counted.length} in ${seconds} s; ` +
				`${refused.size} more do not compile, ${explained.length} change nothing (scripts/lib/mutate/equivalent.ts)`,
		);
		if (percent < min || broken.length > 0) process.exitCode = 1;
		return {
			percent,
			noticed: counted.length - survivors.length,
			timed_out: counted.filter(({ outcome }) => outcome === "timed_out").length,
			tried: counted.length,
			not_compiling: refused.size,
			equivalent: explained.length,
			failing_unchanged: broken,
			seconds,
			survivors: survivors.map(({ mutant }) => mutant),
		};
	},
});

function wholeNumber(values: Record<string, unknown>, name: string, otherwise: number): number {
	const value = values[name];
	if (value === undefined) return otherwise;
	if (typeof value !== "string" || !/^\d+$/.test(value))
		throw new UsageError(`--${name} must be a whole number${name === "count" ? " or all" : ""}.`);
	return Number(value);
}

function changedFiles(): ReadonlySet<string> {
	const git = (...args: string[]) => {
		const { status, stdout, stderr } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
		if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`);
		return stdout.split("\n").filter((line) => line !== "");
	};
	return new Set([...git("diff", "--name-only", "main"), ...git("ls-files", "--others", "--exclude-standard")]);
}

function isEquivalent(mutant: Mutant): boolean {
	return EQUIVALENT.some(({ file, change }) => file === mutant.file && change === changeOf(mutant));
}

/** In one line, with what stands around it, so that it keeps its meaning when lines move. */
function changeOf({ file, start, end, after }: Mutant): string {
	const text = readFileSync(join(ROOT, file), "utf8");
	const from = text.lastIndexOf("\n", start - 1) + 1;
	const until = text.indexOf("\n", end);
	const words = (line: string) => line.trim().replaceAll(/\s+/g, " ");
	return `${words(text.slice(from, until))} -> ${words(text.slice(from, start) + after + text.slice(end, until))}`;
}

function lineOf(mutant: Mutant): string {
	return `${mutant.file}:${mutant.line}  ${changeOf(mutant)}`;
}

function percentOf(counted: readonly MutantResult[], survivors: readonly MutantResult[]): number {
	return counted.length === 0 ? 100 : (100 * (counted.length - survivors.length)) / counted.length;
}

function sentenceOf(folder: string, counted: readonly MutantResult[], survivors: readonly MutantResult[]): string {
	const within = ({ mutant }: MutantResult) => mutant.file.startsWith(folder);
	const tried = counted.filter(within);
	const left = survivors.filter(within);
	return `${folder}: ${percentOf(tried, left).toFixed(1)} % of ${tried.length}`;
}
