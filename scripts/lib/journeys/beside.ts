import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { ROOT } from "#scripts/lib/wrangler";

/** The browser that `npm test` walks journeys in, where the machine has it. */
const CHROMIUM = "/usr/bin/chromium";
/** The whole way of a founder, with scripts; the others, 20 s of CPU each, are `npm run test:browser`'s, which `.ci/run` runs. */
const JOURNEY = "founder";

export interface Walk {
	passed: number;
	failed: number;
	/** What went wrong, a line each. */
	problems: string[];
}

const NONE: Walk = { passed: 0, failed: 0, problems: [] };

/**
 * Walks this journey in a process of its own, beside the tests.
 * @param args of the run: one that names files is about these alone.
 * @returns nothing to count where there is no browser, or where nobody wants it (`TEST_BROWSER=no`).
 */
export async function walkBeside(args: readonly string[]): Promise<Walk> {
	const isWhole = args.every((argument) => argument.startsWith("-"));
	if (!isWhole || process.env.TEST_BROWSER === "no" || !existsSync(CHROMIUM)) return NONE;
	const command = ["--no-warnings", `${ROOT}scripts/test-browser.ts`, "--json", JOURNEY];
	const child = spawn(process.execPath, command, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
	let out = "";
	let err = "";
	child.stdout.on("data", (chunk) => {
		out += chunk;
	});
	child.stderr.on("data", (chunk) => {
		err += chunk;
	});
	await new Promise((resolve) => child.on("close", resolve));
	return resultOf(out) ?? { ...NONE, failed: 1, problems: [`The journey ended without a result. ${err || out}`] };
}

/** What the command says as JSON; null when it said nothing of the kind. */
function resultOf(out: string): Walk | null {
	const line = out.trim().split("\n").at(-1) ?? "";
	if (!line.startsWith("{")) return null;
	const { passed, failed, walked } = JSON.parse(line) as {
		passed?: number;
		failed?: number;
		walked?: { name: string; problems: string[] }[];
	};
	if (passed === undefined || failed === undefined || walked === undefined) return null;
	const problems = walked.flatMap(({ name, problems: list }) => list.map((problem) => `${name}: ${problem}`));
	return { passed, failed, problems };
}
