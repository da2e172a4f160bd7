import { expect, it } from "vitest";
import { dataPointOf, type Measure } from "#core/numbers/measure";
import { HOUR_MS, pieceMs, ROUTES_MAX, summarise, type TimedPoint } from "#core/numbers/summary";

const NOW = Date.UTC(2026, 10, 22, 12);
const at = (hoursAgo: number, measure: Measure): TimedPoint => ({
	...dataPointOf(measure),
	at: NOW - hoursAgo * HOUR_MS,
});
const request = (hoursAgo: number, ms: number, more: Partial<Extract<Measure, { kind: "request" }>> = {}) =>
	at(hoursAgo, {
		kind: "request",
		route: "get_listing",
		caller: "visitor",
		status: 200,
		ms,
		rowsRead: 10,
		rowsWritten: 0,
		statements: 1,
		...more,
	});
const dayOf = (points: readonly TimedPoint[]) => summarise(points, { since: NOW - 24 * HOUR_MS, days: 1 });

it("counts requests and failures, and takes percentiles as values that were measured", () => {
	const points = [...Array.from({ length: 19 }, (_, index) => request(1, index + 1)), request(1, 500, { status: 503 })];
	expect(dayOf(points).requests).toEqual({
		requests: 20,
		errors: 1,
		p50Ms: 10,
		p95Ms: 19,
		rowsRead: 200,
		rowsWritten: 0,
	});
	expect(dayOf([]).requests).toMatchObject({ requests: 0, p50Ms: 0, p95Ms: 0 });
});

it("leaves out what happened before, and shows a day by hours and longer by days", () => {
	const points = [request(0.1, 1), request(3, 1), request(3.2, 1), request(30, 1)];
	expect(dayOf(points).over.map(({ at: hour, requests }) => [(NOW - hour) / HOUR_MS, requests])).toEqual([
		[4, 1],
		[3, 1],
		[1, 1],
	]);
	expect([pieceMs(1), pieceMs(7)]).toEqual([HOUR_MS, 24 * HOUR_MS]);
});

it("names the slowest routes first, and no more than fit", () => {
	const points = Array.from({ length: ROUTES_MAX + 2 }, (_, index) => request(1, index, { route: `route-${index}` }));
	const { routes } = dayOf(points);
	expect(routes).toHaveLength(ROUTES_MAX);
	expect(routes[0]).toMatchObject({ route: `route-${ROUTES_MAX + 1}`, requests: 1 });
});

it("sums up jobs by how they ended, drafts by what came of them, and money by state and currency", () => {
	const summary = dayOf([
		at(1, { kind: "job", job: "crawl-site", outcome: "done", ms: 900, attempts: 1 }),
		at(1, { kind: "job", job: "crawl-site", outcome: "done", ms: 100, attempts: 3 }),
		at(1, { kind: "job", job: "crawl-site", outcome: "failed", ms: 5, attempts: 1 }),
		at(1, { kind: "draft", state: "ready", ms: 2000, fields: 12 }),
		at(1, { kind: "draft", state: "ready", ms: 3000, fields: 15 }),
		at(1, { kind: "money", state: "paid", currency: "USD", cents: 9900 }),
		at(1, { kind: "money", state: "paid", currency: "USD", cents: 2900 }),
	]);
	expect(summary.jobs).toEqual([
		{ job: "crawl-site", outcome: "done", runs: 2, p95Ms: 900, attemptsMost: 3 },
		{ job: "crawl-site", outcome: "failed", runs: 1, p95Ms: 5, attemptsMost: 1 },
	]);
	expect(summary.drafts).toEqual([{ state: "ready", drafts: 2, p50Ms: 2000, fields: 13.5 }]);
	expect(summary.money).toEqual([{ state: "paid", currency: "USD", orders: 2, cents: 12_800 }]);
});
