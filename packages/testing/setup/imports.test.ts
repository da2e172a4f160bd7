import { reset } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { beginSession, INITIALIZE, message } from "#testing/mcp-http";
import { moduleRunner } from "#testing/setup/imports";
import { makeWorld, ORIGIN } from "#testing/world";
import { CALLER_HEADER } from "#workers/mcp/session-headers";

/** Longer than an answer takes, shorter than a test may. */
const PATIENCE_MS = 5_000;

beforeEach(() => makeWorld());

/** Answers `import()` of one file slowly while `work` runs, as a busy machine does. */
async function whileSlow(file: string, work: () => Promise<void>): Promise<void> {
	const { transport } = moduleRunner();
	const { invoke } = transport;
	transport.invoke = async (...args) => {
		if (JSON.stringify(args).includes(file)) await scheduler.wait(500);
		return invoke(...args);
	};
	try {
		await work();
	} finally {
		transport.invoke = invoke;
	}
}

const inTime = <T>(answer: Promise<T>): Promise<T | "no answer"> =>
	Promise.race([answer, scheduler.wait(PATIENCE_MS).then(() => "no answer" as const)]);

const initialize = (signal?: AbortSignal) => ({
	method: "POST",
	headers: {
		"Content-Type": "application/json",
		Accept: "application/json, text/event-stream",
		[CALLER_HEADER]: JSON.stringify({ kind: "anonymous", network: "unknown" }),
	},
	body: JSON.stringify(message("initialize", INITIALIZE)),
	...(signal && { signal }),
});

it("lets nobody wait for an import() of a request whose client hung up", async () => {
	await whileSlow("/mcp/door", async () => {
		const client = new AbortController();
		const given = exports.default.fetch(new Request(`${ORIGIN}/mcp`, initialize(client.signal))).catch(() => null);
		await scheduler.wait(200);
		client.abort();
		await given;
	});
	expect(await inTime(beginSession())).toMatchObject({ answer: { status: 200 } });
});

it("lets nobody wait for an import() of a Durable Object that was deleted meanwhile", async () => {
	await whileSlow("/mcp/live-session", async () => {
		const session = env.MCP_SESSIONS.get(env.MCP_SESSIONS.newUniqueId());
		const given = session.fetch(`${ORIGIN}/mcp`, initialize()).catch(() => null);
		await scheduler.wait(200);
		await reset();
		await given;
	});
	await makeWorld();
	expect(await inTime(beginSession())).toMatchObject({ answer: { status: 200 } });
});
