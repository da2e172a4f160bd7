import { sql } from "drizzle-orm";
import { runCommand, UsageError } from "#scripts/lib/command";
import { serve, UNLIMITED } from "#scripts/lib/served";
import { type Db, openDb } from "#store/db";
import { mintPerson } from "#testing/people";
import { prepareRetries, RETRY_CASES, type RetryCase } from "#testing/retries";

/** Tries before a request that meets a fault each time counts as lost; at 40% faults that is one in ten thousand million. */
const MAX_TRIES = 25;

interface Result {
	operation: string;
	keys: number;
	effects: number;
	fresh: number;
	replayed: number;
	differing: number;
	partial: number;
	tries: number;
}

function number(value: unknown, fallback: number, name: string): number {
	const parsed = value === undefined ? fallback : Number(value);
	if (!Number.isInteger(parsed) || parsed < 1) throw new UsageError(`--${name} must be a whole number from 1.`);
	return parsed;
}

runCommand({
	name: "bench:retries",
	summary:
		"Sends every idempotent operation with shared keys at once, also while commits fail, and counts the effects.",
	options: { keys: { type: "string" }, duplicates: { type: "string" }, faults: { type: "string" } },
	optionText: {
		keys: "Keys an operation (default: 50).",
		duplicates: "Concurrent requests a key (default: 20).",
		faults: "Per cent of commits that fail, half of them before and half after they happened (default: 0).",
	},
	async run({ values, say }) {
		const keys = number(values.keys, 50, "keys");
		const duplicates = number(values.duplicates, 20, "duplicates");
		const faults = values.faults === undefined ? 0 : number(values.faults, 40, "faults");
		const served = await serve({
			...UNLIMITED,
			JOB_DISPATCH: "manual",
			free_slots_per_week: "100000",
			free_places_share: "100",
			...(faults > 0 && { FAULT_PERCENT: String(faults) }),
		});
		try {
			const db = openDb(served.db);
			await prepareRetries(db);
			const owner = await mintPerson(db, "retries@example.com");
			const results: Result[] = [];
			say("operation            keys  effects  fresh  replayed  differing  claims  tries");
			for (const item of RETRY_CASES) {
				const result = await run(served.origin, db, owner, item, keys, duplicates);
				results.push(result);
				const { operation, effects, fresh, replayed, differing, partial, tries } = result;
				say(
					`${operation.padEnd(20)} ${String(keys).padEnd(5)} ${String(effects).padEnd(8)} ${String(fresh).padEnd(6)} ${String(replayed).padEnd(9)} ${String(differing).padEnd(10)} ${String(keys + partial).padEnd(7)} ${tries}`,
				);
			}
			const wrong = results.filter((result) => result.effects !== keys || result.differing > 0 || result.partial !== 0);
			if (wrong.length > 0) throw new Error(`Not exactly once: ${wrong.map((result) => result.operation).join(", ")}`);
			say(`${results.length} operations x ${keys} keys x ${duplicates} duplicates, ${faults}% faults: one effect each`);
			return { keys, duplicates, faults, results };
		} finally {
			await served.stop();
		}
	},
});

async function run(
	origin: string,
	db: Db,
	owner: { userId: number; email: string; key: string },
	item: RetryCase,
	keys: number,
	duplicates: number,
): Promise<Result> {
	const result: Result = {
		operation: item.operation,
		keys,
		effects: 0,
		fresh: 0,
		replayed: 0,
		differing: 0,
		partial: 0,
		tries: 0,
	};
	const requests = [];
	for (let i = 0; i < keys; i++) requests.push(await item.request(db, owner, i));
	const before = await item.effects(db);
	for (const [i, { method, path, body }] of requests.entries()) {
		const send = async () => {
			for (let tries = 1; tries <= MAX_TRIES; tries++) {
				result.tries++;
				const answer = await fetch(`${origin}/api/v1${path}`, {
					method,
					headers: {
						Authorization: `Bearer ${owner.key}`,
						"Idempotency-Key": `key-${i}`,
						...(body !== undefined && { "Content-Type": "application/json" }),
					},
					...(body !== undefined && { body: JSON.stringify(body) }),
				});
				const text = await answer.text();
				if (answer.ok) return { text, replayed: answer.headers.get("Idempotency-Replayed") === "true" };
				if (answer.status !== 500 && answer.status !== 429)
					throw new Error(`${item.operation} answered ${answer.status}: ${text}`);
			}
			throw new Error(`${item.operation} failed ${MAX_TRIES} times`);
		};
		const answers = await Promise.all(Array.from({ length: duplicates }, send));
		const fresh = answers.filter((answer) => !answer.replayed).length;
		result.fresh += fresh;
		result.replayed += duplicates - fresh;
		result.differing += answers.filter((answer) => answer.text !== answers[0]?.text).length;
	}
	result.effects = (await item.effects(db)) - before;
	const [claims] = await db.all<{ n: number }>(
		sql`SELECT count(*) AS n FROM idempotency_keys WHERE operation = ${item.operation}`,
	);
	result.partial = (claims?.n ?? 0) - keys;
	return result;
}
