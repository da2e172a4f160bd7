import { evictDurableObject, listDurableObjectIds, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { legacyClient, workerFetch } from "#testing/mcp-clients";
import { answerIn, beginSession, mcp, message, messagesIn } from "#testing/mcp-http";
import { makeWorld, ORIGIN, type World } from "#testing/world";
import { type McpSession, SESSION_IDLE_MS, type StoredSession } from "#workers/mcp/session";
import { CALLER_HEADER } from "#workers/mcp/session-headers";
import { SessionTransport } from "#workers/mcp/session-transport";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const stubOf = (sessionId: string) => env.MCP_SESSIONS.get(env.MCP_SESSIONS.idFromString(sessionId));
const PING = message("ping");

async function storedIn(sessionId: string): Promise<StoredSession | undefined> {
	return runInDurableObject(stubOf(sessionId), (_object: McpSession, state) =>
		state.storage.kv.get<StoredSession>("session"),
	);
}

/** As if nobody had used the session since then. */
async function lastUsed(sessionId: string, at: number): Promise<void> {
	await runInDurableObject(stubOf(sessionId), (_object: McpSession, state) => {
		const stored = state.storage.kv.get<StoredSession>("session");
		state.storage.kv.put("session", { ...stored, lastUsedAt: at });
	});
}

describe("beginning a session", () => {
	it.each(["2025-03-26", "2025-06-18", "2025-11-25"])("agrees on %s", async (protocolVersion) => {
		const { answer } = await beginSession({ protocolVersion });
		expect(answer.body).toMatchObject({ result: { protocolVersion, serverInfo: { name: "launchweek" } } });
	});

	it.each(["2024-11-05", "2026-07-28", "2099-01-01", "soon"])("offers its latest for %s", async (protocolVersion) => {
		const { answer } = await beginSession({ protocolVersion });
		expect(answer.body).toMatchObject({ result: { protocolVersion: "2025-11-25" } });
	});

	it("keeps less than 2 KB, whatever the client says of itself", async () => {
		const { sessionId } = await beginSession({
			capabilities: { experimental: { big: { text: "x".repeat(50_000) } } },
			clientInfo: { name: "n".repeat(50_000), version: "v".repeat(50_000) },
		});
		const stored = await storedIn(sessionId);
		expect(stored).toMatchObject({ initialize: { protocolVersion: "2025-11-25" } });
		expect(JSON.stringify(stored).length).toBeLessThan(2048);
	});

	it.each([
		{ capabilities: {}, clientInfo: { name: "n", version: "1" } },
		{ protocolVersion: 20_251_125, capabilities: {}, clientInfo: { name: "n", version: "1" } },
		{ protocolVersion: "2025-11-25", clientInfo: { name: "n", version: "1" } },
		{ protocolVersion: "2025-11-25", capabilities: [], clientInfo: { name: "n", version: "1" } },
		{ protocolVersion: "2025-11-25", capabilities: {} },
		{ protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "n" } },
	])("refuses the parameters %j under the request's id, and wakes no session", async (params) => {
		const before = (await listDurableObjectIds(env.MCP_SESSIONS)).length;
		const answer = await mcp({ ...message("initialize", params), id: "first" });
		expect([answer.status, answer.body]).toMatchObject([400, { id: "first", error: { code: -32_602 } }]);
		expect((await listDurableObjectIds(env.MCP_SESSIONS)).length).toBe(before);
	});
});

describe("a request without a session", () => {
	it("is told to begin one", async () => {
		expect(await mcp(PING)).toMatchObject({ status: 400, body: { error: { code: -32000 } } });
	});

	it.each(["GET", "DELETE"])("with %s is not allowed", async (method) => {
		const answer = await mcp(undefined, { method });
		expect(answer.status).toBe(405);
		expect(answer.headers.get("Allow")).toBe("POST");
	});

	it.each(["made-up", "0".repeat(64), "../../x"])("with the id %s is not found, and wakes nothing", async (id) => {
		const before = await listDurableObjectIds(env.MCP_SESSIONS);
		expect((await mcp(PING, { headers: { "Mcp-Session-Id": id } })).status).toBe(404);
		expect(await listDurableObjectIds(env.MCP_SESSIONS)).toHaveLength(before.length);
	});
});

