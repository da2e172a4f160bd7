import { runCommand, UsageError } from "#scripts/lib/command";
import type { FuzzCase, Kind } from "#scripts/lib/fuzz-cases";
import { serve, UNLIMITED } from "#scripts/lib/served";

/** Requests under way at once; each lane has a seed of its own, so that a failure is found again by its lane alone. */
const LANES = 8;

function count(value: unknown, fallback: number, name: string): number {
	const number = value === undefined ? fallback : Number(value);
	if (!Number.isInteger(number)) throw new UsageError(`--${name} must be a whole number.`);
	return number;
}

/**
 * A server may close a connection on which it answered before it had read the whole request; a client then meets the
 * closed socket with its next request and sends that again, as browsers do.
 */
async function patiently(send: () => Promise<Response>): Promise<Response> {
	for (let tries = 1; ; tries++) {
		try {
			return await send();
		} catch (error) {
			if (tries === 4) throw error;
		}
	}
}

runCommand({
	name: "fuzz",
	summary: "Sends generated requests to a freshly served instance and holds every answer against the OpenAPI document.",
	options: {
		runs: { type: "string" },
		seed: { type: "string" },
		kind: { type: "string" },
		path: { type: "string" },
		operation: { type: "string" },
	},
	optionText: {
		runs: "Requests of each kind (default: 1000).",
		seed: "Makes a run repeatable (default: drawn and printed).",
		kind: "valid or malformed (default: both).",
		path: "Replays one case: what a failure printed as its path.",
		operation: "Only this operation id.",
	},
	async run({ values, say }) {
		// Loaded when they are needed: --help is answered without every operation.
		const [{ default: fc }, { OPERATIONS }, { openApiDocument }, { documentCheck }, { prepare }, fuzzCases] =
			await Promise.all([
				import("fast-check"),
				import("#operations/registry"),
				import("#workers/rest/openapi"),
				import("#scripts/lib/document-check"),
				import("#scripts/lib/fuzz-setup"),
				import("#scripts/lib/fuzz-cases"),
			]);
		const { cases, problemOf, requestOf } = fuzzCases;
		const runs = count(values.runs, 1000, "runs");
		const seed = count(values.seed, Math.floor(Math.random() * 2 ** 31), "seed");
		const kinds: Kind[] = values.kind === undefined ? ["valid", "malformed"] : [values.kind as Kind];
		const operations = OPERATIONS.filter(
			(operation) => values.operation === undefined || operation.id === values.operation,
		);
		if (operations.length === 0) throw new UsageError(`There is no operation ${String(values.operation)}.`);
		const served = await serve(UNLIMITED);
		try {
			const target = await prepare(served, new Date());
			const check = documentCheck(openApiDocument(OPERATIONS));
			const results: Record<string, unknown> = { seed };
			for (const kind of kinds) {
				const statuses: Record<string, number> = {};
				const startedAt = Date.now();
				const send = async (item: FuzzCase) => {
					const answer = await patiently(() => fetch(requestOf(item, target)));
					statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
					const problem = problemOf(item, answer.status, await answer.text(), check);
					if (problem !== null) throw new Error(`${item.operation} answered ${answer.status}: ${problem}`);
				};
				const lane = (index: number) =>
					fc.assert(fc.asyncProperty(cases(operations, kind, target.pools), send), {
						seed: seed + index,
						numRuns: Math.ceil(runs / LANES),
						// The case is printed whole; making it smaller would send thousands of requests more.
						endOnFailure: true,
						...(values.path !== undefined && { path: String(values.path) }),
					});
				await Promise.all(Array.from({ length: values.path === undefined ? LANES : 1 }, (_, index) => lane(index)));
				const seconds = (Date.now() - startedAt) / 1000;
				results[kind] = {
					requests: Object.values(statuses).reduce((sum, n) => sum + n, 0),
					statuses,
					violations: 0,
					seconds,
				};
				say(`${kind}: ${JSON.stringify(results[kind])}`);
			}
			say(`seed ${seed}: 0 violations`);
			return results;
		} finally {
			await served.stop();
		}
	},
});
