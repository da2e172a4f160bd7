import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { crawlSite } from "#core/jobs/kinds";
import { sha256Hex } from "#core/sha256";
import { JOBS } from "#jobs/registry";
import { runRow } from "#jobs/run-row";
import { enqueue } from "#store/outbox";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";
import { composeAtOnce } from "#workers/compose";
import worker from "#workers/index";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
});
afterEach(() => vi.restoreAllMocks());

/** A database in which every statement that fits fails when it is run, as a busy or broken one fails. */
function failingDb(fails: (sql: string) => boolean): D1Database {
	const broken = () => Promise.reject(new Error("D1_ERROR: D1 DB is overloaded"));
	const through = (by: D1Database): D1Database =>
		new Proxy(by, { get: (db, name) => (name === "withSession" ? () => through(db) : memberOf(db, name)) });
	const memberOf = (db: D1Database, name: string | symbol) => {
		if (name !== "prepare") {
			const member = Reflect.get(db, name) as unknown;
			return typeof member === "function" ? member.bind(db) : member;
		}
		return (sql: string) => {
			if (!fails(sql)) return db.prepare(sql);
			const statement = { bind: () => statement, run: broken, all: broken, raw: broken, first: broken };
			return statement;
		};
	};
	return through(env.DB);
}

const SECRET = "s3cret-token-of-somebody";

it("logs no token, address or word that a failed query was given, at any door", async () => {
	const lines: string[] = [];
	for (const method of ["error", "log", "warn"] as const) {
		vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
			lines.push(words.map(String).join(" "));
		});
	}
	const json = {
		Host: new URL(ORIGIN).host,
		"Content-Type": "application/json",
		Accept: "application/json, text/event-stream",
	};
	const key = { Authorization: `Bearer ${ada.key}` };
	const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "get_account", arguments: {} } };
	const requests: [string, RequestInit][] = [
		["/api/v1/me", { headers: key }],
		[`/api/v1/listings?q=${SECRET}`, {}],
		[
			"/api/v1/drafts",
			{ method: "POST", headers: { ...key, ...json }, body: `{"url":"https://${SECRET}.example.com/"}` },
		],
		["/mcp", { method: "POST", headers: { ...key, ...json }, body: JSON.stringify(call) }],
		["/account", { headers: { Cookie: `__Host-session=${SECRET}` } }],
		[`/invites/${SECRET}`, {}],
		[`/checkout/${SECRET}`, {}],
		[`/sign-in/confirm?token=${SECRET}`, {}],
		[
			"/oauth/token",
			{ method: "POST", body: new URLSearchParams({ grant_type: "authorization_code", code: `1:grant:${SECRET}` }) },
		],
		["/readyz", {}],
	];
	const statuses: number[] = [];
	for (const [path, init] of requests) {
		const execution = createExecutionContext();
		const broken = { ...env, DB: failingDb(() => true) };
		const response = await worker.fetch(new Request(ORIGIN + path, init) as never, broken as never, execution);
		statuses.push(response.status);
		await response.text();
		await waitOnExecutionContext(execution);
	}
	expect(statuses.filter((status) => status < 500)).toEqual([]);
	const said = lines.join("\n");
	expect(said).toMatch(/failed query: select \w+ <- D1_ERROR/);
	for (const hidden of [
		SECRET,
		ada.key,
		await sha256Hex(SECRET),
		await sha256Hex(ada.key),
		"params",
		"Failed query:",
	]) {
		expect(said).not.toContain(hidden);
	}
});

it("keeps the values of a failed query out of a job's outcome and of the dead letters", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const now = Date.now();
	await enqueue(world.db, crawlSite, { subject: SECRET, dueAt: now, now });
	const [{ id = 0 } = {}] = await world.db.query.outbox.findMany();
	const execution = createExecutionContext();
	const broken = { ...env, DB: failingDb((sql) => /from "drafts"/i.test(sql)) };
	const outcome = await runRow(JOBS, id, composeAtOnce(broken as never, ORIGIN, execution).jobContext());
	expect(outcome).toBe("failed, due again: failed query: select drafts <- D1_ERROR: D1 DB is overloaded");
	const [after] = await world.db.query.outbox.findMany();
	expect(JSON.stringify({ ...after, subject: "" })).not.toContain(SECRET);
});
