import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { listen, stop, textOf } from "#scripts/lib/scripted-site";
import type { AnalyticsScript, KeptPoint } from "#testing/servers";

/**
 * Stands for Cloudflare's Analytics Engine: points go in, and its SQL API answers queries over them. The dialect's functions
 * are SQLite's own under their names; what the dialect does not have is refused as there, with 400 and a sentence.
 * Source: Cloudflare, Workers Analytics Engine, SQL reference.
 */
export async function startAnalyticsServer(script: AnalyticsScript): Promise<{ port: number; stop(): void }> {
	const db = openTable(script.dataset, script.points);
	const server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => send(response, 500, String(error)));
	});

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		if (request.url !== `/client/v4/accounts/${script.accountId}/analytics_engine/sql`)
			return send(response, 404, "{}");
		if (request.headers.authorization !== `Bearer ${script.apiToken}`) {
			const errors = [{ code: 10000, message: "Authentication error" }];
			return send(response, 403, JSON.stringify({ success: false, errors, messages: [], result: null }));
		}
		const query = await textOf(request);
		if (/\b(union|join|insert|update|delete|with)\b/i.test(query)) return send(response, 400, "syntax error");
		try {
			const data = db.prepare(inSqlite(query)).all();
			const meta = Object.keys(data[0] ?? {}).map((name) => ({ name, type: "String" }));
			send(response, 200, JSON.stringify({ meta, data: data.map(asAnswered), rows: data.length }));
		} catch (error) {
			send(response, 400, (error as Error).message);
		}
	}

	return { port: await listen(server), stop: () => stop(server) };
}

/** One row for each `weight` points that are alike: so the engine samples, and so every sum has to be weighted. */
function openTable(dataset: string, points: readonly KeptPoint[]): DatabaseSync {
	const db = new DatabaseSync(":memory:");
	const numbered = (kind: string, type: string) => Array.from({ length: 20 }, (_, i) => `${kind}${i + 1} ${type}`);
	const columns = ["timestamp INTEGER", "_sample_interval INTEGER", "index1 TEXT"];
	db.exec(
		`CREATE TABLE ${dataset} (${[...columns, ...numbered("blob", "TEXT"), ...numbered("double", "REAL")].join()})`,
	);
	for (const { at, weight, indexes, blobs, doubles } of points) {
		const names = [...blobs.map((_, i) => `blob${i + 1}`), ...doubles.map((_, i) => `double${i + 1}`)];
		const values = [Math.floor(at / 1000), weight, indexes[0] ?? "", ...blobs, ...doubles];
		db.prepare(
			`INSERT INTO ${dataset} (timestamp, _sample_interval, index1, ${names.join()}) VALUES (${values.map(() => "?").join()})`,
		).run(...values);
	}
	db.function("toDateTime", (seconds) => seconds);
	db.function("toUnixTimestamp", (seconds) => seconds);
	db.function("startOf", (seconds, unit) => {
		const length = unit === "HOUR" ? 3_600 : 86_400;
		return Math.floor(Number(seconds) / length) * length;
	});
	db.aggregate("weightedQuantile", {
		start: () => ({ level: 0, values: [] as [number, number][] }),
		step: (state: { level: number; values: [number, number][] }, level: unknown, value: unknown, weight: unknown) => {
			state.values.push([Number(value), Number(weight)]);
			return { level: Number(level), values: state.values };
		},
		result: ({ level, values }: { level: number; values: [number, number][] }) => {
			const sorted = values.sort(([a], [b]) => a - b);
			const threshold = Math.ceil(sorted.reduce((sum, [, weight]) => sum + weight, 0) * level);
			let reached = 0;
			for (const [value, weight] of sorted) {
				reached += weight;
				if (reached >= threshold) return value;
			}
			return null;
		},
	} as never);
	return db;
}

function inSqlite(query: string): string {
	return query
		.replace(/\s+FORMAT JSON\s*$/i, "")
		.replaceAll(/quantileExactWeighted\(([\d.]+)\)\(/g, "weightedQuantile($1, ")
		.replaceAll(/toStartOfInterval\((\w+), INTERVAL '1' (HOUR|DAY)\)/g, "startOf($1, '$2')")
		.replaceAll(/\bif\(/g, "iif(");
}

/** Whole numbers of 64 bits are text in the engine's JSON. */
function asAnswered(row: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(row).map(([name, value]) => [name, Number.isInteger(value) ? String(value) : value]),
	);
}

function send(response: ServerResponse, status: number, body: string): void {
	response.writeHead(status, { "content-type": "application/json" }).end(body);
}
