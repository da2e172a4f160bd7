import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "#scripts/lib/command";
import { INAPPLICABLE } from "#scripts/lib/conformance-scenarios";
import { serve } from "#scripts/lib/served";
import { ROOT } from "#scripts/lib/wrangler";

const VERSIONS = ["2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"] as const;
const RUNNER = `${ROOT}node_modules/@modelcontextprotocol/conformance/dist/index.js`;

interface Check {
	id: string;
	status: "SUCCESS" | "FAILURE" | "WARNING" | "SKIPPED" | "INFO";
	errorMessage?: string;
	details?: { untestable?: boolean };
}

interface ScenarioResult {
	scenario: string;
	passed: number;
	/** Checks that need a fixture inside a scenario that otherwise applies. */
	untestable: string[];
	/** What is wrong; nothing when the scenario passes or is inapplicable for the reason it is listed with. */
	wrong: string[];
	inapplicable: boolean;
}

async function runSuite(url: string, version: string): Promise<ScenarioResult[]> {
	const dir = await mkdtemp(join(tmpdir(), "launchweek-conformance-"));
	const args = ["server", "--url", url, "--suite", "all", "--spec-version", version, "--output-dir", dir];
	const child = spawn(process.execPath, [RUNNER, ...args], { stdio: "ignore" });
	// Its exit code counts fixtures, too; the checks it wrote say which failure is which.
	await new Promise((resolve) => child.on("close", resolve));
	const results: ScenarioResult[] = [];
	for (const folder of (await readdir(dir)).sort()) {
		const checks = JSON.parse(await readFile(join(dir, folder, "checks.json"), "utf8")) as Check[];
		results.push(judge(folder.replace(/^server-/, "").replace(/-\d{4}-\d\d-\d\dT.*$/, ""), checks));
	}
	await rm(dir, { recursive: true, force: true });
	if (results.length === 0) throw new Error(`The conformance suite ran no scenario for ${version}.`);
	return results;
}

function judge(scenario: string, checks: readonly Check[]): ScenarioResult {
	const listed = INAPPLICABLE[scenario];
	const failures = checks.filter((check) => check.status === "FAILURE");
	const messages = failures.map((check) => `${check.id}: ${check.errorMessage ?? "failed"}`);
	const passed = checks.filter((check) => check.status === "SUCCESS").length;
	if (listed !== undefined) {
		const other = messages.filter((message) => !listed.mentions.test(message));
		const wrong = failures.length === 0 ? ["is listed as inapplicable, but passes"] : other;
		return { scenario, passed, untestable: [], wrong, inapplicable: true };
	}
	const isUntestable = (check: Check) => check.details?.untestable === true;
	return {
		scenario,
		passed,
		untestable: failures.filter(isUntestable).map((check) => check.id),
		wrong: messages.filter((_message, index) => !isUntestable(failures[index] as Check)),
		inapplicable: false,
	};
}

function report(results: ReadonlyMap<string, readonly ScenarioResult[]>): string {
	const lines = [
		"# Conformance of the tool server",
		"",
		"Written by `npm run conformance -- --write`, which builds and serves the Worker and runs every server scenario of",
		"`@modelcontextprotocol/conformance` for every version of the protocol that the tool server speaks. What clients came to,",
		"from sign-in to a write with each scope, is in [the tool server](tool-server.md#clients-taken-to-a-write).",
		"",
	];
	for (const [version, scenarios] of results) {
		const applicable = scenarios.filter((result) => !result.inapplicable);
		const inapplicable = scenarios.filter((result) => result.inapplicable);
		const passing = applicable.filter((result) => result.wrong.length === 0);
		lines.push(`## ${version}`, "", `${passing.length} of ${applicable.length} applicable scenarios pass.`, "");
		lines.push("| scenario | checks passed | not testable without fixtures |", "|---|---|---|");
		for (const { scenario, passed, untestable, wrong } of applicable) {
			const note = wrong.length > 0 ? `**FAILS**: ${wrong.join("; ")}` : untestable.map((id) => `\`${id}\``).join(", ");
			lines.push(`| ${scenario} | ${passed} | ${note} |`);
		}
		lines.push("");
		if (inapplicable.length > 0) {
			lines.push("| inapplicable | because it |", "|---|---|");
			for (const { scenario } of inapplicable) lines.push(`| ${scenario} | ${INAPPLICABLE[scenario]?.because} |`);
			lines.push("");
		}
	}
	return `${lines.join("\n").trimEnd()}\n`;
}

runCommand({
	name: "conformance",
	summary:
		"Runs the protocol's own conformance suite against a freshly built and served instance: every server scenario of every version.",
	options: { write: { type: "boolean" } },
	optionText: { write: "Also write the result to docs/conformance.md." },
	async run({ values, say }) {
		const served = await serve();
		const results = new Map<string, ScenarioResult[]>();
		try {
			for (const version of VERSIONS) results.set(version, await runSuite(`${served.origin}/mcp`, version));
		} finally {
			await served.stop();
		}
		for (const [version, scenarios] of results) {
			const applicable = scenarios.filter((result) => !result.inapplicable);
			const failing = scenarios.filter((result) => result.wrong.length > 0);
			const checks = applicable.reduce((sum, result) => sum + result.passed, 0);
			say(
				`${version}: scenarios that apply ${applicable.length}, failing ${failing.length}, inapplicable ${scenarios.length - applicable.length}; checks passed ${checks}`,
			);
			for (const { scenario, wrong } of failing) say(`  ${scenario}: ${wrong.join("; ")}`);
			if (failing.length > 0) process.exitCode = 1;
		}
		if (values.write === true) await writeFile(`${ROOT}docs/conformance.md`, report(results));
		return Object.fromEntries(results);
	},
});
