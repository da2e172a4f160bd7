import { describe, expect, it } from "vitest";
import { analyticsEngineNumbers, DATASET, datasetMeasures } from "#adapters/numbers/analytics-engine";
import { inMemoryNumbers } from "#adapters/numbers/in-memory";
import { DAY_MS } from "#core/launches/week";
import { dataPointOf, type Measure } from "#core/numbers/measure";
import { ROUTES_MAX } from "#core/numbers/summary";
import { NOW } from "#testing/now";
import { startAnalytics } from "#testing/servers";

/** Both sources sum up the same measures to the same numbers: the SQL over a server that speaks the engine's protocol. */

const AT = NOW.getTime();
const ACCOUNT = { accountId: "0123456789abcdef0123456789abcdef", apiToken: "token" };

const request = (route: string, ms: number, more: Partial<Measure & { kind: "request" }> = {}): Measure => ({
	kind: "request",
	route,
	caller: "visitor",
	status: 200,
	ms,
	rowsRead: 3,
	rowsWritten: 0,
	statements: 2,
	...more,
});

/** Several days of everything, with a route for each of more than are shown. */
const HAPPENED: { at: number; measure: Measure }[] = [
	...Array.from({ length: 60 }, (_, i) => ({
		at: AT - i * 3 * 3_600_000,
		measure: request(`GET /page-${i % 13}`, (i * 37) % 211, {
			caller: (["visitor", "robot", "key", "person"] as const)[i % 4] ?? "visitor",
			status: i % 9 === 0 ? 500 : 200,
			rowsWritten: i % 3,
		}),
	})),
	{ at: AT - 60_000, measure: { kind: "job", job: "send-mail", outcome: "done", ms: 40, attempts: 1 } },
	{ at: AT - 60_000, measure: { kind: "job", job: "send-mail", outcome: "done", ms: 90, attempts: 3 } },
	{ at: AT - 50_000, measure: { kind: "job", job: "send-mail", outcome: "failed", ms: 5_000, attempts: 2 } },
	{ at: AT - 70_000, measure: { kind: "draft", state: "ready", ms: 30_000, fields: 18 } },
	{ at: AT - 80_000, measure: { kind: "draft", state: "ready", ms: 50_000, fields: 7 } },
	{ at: AT - 90_000, measure: { kind: "draft", state: "unreadable", ms: 9_000, fields: 0 } },
	{ at: AT - 90_000, measure: { kind: "money", state: "paid", currency: "usd", cents: 4_900 } },
	{ at: AT - 95_000, measure: { kind: "money", state: "paid", currency: "usd", cents: 9_900 } },
	{ at: AT - 99_000, measure: { kind: "money", state: "refunded", currency: "usd", cents: 4_900 } },
	{ at: AT - 31 * DAY_MS, measure: { kind: "money", state: "paid", currency: "usd", cents: 1 } },
];

function remembered() {
	let clock = AT;
	const numbers = inMemoryNumbers(() => clock);
	for (const { at, measure } of HAPPENED) {
		clock = at;
		numbers.write(measure);
	}
	return numbers;
}

async function engine(weight = 1) {
	const points = HAPPENED.map(({ at, measure }) => ({ at, weight, ...dataPointOf(measure) }));
	const baseUrl = await startAnalytics({ ...ACCOUNT, dataset: DATASET, points });
	return analyticsEngineNumbers({ ...ACCOUNT, baseUrl });
}

describe("numbers of the last days", () => {
	it.each([1, 7, 30])("are the same from the engine as from memory, of %i", async (days) => {
		const [read, own] = await Promise.all([
			(await engine()).read({ now: NOW, days }),
			remembered().read({ now: NOW, days }),
		]);
		expect(read).toEqual(own);
	});

	it("tell of the last minutes how many requests there were, and how many failed", async () => {
		for (const [minutes, is] of [
			[5, { requests: 1, errors: 1 }],
			[181, { requests: 2, errors: 1 }],
			[60 * 30, { requests: 11, errors: 2 }],
		] as const) {
			const asked = { now: NOW, minutes };
			expect(await remembered().requests(asked), String(minutes)).toEqual(is);
			expect(await (await engine()).requests(asked), String(minutes)).toEqual(is);
		}
	});

	it("count, sort and rank what happened", async () => {
		const day = await remembered().read({ now: NOW, days: 1 });
		expect(day.requests).toMatchObject({ requests: 9, errors: 1 });
		expect(day.over).toHaveLength(9);
		expect(day.jobs[0]).toEqual({ job: "send-mail", outcome: "done", runs: 2, p95Ms: 90, attemptsMost: 3 });
		expect(day.drafts[0]).toEqual({ state: "ready", drafts: 2, p50Ms: 30_000, fields: 12.5 });
		expect(day.money[0]).toEqual({ state: "paid", currency: "usd", orders: 2, cents: 14_800 });
		const week = await remembered().read({ now: NOW, days: 7 });
		expect(week.requests.requests).toBe(57);
		expect(week.routes).toHaveLength(ROUTES_MAX);
		expect(week.routes.map(({ p95Ms }) => p95Ms)).toEqual(week.routes.map(({ p95Ms }) => p95Ms).sort((a, b) => b - a));
	});

	it("weigh what the engine has kept of more", async () => {
		const [one, ten] = await Promise.all(
			[1, 10].map(async (weight) => (await engine(weight)).read({ now: NOW, days: 7 })),
		);
		if (one === undefined || ten === undefined) throw new Error("not read");
		expect(ten.requests.requests).toBe(10 * one.requests.requests);
		expect(ten.requests.rowsWritten).toBe(10 * one.requests.rowsWritten);
		expect(ten.requests.p95Ms).toBe(one.requests.p95Ms);
		expect(ten.drafts.map(({ fields }) => fields)).toEqual(one.drafts.map(({ fields }) => fields));
	});
});

it("says what the engine answers where it does not answer", async () => {
	const baseUrl = await startAnalytics({ ...ACCOUNT, dataset: "another", points: [] });
	const stretch = { now: NOW, days: 1 };
	await expect(analyticsEngineNumbers({ ...ACCOUNT, baseUrl }).read(stretch)).rejects.toThrow(
		"Analytics Engine answered 400: no such table",
	);
	await expect(analyticsEngineNumbers({ ...ACCOUNT, apiToken: "wrong", baseUrl }).read(stretch)).rejects.toThrow(
		"answered 403",
	);
});

it("hands the binding one point for each measure, within what it takes, and nothing of anybody", () => {
	const written: unknown[] = [];
	const measures = datasetMeasures({ writeDataPoint: (point) => void written.push(point) });
	measures.write(request("get_listing", 12, { caller: "key", rowsWritten: 2 }));
	expect(written).toEqual([{ indexes: ["request"], blobs: ["get_listing", "key"], doubles: [12, 200, 3, 2, 2] }]);
});

it("remembers no more than so many, the newest", async () => {
	const numbers = inMemoryNumbers(() => AT, 3);
	for (const ms of [1, 2, 3, 4, 5]) numbers.write(request("GET /", ms));
	expect((await numbers.read({ now: NOW, days: 1 })).requests).toMatchObject({ requests: 3, p50Ms: 4, p95Ms: 5 });
});