describe("within a session", () => {
	it("a stream can be opened, and says nothing", async () => {
		const { sessionId } = await beginSession();
		const response = await workerFetch(`${ORIGIN}/mcp`, {
			headers: { Accept: "text/event-stream", "Mcp-Session-Id": sessionId },
		});
		expect(response.status).toBe(200);
		expect(response.headers.get("Content-Type")).toBe("text/event-stream");
		const reader = response.body?.getReader();
		expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(": keep-alive\n\n");
		await reader?.cancel();
	});

	it("an unknown protocol version is refused", async () => {
		const { send } = await beginSession();
		expect((await send(PING, { headers: { "MCP-Protocol-Version": "1999-01-01" } })).status).toBe(400);
		expect((await send(PING, { headers: { "MCP-Protocol-Version": "2025-11-25" } })).status).toBe(200);
	});

	it("a second initialize is refused", async () => {
		const { send } = await beginSession();
		const again = message("initialize", {
			protocolVersion: "2025-11-25",
			capabilities: {},
			clientInfo: { name: "x", version: "1" },
		});
		expect(await send(again)).toMatchObject({ status: 400, body: { error: { code: -32600 } } });
	});

	it("DELETE ends it", async () => {
		const { sessionId, send } = await beginSession();
		expect((await send(undefined, { method: "DELETE" })).status).toBe(200);
		expect((await send(PING)).status).toBe(404);
		expect(await storedIn(sessionId)).toBeUndefined();
	});

	it("batches are answered for 2025-03-26, and only there", async () => {
		const batch = [PING, message("tools/list", undefined, 2), { jsonrpc: "2.0", method: "notifications/initialized" }];
		const old = await beginSession({ protocolVersion: "2025-03-26" });
		const response = await workerFetch(`${ORIGIN}/mcp`, {
			method: "POST",
			headers: {
				"Content-Type": "application/json",
				Accept: "application/json, text/event-stream",
				"Mcp-Session-Id": old.sessionId,
			},
			body: JSON.stringify(batch),
		});
		const answers = messagesIn(await response.text());
		expect(answers.map((answer) => answer.id).sort()).toEqual([1, 2]);
		const recent = await beginSession({ protocolVersion: "2025-06-18" });
		expect(await recent.send(batch)).toMatchObject({ status: 400, body: { error: { code: -32600 } } });
	});
});

describe("the session of a user", () => {
	it("begins anonymously, becomes theirs when they sign in, and is nobody else's then", async () => {
		const [ada, bob] = [await world.person(), await world.person()];
		const { send } = await beginSession();
		expect((await send(PING, { as: bob })).status).toBe(200);
		expect((await send(PING, { as: ada })).status).toBe(404);
		expect((await send(PING)).status).toBe(404);
		expect((await send(PING, { as: bob })).status).toBe(200);
	});

	it("becomes one person's of two who use it at once, and stays ended for who used it while it ended", async () => {
		const [ada, bob] = [await world.person(), await world.person()];
		/** A request to the session's object whose body has not come yet. */
		const begun = async (sessionId: string, userId: number) => {
			const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
			const headers = {
				"Content-Type": "application/json",
				Accept: "application/json, text/event-stream",
				"Mcp-Session-Id": sessionId,
				[CALLER_HEADER]: JSON.stringify({ kind: "user", userId, scopes: [] }),
			};
			const answer = stubOf(sessionId).fetch(`${ORIGIN}/mcp`, { method: "POST", headers, body: readable });
			const writer = writable.getWriter();
			await writer.write(new TextEncoder().encode(JSON.stringify(PING).slice(0, 5)));
			await new Promise((resolve) => setTimeout(resolve, 50));
			return async () => {
				await writer.write(new TextEncoder().encode(JSON.stringify(PING).slice(5)));
				await writer.close();
				const { status, text } = await answer.then(async (said) => ({ status: said.status, text: await said.text() }));
				return { status, text };
			};
		};
		const { sessionId } = await beginSession();
		const first = await begun(sessionId, ada.userId);
		const second = await begun(sessionId, bob.userId);
		expect((await first()).status).toBe(200);
		expect((await second()).status).toBe(404);
		expect(await storedIn(sessionId)).toMatchObject({ userId: ada.userId });

		const other = await beginSession();
		const late = await begun(other.sessionId, ada.userId);
		const end = { method: "DELETE", headers: { "Mcp-Session-Id": other.sessionId } };
		expect((await mcp(undefined, end)).status).toBe(200);
		expect((await late()).status).toBe(404);
		expect(await storedIn(other.sessionId)).toBeUndefined();
	});
});

