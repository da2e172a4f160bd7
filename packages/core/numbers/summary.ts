import { DAY_MS } from "#core/launches/week";
import type { DataPoint } from "#core/numbers/measure";

/** What was measured in a stretch of time, as the operator sees it. Times are milliseconds. */
export interface MeasuredSummary {
	requests: Requests;
	/** By hour where the stretch is a day, by day otherwise; stretches in which nothing happened are missing. */
	over: ({ at: number } & Omit<Requests, "rowsRead" | "rowsWritten">)[];
	/** The slowest by their 95th percentile, at most `ROUTES_MAX`. */
	routes: ({ route: string } & Requests)[];
	callers: { caller: string; requests: number }[];
	jobs: { job: string; outcome: string; runs: number; p95Ms: number; attemptsMost: number }[];
	drafts: { state: string; drafts: number; p50Ms: number; fields: number }[];
	money: { state: string; currency: string; orders: number; cents: number }[];
}

export interface Requests {
	requests: number;
	/** Answered with a status of 500 or more. */
	errors: number;
	p50Ms: number;
	p95Ms: number;
	rowsRead: number;
	rowsWritten: number;
}

export const ROUTES_MAX = 10;
export const HOUR_MS = 3_600_000;

/** How long the pieces are that a stretch is shown in. */
export function pieceMs(days: number): number {
	return days <= 1 ? HOUR_MS : DAY_MS;
}

export interface TimedPoint extends DataPoint {
	/** Epoch milliseconds. */
	at: number;
}

/** Sums up points that are all at hand, as the Analytics Engine's SQL does for those that it keeps. */
export function summarise(points: readonly TimedPoint[], { since, days }: { since: number; days: number }) {
	const within = points.filter(({ at }) => at >= since);
	const of = (kind: string) => within.filter(({ indexes }) => indexes[0] === kind);
	const requests = of("request");
	const piece = pieceMs(days);
	const summary: MeasuredSummary = {
		requests: requestsOf(requests),
		over: grouped(requests, ({ at }) => String(Math.floor(at / piece) * piece))
			.map(([at, group]) => ({ at: Number(at), ...withoutRows(requestsOf(group)) }))
			.sort((a, b) => a.at - b.at),
		routes: grouped(requests, ({ blobs }) => blobs[0])
			.map(([route, group]) => ({ route, ...requestsOf(group) }))
			.sort((a, b) => b.p95Ms - a.p95Ms || compare(a.route, b.route))
			.slice(0, ROUTES_MAX),
		callers: grouped(requests, ({ blobs }) => blobs[1])
			.map(([caller, group]) => ({ caller, requests: group.length }))
			.sort((a, b) => b.requests - a.requests || compare(a.caller, b.caller)),
		jobs: grouped(of("job"), ({ blobs }) => JSON.stringify(blobs))
			.map(([, group]) => ({
				job: first(group).blobs[0],
				outcome: first(group).blobs[1],
				runs: group.length,
				p95Ms: quantile(group, 0.95),
				attemptsMost: Math.max(...group.map(({ doubles }) => doubles[1])),
			}))
			.sort((a, b) => b.runs - a.runs || compare(a.job, b.job) || compare(a.outcome, b.outcome)),
		drafts: grouped(of("draft"), ({ blobs }) => blobs[0])
			.map(([state, group]) => ({
				state,
				drafts: group.length,
				p50Ms: quantile(group, 0.5),
				fields: sum(group, 1) / group.length,
			}))
			.sort((a, b) => b.drafts - a.drafts || compare(a.state, b.state)),
		money: grouped(of("money"), ({ blobs }) => JSON.stringify(blobs))
			.map(([, group]) => ({
				state: first(group).blobs[0],
				currency: first(group).blobs[1],
				orders: group.length,
				cents: sum(group, 1),
			}))
			.sort((a, b) => b.orders - a.orders || compare(a.state, b.state) || compare(a.currency, b.currency)),
	};
	return summary;
}

/** How many, how many of them failed, and how fast they were. */
export function requestsOf(points: readonly TimedPoint[]): Requests {
	return {
		requests: points.length,
		errors: points.filter(({ doubles }) => doubles[1] >= 500).length,
		p50Ms: quantile(points, 0.5),
		p95Ms: quantile(points, 0.95),
		rowsRead: sum(points, 2),
		rowsWritten: sum(points, 3),
	};
}

function withoutRows({ requests, errors, p50Ms, p95Ms }: Requests) {
	return { requests, errors, p50Ms, p95Ms };
}

/** The least value that this part of them does not exceed; 0 of none. */
function quantile(points: readonly TimedPoint[], level: number): number {
	const sorted = points.map(({ doubles }) => doubles[0]).sort((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(sorted.length * level) - 1)] ?? 0;
}

function sum(points: readonly TimedPoint[], index: 1 | 2 | 3): number {
	return points.reduce((total, { doubles }) => total + doubles[index], 0);
}

function grouped(points: readonly TimedPoint[], key: (point: TimedPoint) => string): [string, TimedPoint[]][] {
	return [...Map.groupBy(points, key)];
}

/** Of a group, which is never empty. */
function first(group: readonly TimedPoint[]): TimedPoint {
	return group[0] as TimedPoint;
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
