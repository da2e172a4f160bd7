import { beforeEach, describe, expect, it } from "vitest";
import { mintListing } from "#testing/listings";
import { answerIn, message, modern, type RawOptions } from "#testing/mcp-http";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";
import { directCall, directList } from "#workers/mcp/direct-call";
import { surfaceOf } from "#workers/mcp/surface";

let world: World;
let ada: Person;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	listingId = (await mintListing(world.db, "inkfern", { ownerId: ada.userId })).id;
});

const VERSION = "2026-07-28";
const META = "io.modelcontextprotocol/";
/** What makes the same request one that the SDK answers: it knows nothing of this member, and passes it on. */
const UNKNOWN = { "test.example/trace": "1" };
const call = (name: string, args: Record<string, unknown> = {}) => ({ name, arguments: args });

/** A plain request, and what is unusual about it. */
function isDirect(more: { params?: object; meta?: object; headers?: Record<string, string>; body?: object } = {}) {
	const _meta = {
		[`${META}protocolVersion`]: VERSION,
		[`${META}clientCapabilities`]: {},
		[`${META}clientInfo`]: { name: "raw", version: "1" },
		...more.meta,
	};
	const params = { ...call("get_site_info"), _meta, ...more.params };
	const headers = {
		Accept: "application/json, text/event-stream",
		"MCP-Protocol-Version": VERSION,
		"Mcp-Method": "tools/call",
		"Mcp-Name": "get_site_info",
		...more.headers,
	};
	const request = new Request(`${ORIGIN}/mcp`, { method: "POST", headers });
	return (
		directCall(request, { ...message("tools/call", params), ...more.body }, { surface: surfaceOf(request) }) !== null
	);
}

describe("a call is answered directly", () => {
	it.each([
		["that is plain", {}],
		["with a word as its id", { body: { id: "a" } }],
		["with a key", { meta: { "idempotency-key": "once" } }],
		["of a client that does not say who it is", { meta: { [`${META}clientInfo`]: undefined } }],
		[
			"of one that shows forms, of a tool that asks nothing",
			{ meta: { [`${META}clientCapabilities`]: { elicitation: {} } } },
		],
	])("%s", (_what, more) => expect(isDirect(more)).toBe(true));

	it.each([
		["another method", { body: { method: "tools/list" } }],
		["a notification", { body: { id: undefined } }],
		["a member too many", { body: { surplus: true } }],
		["a parameter too many", { params: { surplus: true } }],
		["arguments that are none", { params: { arguments: [] } }],
		["a tool that there is not", { params: { name: "invented" }, headers: { "Mcp-Name": "invented" } }],
		["a tool that is not offered", { headers: { "X-MCP-Tools": "get_listing" } }],
		["a wish for reports", { meta: { progressToken: 1 } }],
		["what nobody here knows", { meta: UNKNOWN }],
		["another version", { meta: { [`${META}protocolVersion`]: "2027-01-01" } }],
		["a header of another version", { headers: { "MCP-Protocol-Version": "2025-11-25" } }],
		["a header of another tool", { headers: { "Mcp-Name": "get_listing" } }],
		["no stream taken", { headers: { Accept: "application/json" } }],
		["no capabilities", { meta: { [`${META}clientCapabilities`]: undefined } }],
		["capabilities with something in them", { meta: { [`${META}clientCapabilities`]: { roots: { listChanged: 1 } } } }],
		["a client without a name", { meta: { [`${META}clientInfo`]: { version: "1" } } }],
	])("but not %s, which the SDK answers", (_what, more) => expect(isDirect({ ...more } as object)).toBe(false));

	it("but not a tool that may ask the person something, of a client that shows forms", () => {
		const capabilities = { [`${META}clientCapabilities`]: { elicitation: {} } };
		const asking = { params: call("claim_listing"), headers: { "Mcp-Name": "claim_listing" } };
		expect([isDirect(asking), isDirect({ ...asking, meta: capabilities })]).toEqual([true, false]);
	});
});

