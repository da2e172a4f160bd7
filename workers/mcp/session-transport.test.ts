import { beforeEach, describe, expect, it } from "vitest";
import { mintDraft } from "#testing/drafts";
import { beginSession, type McpAnswer, message } from "#testing/mcp-http";
import { makeWorld } from "#testing/world";
import { type Received, SessionTransport } from "#workers/mcp/session-transport";

beforeEach(async () => {
	await makeWorld();
});

const call = (id: number | string, params: object = {}) =>
	message("tools/call", { name: "get_site_info", arguments: {}, ...params }, id);
const typeOf = ({ headers }: McpAnswer) => headers.get("Content-Type")?.split(";")[0];

it("answers a plain call with one JSON message of the session", async () => {
	const { send, sessionId } = await beginSession();
	const answer = await send(call("a"));
	expect([answer.status, typeOf(answer)]).toEqual([200, "application/json"]);
	expect(answer.headers.get("Mcp-Session-Id")).toBe(sessionId);
	expect(answer.body).toMatchObject({ jsonrpc: "2.0", id: "a", result: { content: [{ type: "text" }] } });
});

it("answers calls that come at once each with its own", async () => {
	const { send } = await beginSession();
	const answers = await Promise.all([1, 2, 3].map((id) => send(call(id))));
	expect(answers.map(({ body }) => body?.id)).toEqual([1, 2, 3]);
});

/** A transport whose calls are answered when the test says so. */
function heldTransport() {
	const transport = new SessionTransport({ sessionIdGenerator: () => "s" });
	transport.sessionId = "s";
	const held: { signal: AbortSignal; answer: (text: string) => void }[] = [];
	const directly: Received["directly"] = () => (signal) =>
		new Promise((resolve) => held.push({ signal, answer: (text) => resolve(new Response(text)) }));
	const post = (parsedBody: object, signal?: AbortSignal) => {
		const headers = { Accept: "application/json, text/event-stream", "Mcp-Session-Id": "s" };
		const request = new Request("https://example.com/mcp", { method: "POST", headers, ...(signal && { signal }) });
		return transport.answer(request, { authInfo: {} as Received["authInfo"], parsedBody, directly }, false);
	};
	return { transport, held, post };
}

it("answers no later call of the same id with what was called off", async () => {
	const { held, post } = heldTransport();
	const gone = new AbortController();
	const first = post(call(1), gone.signal);
	gone.abort();
	expect((await first).status).toBe(202);
	const second = post(call(1));
	held[0]?.answer("first");
	await new Promise((resolve) => setTimeout(resolve));
	held[1]?.answer("second");
	expect(await (await second).text()).toBe("second");
});

it("gives a call that it answers itself no answer of the SDK to another of the same id", async () => {
	const { transport, held, post } = heldTransport();
	const first = post(call(1));
	await transport.send({ jsonrpc: "2.0", id: 1, result: {} }).catch(() => undefined);
	held[0]?.answer("first");
	expect(await (await first).text()).toBe("first");
});

it("refuses a request whose id another has that runs, or that shares its batch, and gives each its own answer", async () => {
	const world = await makeWorld();
	const ada = await world.person();
	const { id } = await mintDraft(world.db, ada, { row: { status: "crawling" } });
	const watch = message("tools/call", { name: "get_draft", arguments: { id }, _meta: { progressToken: 7 } }, 7);
	const { send } = await beginSession({ protocolVersion: "2025-03-26" }, { as: ada });
	const stream = send(watch);
	await new Promise((resolve) => setTimeout(resolve, 300));
	const refused = {
		status: 400,
		body: { id: null, error: { code: -32600, message: expect.stringContaining("id 7") } },
	};
	expect(await send(call(7))).toMatchObject(refused);
	expect(await send(call(7, { _meta: { progressToken: 8 } }))).toMatchObject(refused);
	expect(await send([message("ping", undefined, 6), message("ping", undefined, 7)])).toMatchObject(refused);
	expect(await send(call("7"))).toMatchObject({ status: 200, body: { id: "7" } });
	await send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 7 } });
	expect((await stream).body).toMatchObject({ method: "notifications/progress" });
	expect(await send([message("ping", undefined, 7), message("ping", undefined, 7)])).toMatchObject(refused);
	expect(await send(call(7))).toMatchObject({ status: 200, body: { id: 7 } });

	const held = heldTransport();
	const first = held.post(call(1));
	expect((await held.post(call(1))).status).toBe(400);
	held.held[0]?.answer("first");
	expect(await (await first).text()).toBe("first");
	expect(held.held).toHaveLength(1);
});

