import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand, UsageError } from "#scripts/lib/command";
import { workerdCpuNs } from "#scripts/lib/cpu";
import { writeTable } from "#scripts/lib/page-table";
import { serve } from "#scripts/lib/served";
import { workerBundle } from "#scripts/lib/worker-bundle";
import { ROOT } from "#scripts/lib/wrangler";
import { bareWorkerd, EMPTY_WORKER } from "./start/bare-workerd.ts";
import { median } from "./start/median.ts";

/**
 * `npm run bench:start`: CPU until an isolate has answered for the first time, over that of a Worker that does nothing.
 * Source: docs/start.md#beginning.
 */

/** What an isolate may be asked first. */
const FIRST: Record<string, { path: string; init?: RequestInit }> = {
	"`/healthz`": { path: "/healthz" },
	"`/api/v1/site`": { path: "/api/v1/site" },
	"`/`": { path: "/" },
	"`tools/list`": { path: "/mcp", init: toolsList() },
};

interface Measured {
	first: string;
	/** Milliseconds of CPU: from the ready isolate to its answer, and the same for what is asked again. */
	answer: number;
	again: number;
}

runCommand({
	name: "bench:start",
	summary: "CPU of loading the Worker and of its first answer, over a Worker that does nothing.",
	options: { rounds: { type: "string" }, write: { type: "boolean" } },
	optionText: { rounds: "Fresh isolates of each kind (default 9).", write: "Put the table into docs/start.md." },
	async run({ values, say }) {
		const rounds = Number(values.rounds ?? 9);
		if (!Number.isInteger(rounds) || rounds < 1) throw new UsageError("--rounds takes a whole number from 1.");
		const loading = await timeLoading(rounds);
		const answers = await timeAnswers(rounds);
		const floor = answers.find(({ first }) => first === NOTHING)?.answer ?? 0;
		const lines = [
			"| first answer | loading, ms | answering, ms | together | the same once more |",
			"| --- | --- | --- | --- | --- |",
			...answers
				.filter(({ first }) => first !== NOTHING)
				.map(({ first, answer, again }) => {
					const over = Math.max(0, answer - floor);
					return `| ${first} | ${shown(loading.over)} | ${shown(over)} | ${shown(loading.over + over)} | ${shown(again)} |`;
				}),
		];
		say(
			`A Worker that does nothing: ${shown(loading.empty)} ms to load, ${shown(floor)} ms to answer; more than that:`,
		);
		say(lines.join("\n"));
		if (values.write === true) await writeTable("docs/start.md", "start", lines);
		return { loading, answers };
	},
});

const NOTHING = "nothing";

/** In a runtime with nothing else in it, in turns. */
async function timeLoading(rounds: number): Promise<{ empty: number; over: number }> {
	const bundle = await workerBundle(ROOT);
	const [empty, ours]: [number[], number[]] = [[], []];
	for (let round = 0; round < rounds; round++) {
		empty.push(await bareWorkerd(null));
		ours.push(await bareWorkerd(bundle));
	}
	return { empty: median(empty), over: median(ours) - median(empty) };
}

/** With its bindings, whose simulators have been asked before. */
async function timeAnswers(rounds: number): Promise<Measured[]> {
	const state = await mkdtemp(join(tmpdir(), "launchweek-start-"));
	const times = new Map<string, { answer: number[]; again: number[] }>();
	const cases = { [NOTHING]: { path: "/" }, ...FIRST } as typeof FIRST;
	try {
		for (let round = 0; round < rounds; round++) {
			for (const [first, { path, init }] of Object.entries(cases)) {
				const served = await serve({}, { state, ...(first === NOTHING && { around: EMPTY_WORKER }) });
				try {
					const ask = async () => {
						const before = await workerdCpuNs();
						const answer = await fetch(`${served.directOrigin}${path}`, init);
						await answer.arrayBuffer();
						if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
						return ((await workerdCpuNs()) - before) / 1e6;
					};
					const known = times.get(first) ?? { answer: [], again: [] };
					known.answer.push(await ask());
					known.again.push(await ask());
					times.set(first, known);
				} finally {
					await served.stop();
				}
			}
		}
	} finally {
		await rm(state, { recursive: true, force: true });
	}
	return [...times].map(([first, { answer, again }]) => ({ first, answer: median(answer), again: median(again) }));
}

const shown = (ms: number): string => ms.toFixed(0);

function toolsList(): RequestInit {
	const version = "2026-07-28";
	return {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			Accept: "application/json, text/event-stream",
			"MCP-Protocol-Version": version,
			"Mcp-Method": "tools/list",
		},
		body: JSON.stringify({
			jsonrpc: "2.0",
			id: 1,
			method: "tools/list",
			params: {
				_meta: {
					"io.modelcontextprotocol/protocolVersion": version,
					"io.modelcontextprotocol/clientCapabilities": {},
				},
			},
		}),
	};
}