describe("the list of tools is answered directly", () => {
	const asked = (more: { params?: object; headers?: Record<string, string> } = {}) => {
		const _meta = { [`${META}protocolVersion`]: VERSION, [`${META}clientCapabilities`]: { elicitation: {} } };
		const headers = {
			Accept: "application/json, text/event-stream",
			"MCP-Protocol-Version": VERSION,
			"Mcp-Method": "tools/list",
			...more.headers,
		};
		const request = new Request(`${ORIGIN}/mcp`, { method: "POST", headers });
		return directList(request, message("tools/list", { _meta, ...more.params }));
	};
	it("to a plain request", () => expect(asked()).toBe(1));

	it.each([
		["a place in it", { params: { cursor: "2" } }],
		["a name", { headers: { "Mcp-Name": "get_listing" } }],
		["a header of another method", { headers: { "Mcp-Method": "tools/call" } }],
		["what nobody here knows", { params: { _meta: UNKNOWN } }],
	])("but not to one with %s", (_what, more) => expect(asked(more as object)).toBeNull());
});

/** Of an answer what is the same whenever it is asked: a refusal names its request. */
function told({ status, headers, body }: Awaited<ReturnType<typeof modern>>) {
	const text = JSON.stringify({ status, type: headers.get("Content-Type"), body });
	return JSON.parse(text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID"));
}

describe("it is answered as the SDK does", () => {
	it.each<[string, ReturnType<typeof call>, RawOptions]>([
		["an answer in brief", call("get_listing", { slug: "inkfern" }), {}],
		["a whole one", call("get_listing", { slug: "inkfern", detail: "full" }), {}],
		["an answer as text alone", call("get_listing", { slug: "inkfern" }), { query: "?answers=text" }],
		["one to whoever reads shapes", call("get_listing", { slug: "inkfern" }), { query: "?schemas=full" }],
		["a refusal", call("get_listing", { slug: "nothing" }), {}],
		["bad arguments", call("search_listings", { stage: "sideways" }), {}],
		["no arguments", { name: "list_categories" } as ReturnType<typeof call>, {}],
		["a page of an allowed origin", call("get_site_info"), { headers: { Origin: ORIGIN } }],
	])("%s", async (_what, params, options) => {
		const direct = await modern("tools/call", params, options);
		expect(told(direct)).toEqual(told(await modern("tools/call", params, { ...options, meta: UNKNOWN })));
		expect(direct.body).toMatchObject({ id: 1, result: { resultType: "complete" } });
	});

	it.each<[string, RawOptions]>([
		["the tools", {}],
		["the tools with whole schemas", { query: "?schemas=full" }],
		["those with whole schemas and text alone", { query: "?schemas=full&answers=text" }],
		["some of the tools", { query: "?readonly=1&toolsets=directory" }],
	])("%s", async (_what, options) => {
		const direct = await modern("tools/list", {}, options);
		const bySdk = await modern("tools/list", {}, { ...options, meta: UNKNOWN });
		expect(told(direct)).toEqual(told(bySdk));
		expect(direct.body).toMatchObject({
			id: 1,
			result: { tools: expect.arrayContaining([expect.objectContaining({ name: "get_listing" })]) },
		});
	});

	it("a write, and its replay", async () => {
		const params = call("post_listing_update", { listing_id: listingId, title: "First", body: "New." });
		const key = { "idempotency-key": "once" };
		const written = await modern("tools/call", params, { as: ada, meta: key });
		const replayed = await modern("tools/call", params, { as: ada, meta: key });
		expect(answerIn(replayed.body?.result)).toEqual(answerIn(written.body?.result));
		expect(told(replayed)).toEqual(told(await modern("tools/call", params, { as: ada, meta: { ...key, ...UNKNOWN } })));
	});
});
