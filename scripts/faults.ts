import { runCommand, UsageError } from "#scripts/lib/command";
import { type FaultReport, walkCalls } from "#scripts/lib/faults/calls";
import { killOften } from "#scripts/lib/faults/kills";

const KINDS = ["read", "operation", "action", "job"] as const;

runCommand({
	name: "faults",
	summary:
		"Fails every call of the database, KV, queue, buckets and network of every operation, action and job, and says what went wrong.",
	options: {
		operation: { type: "string" },
		some: { type: "boolean" },
		workers: { type: "string" },
		kills: { type: "string" },
		seed: { type: "string" },
	},
	optionText: {
		operation: "Id of one operation, action or job, with each of its calls.",
		some: "Make one run in 24 only, others for each operation, action and job.",
		workers: "Runtimes at once (default: one a core, but one).",
		kills: "Instead, kill the whole service so often under eight writers, and look at its file each time.",
		seed: "Of what is written and when it is killed (default: 1).",
	},
	async run({ values, say }) {
		if (values.kills !== undefined) return kills(whole(values.kills, "kills"), whole(values.seed ?? "1", "seed"), say);
		const only = values.operation === undefined ? undefined : String(values.operation);
		const workers = values.workers === undefined ? undefined : whole(values.workers, "workers");
		const began = Date.now();
		say(`${"".padEnd(10)}${"".padEnd(30)} calls   runs  unharmed  violations`);
		const { reports, broken } = await walkCalls(
			{ only, depth: values.some === true ? "some" : "all", workers },
			(report) => {
				for (const line of linesOf(report, only !== undefined)) say(line);
			},
		);
		if (reports.length === 0 && broken === 0) throw new UsageError(`There is no operation, action or job ${only}.`);
		const seconds = Math.round((Date.now() - began) / 1000);
		for (const kind of KINDS) {
			const of = reports.filter((report) => report.kind === kind);
			if (of.length > 0) say(totalOf(`${of.length} of kind ${kind}`, of));
		}
		say(`${totalOf("all", reports)}, in ${seconds} s`);
		const twice = reports.filter(({ makesAnother }) => makesAnother).map(({ subject }) => subject);
		if (twice.length > 0) say(`Pressed again once done, these make another: ${twice.join(", ")}.`);
		if (broken > 0) throw new Error(`${broken} could not be walked: npm test -- packages/testing/faults says why.`);
		if (reports.some(({ violations }) => violations.length > 0)) process.exitCode = 1;
		return { seconds, reports };
	},
});

function whole(text: unknown, option: string): number {
	const number = Number(text);
	if (!Number.isInteger(number) || number < 1) throw new UsageError(`--${option} must be a whole number from 1.`);
	return number;
}

async function kills(often: number, seed: number, say: (line: string) => void) {
	const began = Date.now();
	const report = await killOften(often, seed, say);
	const seconds = Math.round((Date.now() - began) / 1000);
	for (const problem of report.problems) say(`WRONG: ${problem}`);
	const kinds = Object.entries(report.answeredBy).map(([kind, answered]) => `${answered} ${kind}`);
	say(
		`${report.kills} kills under 8 writers in ${seconds} s: ${report.answered} writes answered (${kinds.join(", ")}; ${report.askedAgain} asked more than once), ${report.lost} lost, ${report.problems.length} problems`,
	);
	if (report.problems.length > 0) process.exitCode = 1;
	return { seconds, ...report };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function totalOf(what: string, reports: readonly FaultReport[]): string {
	const count = (of: (report: FaultReport) => number) => sum(reports.map(of));
	return `${what}: ${count(({ calls }) => calls.length)} calls, ${count(({ runs }) => runs)} faults, ${count(({ violations }) => violations.length)} violations`;
}

function linesOf({ subject, kind, calls, runs, unharmed, violations }: FaultReport, isAlone: boolean): string[] {
	const numbers = [calls.length, runs, unharmed, violations.length].map((one, at) =>
		String(one).padStart(at === 2 ? 9 : 7),
	);
	return [
		`${kind.padEnd(10)}${subject.padEnd(28)}${numbers.join("")}`,
		...(isAlone ? calls.map((call, index) => `  call ${index}: ${call}`) : []),
		...violations.map((violation) => `  WRONG: ${violation}`),
	];
}
