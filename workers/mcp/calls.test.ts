import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { drafts, listingUpdates } from "#store/schema/index";
import { hurryTimers } from "#testing/hurried-timers";
import { mintListing } from "#testing/listings";
import { legacyClient, modernClient } from "#testing/mcp-clients";
import { answerIn, beginSession, message, modern } from "#testing/mcp-http";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const update = (listingId: number, title: string) => ({
	name: "post_listing_update",
	arguments: { listing_id: listingId, title, body: "What is new." },
});

interface ToolResult {
	isError?: boolean;
	_meta?: Record<string, unknown>;
	content: { text: string }[];
}

const resultOf = (body: Record<string, unknown> | null) => body?.result as ToolResult;
const codeOf = (result: ToolResult) => answerIn<{ code?: string }>(result).code;

describe("an idempotency key", () => {
	let ada: Person;
	let listingId: number;
	beforeEach(async () => {
		ada = await world.person();
		listingId = (await mintListing(world.db, "inkfern", { ownerId: ada.userId })).id;
	});

	it.each([
		["in the message's _meta", { meta: { "idempotency-key": "once" } }],
		["in the header of the request", { headers: { "Idempotency-Key": "once" } }],
	])("%s makes a retry safe, and says that it is one", async (_where, key) => {
		const call = () => modern("tools/call", update(listingId, "First"), { as: ada, ...key });
		const first = resultOf((await call()).body);
		const again = resultOf((await call()).body);
		expect(answerIn(first)).toMatchObject({ listing_id: listingId, update: { title: "First" } });
		expect(answerIn(again)).toEqual(answerIn(first));
		expect(first._meta?.["idempotency-replayed"]).toBeUndefined();
		expect(again._meta?.["idempotency-replayed"]).toBe(true);
	});

	it("holds over both doors and in sessions", async () => {
		const { send } = await beginSession({}, { as: ada, query: "?schemas=full" });
		const params = { ...update(listingId, "First"), _meta: { "idempotency-key": "shared" } };
		const first = resultOf((await send(message("tools/call", params))).body);
		const { title, body } = params.arguments;
		const rest = await world.api("POST", `/me/listings/${listingId}/updates`, {
			as: ada,
			body: { title, body },
			headers: { "Idempotency-Key": "shared" },
		});
		expect(rest.headers.get("Idempotency-Replayed")).toBe("true");
		expect(rest.body).toEqual(answerIn(first));
	});

	it("with other arguments, or that is none, is refused", async () => {
		const key = { "idempotency-key": "once" };
		await modern("tools/call", update(listingId, "First"), { as: ada, meta: key });
		const other = await modern("tools/call", update(listingId, "Second"), { as: ada, meta: key });
		expect(codeOf(resultOf(other.body))).toBe("idempotency_key_reused");
		for (const bad of ["", "with space", 7, "x".repeat(256)]) {
			const meta = { "idempotency-key": bad };
			const answer = await modern("tools/call", update(listingId, "Third"), { as: ada, meta });
			expect(codeOf(resultOf(answer.body))).toBe("invalid_idempotency_key");
		}
	});

	it.each([
		["of a call by itself", async () => modern],
		[
			"of a session",
			async () => {
				const { send } = await beginSession({}, { as: ada });
				return (
					method: string,
					params: object,
					{ meta, ...options }: { meta: object; headers: Record<string, string> },
				) => send(message(method, { ...params, _meta: meta }), options);
			},
		],
	])("%s is one: two that differ are refused by name, and two that agree are one", async (_of, begin) => {
		const call = await begin();
		const both = (header: string) => ({
			as: ada,
			meta: { "idempotency-key": "in-the-message" },
			headers: { "Idempotency-Key": header },
		});
		const refused = resultOf((await call("tools/call", update(listingId, "First"), both("in-the-header"))).body);
		expect(answerIn(refused)).toMatchObject({
			code: "invalid_idempotency_key",
			detail: expect.stringMatching(/"in-the-message".*"in-the-header"/),
		});
		expect(await world.db.$count(listingUpdates)).toBe(0);
		const params = update(listingId, "First");
		await call("tools/call", params, both("in-the-message"));
		const again = resultOf((await call("tools/call", params, both("in-the-message"))).body);
		expect(again._meta?.["idempotency-replayed"]).toBe(true);
		// A read takes no key, and is answered whatever is sent beside it.
		const read = resultOf((await call("tools/call", { name: "get_site_info", arguments: {} }, both("other"))).body);
		expect(read.isError).toBeFalsy();
	});
});

