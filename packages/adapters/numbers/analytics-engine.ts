import * as z from "zod";
import { DAY_MS } from "#core/launches/week";
import { dataPointOf } from "#core/numbers/measure";
import { HOUR_MS, type MeasuredSummary, pieceMs, type Requests, ROUTES_MAX } from "#core/numbers/summary";
import { once } from "#core/once";
import type { MeasuredNumbers, Measures } from "#core/ports/numbers";

/** What Cloudflare calls the table; wrangler.toml names it so. */
export const DATASET = "launchweek_measures";

export const ANALYTICS_API = "https://api.cloudflare.com/client/v4";
const TIMEOUT_MS = 10_000;

/** As much of a data set's binding as is used. */
export interface Dataset {
	writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void;
}

/** Writes to Workers Analytics Engine: the platform sends a point after the request, without a promise to wait for. */
export function datasetMeasures(dataset: Dataset): Measures {
	return { write: (measure) => dataset.writeDataPoint(dataPointOf(measure)) };
}

export interface AnalyticsSettings {
	accountId: string;
	/** May read the account's analytics. */
	apiToken: string;
	/** null for Cloudflare's own. */
	baseUrl?: string | undefined;
}

const answer = once(() => z.object({ data: z.array(z.record(z.string(), z.unknown())) }));
type Row = Record<string, unknown>;

/** `_sample_interval` rows stand behind each that was kept. */
const COUNT = "SUM(_sample_interval)";
const p = (level: number) => `quantileExactWeighted(${level})(double1, _sample_interval)`;
const REQUESTS = `${COUNT} AS requests, SUM(if(double2 >= 500, _sample_interval, 0)) AS errors,
	${p(0.5)} AS p50, ${p(0.95)} AS p95, SUM(_sample_interval * double3) AS rows_read, SUM(_sample_interval * double4) AS rows_written`;

/**
 * Reads what all isolates have written to Workers Analytics Engine, over its SQL API.
 * Source: Cloudflare, Workers Analytics Engine, SQL API and SQL reference.
 */
export function analyticsEngineNumbers({ accountId, apiToken, baseUrl }: AnalyticsSettings): MeasuredNumbers {
	const address = `${baseUrl ?? ANALYTICS_API}/accounts/${encodeURIComponent(accountId)}/analytics_engine/sql`;

	async function rows(sql: string): Promise<Row[]> {
		const response = await fetch(address, {
			method: "POST",
			headers: { Authorization: `Bearer ${apiToken}`, "Content-Type": "text/plain" },
			body: `${sql} FORMAT JSON`,
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const text = await response.text();
		if (!response.ok) throw new Error(`Analytics Engine answered ${response.status}: ${text.slice(0, 200)}`);
		return answer().parse(JSON.parse(text)).data;
	}

	return {
		source: "analytics_engine",
		since: null,
		async requests({ now, minutes }) {
			const since = Math.floor((now.getTime() - minutes * 60_000) / 1000);
			const [all] = await rows(
				`SELECT ${REQUESTS} FROM ${DATASET} WHERE index1 = 'request' AND timestamp >= toDateTime(${since})`,
			);
			const { requests, errors } = requestsIn(all ?? {});
			return { requests, errors };
		},
		async read({ now, days }) {
			const since = Math.floor((now.getTime() - days * DAY_MS) / 1000);
			const of = (kind: string) => `FROM ${DATASET} WHERE index1 = '${kind}' AND timestamp >= toDateTime(${since})`;
			const unit = pieceMs(days) === HOUR_MS ? "HOUR" : "DAY";
			const piece = `toUnixTimestamp(toStartOfInterval(timestamp, INTERVAL '1' ${unit}))`;
			const [all, over, routes, callers, jobs, drafts, money] = await Promise.all([
				rows(`SELECT ${REQUESTS} ${of("request")}`),
				rows(`SELECT ${piece} AS at, ${REQUESTS} ${of("request")} GROUP BY at ORDER BY at`),
				rows(
					`SELECT blob1 AS route, ${REQUESTS} ${of("request")} GROUP BY route ORDER BY p95 DESC, route LIMIT ${ROUTES_MAX}`,
				),
				rows(
					`SELECT blob2 AS caller, ${COUNT} AS requests ${of("request")} GROUP BY caller ORDER BY requests DESC, caller`,
				),
				rows(`SELECT blob1 AS job, blob2 AS outcome, ${COUNT} AS runs, ${p(0.95)} AS p95, MAX(double2) AS attempts
					${of("job")} GROUP BY job, outcome ORDER BY runs DESC, job, outcome`),
				rows(`SELECT blob1 AS state, ${COUNT} AS drafts, ${p(0.5)} AS p50,
					SUM(_sample_interval * double2) / SUM(_sample_interval) AS fields ${of("draft")} GROUP BY state ORDER BY drafts DESC, state`),
				rows(`SELECT blob1 AS state, blob2 AS currency, ${COUNT} AS orders, SUM(_sample_interval * double2) AS cents
					${of("money")} GROUP BY state, currency ORDER BY orders DESC, state, currency`),
			]);
			return {
				requests: requestsIn(all[0] ?? {}),
				over: over.map((row) => {
					const { rowsRead: _read, rowsWritten: _written, ...requests } = requestsIn(row);
					return { at: number(row.at) * 1000, ...requests };
				}),
				routes: routes.map((row) => ({ route: text(row.route), ...requestsIn(row) })),
				callers: callers.map((row) => ({ caller: text(row.caller), requests: number(row.requests) })),
				jobs: jobs.map((row) => ({
					job: text(row.job),
					outcome: text(row.outcome),
					runs: number(row.runs),
					p95Ms: number(row.p95),
					attemptsMost: number(row.attempts),
				})),
				drafts: drafts.map((row) => ({
					state: text(row.state),
					drafts: number(row.drafts),
					p50Ms: number(row.p50),
					fields: number(row.fields),
				})),
				money: money.map((row) => ({
					state: text(row.state),
					currency: text(row.currency),
					orders: number(row.orders),
					cents: number(row.cents),
				})),
			} satisfies MeasuredSummary;
		},
	};
}

function requestsIn(row: Row): Requests {
	return {
		requests: number(row.requests),
		errors: number(row.errors),
		p50Ms: number(row.p50),
		p95Ms: number(row.p95),
		rowsRead: number(row.rows_read),
		rowsWritten: number(row.rows_written),
	};
}

/** Large integers come as text, and what is of no rows as null or NaN. */
function number(value: unknown): number {
	const read = Number(value ?? 0);
	return Number.isFinite(read) ? read : 0;
}

function text(value: unknown): string {
	return String(value ?? "");
}
