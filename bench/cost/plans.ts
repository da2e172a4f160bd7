import type { Invocation } from "#scripts/lib/counted-worker";

/** What a day is counted in, what Cloudflare's plans include of it, and what more costs. */
export interface Meter {
	what: string;
	of(record: Invocation): number;
	/** A day on the free plan. */
	freeADay: number;
	/** A month on the paid plan (5 USD), and what a million more costs. */
	paidAMonth: number;
	usdAMillion: number;
}

const one = (name: keyof Invocation) => (record: Invocation) => record[name] as number;

/**
 * Source: Cloudflare, Workers, D1, KV, R2, Queues, Durable Objects and Analytics Engine: limits and pricing, read 2026-11. R2's
 * free operations are given a month; here a thirtieth of them. A queue message is three operations: written, read, deleted.
 */
export const METERS: readonly Meter[] = [
	{ what: "invocations", of: () => 1, freeADay: 100_000, paidAMonth: 10e6, usdAMillion: 0.3 },
	{ what: "D1 rows read", of: one("rowsRead"), freeADay: 5e6, paidAMonth: 25e9, usdAMillion: 0.001 },
	{ what: "D1 rows written", of: one("rowsWritten"), freeADay: 100_000, paidAMonth: 50e6, usdAMillion: 1 },
	{ what: "KV reads", of: one("kvReads"), freeADay: 100_000, paidAMonth: 10e6, usdAMillion: 0.5 },
	{ what: "KV writes and deletes", of: one("kvWrites"), freeADay: 1_000, paidAMonth: 1e6, usdAMillion: 5 },
	{ what: "KV lists", of: one("kvLists"), freeADay: 1_000, paidAMonth: 1e6, usdAMillion: 5 },
	{ what: "R2 reads (class B)", of: one("r2Reads"), freeADay: 10e6 / 30, paidAMonth: 10e6, usdAMillion: 0.36 },
	{ what: "R2 writes (class A)", of: one("r2Writes"), freeADay: 1e6 / 30, paidAMonth: 1e6, usdAMillion: 4.5 },
	{
		what: "queue operations",
		of: ({ messages }) => messages * 3,
		freeADay: 10_000,
		paidAMonth: 1e6,
		usdAMillion: 0.4,
	},
	{
		what: "Durable Object requests",
		of: one("objectRequests"),
		freeADay: 100_000,
		paidAMonth: 1e6,
		usdAMillion: 0.15,
	},
	{ what: "data points", of: one("dataPoints"), freeADay: 100_000, paidAMonth: 10e6, usdAMillion: 0.25 },
];

/** What one invocation may do. Source: Cloudflare, Workers and D1, limits, read 2026-11. */
export const AN_INVOCATION = {
	free: { cpuMs: 10, requests: 50, statements: 50 },
	paid: { cpuMs: 30_000, requests: 10_000, statements: 1_000 },
} as const;