describe("waiting for a draft", () => {
	const CLIENTS = {
		"2026-07-28": async (as: Person) => modernClient({ pin: "2026-07-28" }, { as }),
		"2025-11-25": async (as: Person) => (await legacyClient("2025-11-25", { as })).client,
	};

	it.each(Object.entries(CLIENTS))(
		"a client of %s that asks for progress gets it, and then the draft",
		async (_v, connect) => {
			const ada = await world.person();
			const client = await connect(ada);
			const submitted = await client.callTool({
				name: "submit_listing",
				arguments: { url: "https://example.com/" },
			});
			const { id } = answerIn<{ id: string }>(submitted);
			const reports: number[] = [];
			const onprogress = async ({ progress }: { progress: number }) => {
				reports.push(progress);
				await world.db.update(drafts).set({ status: "ready" }).where(eq(drafts.id, id));
			};
			hurryTimers();
			const call = { name: "get_draft", arguments: { id } };
			// The two generations of the client differ in their second parameter.
			const result = await ("getProtocolEra" in client
				? client.callTool(call, { onprogress })
				: client.callTool(call, undefined, { onprogress }));
			expect(reports.length).toBeGreaterThan(0);
			expect(answerIn(result)).toMatchObject({ id, status: "ready" });
			await client.close();
		},
	);

	it("a client that does not ask gets the unfinished draft at once", async () => {
		const client = await modernClient({ pin: "2026-07-28" }, { as: await world.person() });
		const submitted = await client.callTool({ name: "submit_listing", arguments: { url: "https://example.com/" } });
		const { id } = answerIn<{ id: string }>(submitted);
		const result = await client.callTool({ name: "get_draft", arguments: { id } });
		expect(answerIn(result)).toMatchObject({ status: "crawling" });
		await client.close();
	});
});

describe("a listing as a resource", () => {
	it("is found by its template and read like the tool reads it", async () => {
		await mintListing(world.db, "inkfern");
		const client = await modernClient();
		const { resourceTemplates } = await client.listResourceTemplates();
		expect(resourceTemplates[0]).toMatchObject({ uriTemplate: "listing://{slug}" });
		const { contents } = await client.readResource({ uri: "listing://inkfern" });
		const result = await client.callTool({ name: "get_listing", arguments: { slug: "inkfern", detail: "full" } });
		const [content] = contents as { text: string }[];
		expect(JSON.parse(content?.text ?? "")).toEqual(answerIn(result));
		await expect(client.readResource({ uri: "listing://nothing" })).rejects.toMatchObject({ code: -32602 });
		await client.close();
	});
});

describe("an argument that a tool does not know", () => {
	it.each([
		["search_listings", { query: "invoices" }, "/query", / leave it out\. Known here: q, category, /],
		["get_my_listing", { slug: "inkfern" }, "/slug", / leave it out\. Known here: listing_id\.$/],
		["get_site_info", { lang: "en" }, "/lang", / leave it out\. Nothing is taken here\.$/],
	])("of %s is refused with those that it knows", async (name, args, pointer, message) => {
		const ada = await world.person();
		const result = resultOf((await modern("tools/call", { name, arguments: args }, { as: ada })).body);
		const { errors } = answerIn<{ errors: { pointer: string; message: string }[] }>(result);
		expect(errors).toContainEqual(expect.objectContaining({ pointer, message: expect.stringMatching(message) }));
	});
});

it("names the choices of an argument that is missing", async () => {
	const ada = await world.person();
	const call = { name: "claim_listing", arguments: { slug: "inkfern" } };
	const result = resultOf((await modern("tools/call", call, { as: ada })).body);
	expect(answerIn(result)).toMatchObject({
		errors: [
			{ pointer: "/method", code: "required", message: expect.stringContaining("Use one of: dns, meta, file,") },
		],
	});
});