it("tells of a tool that there is not in the same way", async () => {
	const { send } = await beginSession();
	const answer = await send(call(4, { name: "invented" }));
	expect(typeOf(answer)).toBe("application/json");
	expect(answer.body).toMatchObject({ id: 4, error: { message: expect.stringContaining("invented") } });
});

it("keeps a stream for what may be more than one message", async () => {
	const { send } = await beginSession();
	expect(typeOf(await send(call(5, { _meta: { progressToken: "p" } })))).toBe("text/event-stream");
	const asking = await beginSession({ capabilities: { elicitation: {} } });
	expect(typeOf(await asking.send(call(6)))).toBe("text/event-stream");
});

it("ends the stream of a call that is called off, but of a batch only with its last answer", async () => {
	const world = await makeWorld();
	const ada = await world.person();
	const draft = await mintDraft(world.db, ada, { row: { status: "crawling" } });
	const watch = (id: number) =>
		message("tools/call", { name: "get_draft", arguments: { id: draft.id }, _meta: { progressToken: id } }, id);
	const cancel = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } };
	const { send } = await beginSession({ protocolVersion: "2025-03-26" }, { as: ada });
	const endsAfter = async (body: object) => {
		const stream = send(body);
		await new Promise((resolve) => setTimeout(resolve, 300));
		expect((await send(cancel)).status).toBe(202);
		return stream;
	};
	expect((await endsAfter(watch(1))).body).toMatchObject({ method: "notifications/progress" });
	const both = endsAfter([watch(1), watch(2)]);
	const isOpen = new Promise((resolve) => setTimeout(resolve, 1000, "open"));
	expect(await Promise.race([both.then(() => "ended"), isOpen])).toBe("open");
	await send({ ...cancel, params: { requestId: 2 } });
	expect((await both).status).toBe(200);
}, 15_000);

it("leaves to the SDK what it refuses: versions that there are not, messages that are none", async () => {
	const { send } = await beginSession();
	const version = await send(call(7), { headers: { "MCP-Protocol-Version": "1999-01-01" } });
	expect(version.status).toBe(400);
	const surplus = await send({ ...call(8), surplus: true });
	expect(surplus.status).toBe(400);
});

/** What makes the same call one that the SDK answers: it knows nothing of this member, and passes it on. */
const BY_SDK = { _meta: { "test.example/trace": "1" } };

describe.each(["2025-11-25", "2025-06-18", "2025-03-26"])(
	"a plain call of %s is answered as the SDK answers it",
	(protocolVersion) => {
		it.each([
			["an answer in brief", "list_launches", {}],
			["a whole answer", "list_launches", { detail: "full" }],
			["a refusal", "get_listing", { slug: "nobody" }],
			["arguments that are wrong", "list_launches", { section: "invented", surplus: 1 }],
			["a write without a key", "submit_listing", { url: "https://example.com/" }],
		])("%s", async (_what, name, args) => {
			const { send } = await beginSession({ protocolVersion });
			const asked = { name, arguments: args };
			const [direct, bySdk] = [await send(call("x", asked)), await send(call("x", { ...asked, ...BY_SDK }))];
			const shown = ({ status, headers, body }: McpAnswer) => ({
				status,
				type: headers.get("Content-Type"),
				session: headers.get("Mcp-Session-Id"),
				text: JSON.stringify(body).replaceAll(/"request_id\\?":\\?"[^"]*"|\\"request_id\\":\\"[^"]*\\"/g, ""),
			});
			expect(shown(direct)).toEqual(shown(bySdk));
		});
	},
);

it("leaves arguments that are none to the SDK", async () => {
	const { send } = await beginSession();
	expect((await send(call(9, { arguments: [] }))).body).toHaveProperty("error");
});