describe("the object of a session", () => {
	it("can be evicted in the middle of a conversation", async () => {
		const ada = await world.person("ada@example.com");
		const { client, transport } = await legacyClient("2025-06-18", { as: ada });
		expect((await client.listTools()).tools.length).toBeGreaterThan(0);
		const sessionId = transport.sessionId ?? "";
		await evictDurableObject(stubOf(sessionId));
		const result = await client.callTool({ name: "get_account", arguments: {} });
		expect(answerIn(result)).toMatchObject({ email: "ada@example.com" });
		expect(transport.sessionId).toBe(sessionId);
		await evictDurableObject(stubOf(sessionId));
		await client.ping();
		await transport.terminateSession();
		await client.close();
	});

	it("is begun again by the next request where that failed", async () => {
		const { send, sessionId } = await beginSession();
		await evictDurableObject(stubOf(sessionId));
		const broken = vi.spyOn(SessionTransport.prototype, "handleRequest");
		onTestFinished(() => broken.mockRestore());
		broken.mockRejectedValueOnce(new Error("Network connection lost."));
		expect((await send(PING)).status).toBe(500);
		expect((await send(PING)).status).toBe(200);
	});

	it("keeps a session that is used, and looks again later", async () => {
		const { sessionId, send } = await beginSession();
		await lastUsed(sessionId, Date.now() - SESSION_IDLE_MS / 2);
		expect(await runDurableObjectAlarm(stubOf(sessionId))).toBe(true);
		expect((await send(PING)).status).toBe(200);
		const alarm = await runInDurableObject(stubOf(sessionId), (_object: McpSession, state) => state.storage.getAlarm());
		expect(alarm).toBeGreaterThan(Date.now());
		expect((await storedIn(sessionId))?.lastUsedAt).toBeGreaterThan(Date.now() - 60_000);
	});

	it("deletes a session that nobody used for a day, and all of a thousand (of fifty when in a hurry)", async () => {
		const count = env.TEST_DEPTH === "full" ? 1000 : 50;
		const sessions = await inBatches(count, async () => (await beginSession()).sessionId);
		expect(new Set(sessions).size).toBe(count);
		const left = await inBatches(sessions.length, async (index) => {
			const sessionId = sessions[index] ?? "";
			await lastUsed(sessionId, Date.now() - SESSION_IDLE_MS - 1);
			expect(await runDurableObjectAlarm(stubOf(sessionId))).toBe(true);
			return runInDurableObject(stubOf(sessionId), async (_object: McpSession, state) => ({
				keys: [...state.storage.kv.list()].length,
				alarm: await state.storage.getAlarm(),
			}));
		});
		expect(left.filter(({ keys, alarm }) => keys > 0 || alarm !== null)).toEqual([]);
		expect((await mcp(PING, { headers: { "Mcp-Session-Id": sessions[0] ?? "" } })).status).toBe(404);
	});
});

async function inBatches<T>(count: number, make: (index: number) => Promise<T>, size = 50): Promise<T[]> {
	const made: T[] = [];
	for (let start = 0; start < count; start += size) {
		const indexes = Array.from({ length: Math.min(size, count - start) }, (_, offset) => start + offset);
		made.push(...(await Promise.all(indexes.map(make))));
	}
	return made;
}
