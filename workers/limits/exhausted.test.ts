import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { listings } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { workerFetch } from "#testing/mcp-clients";
import { beginSession, message, modern } from "#testing/mcp-http";
import { PRODUCTION } from "#testing/production";
import { countRows } from "#testing/rows";
import { setSettings } from "#testing/settings";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";

/** Windows of a whole day, the longest there are: none ends in the middle of a test, but at midnight. */

/** What every door says to a caller who has spent a limit: which class, how much of it there is, and when to come back. */

let world: World;
let ada: Person;
/** Counts of an isolate outlive a test, so each test comes from a network and as a person of its own. */
let networks = 0;
let network: Record<string, string>;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person(`ada${++networks}@example.com`);
	network = { "CF-Connecting-IP": `192.0.2.${networks}` };
});

const get = (path: string, headers: Record<string, string> = {}) =>
	workerFetch(ORIGIN + path, { headers: { ...network, ...headers } });

/** The last of as many requests as spend a limit of two. */
async function third(send: () => Promise<Response>): Promise<Response> {
	await (await send()).body?.cancel();
	await (await send()).body?.cancel();
	return send();
}

function expectExhausted(headers: Headers, rateClass: string, policy: string): void {
	expect(headers.get("RateLimit-Policy")).toBe(`"${rateClass}";${policy}`);
	expect(headers.get("RateLimit")).toMatch(new RegExp(`^"${rateClass}";r=0;t=\\d+$`));
	expect(headers.get("RateLimit")).toContain(`t=${headers.get("Retry-After")}`);
}

/** The problem that a refused tool call carries as text. */
function problemIn(body: Record<string, unknown> | null): Record<string, unknown> {
	const { content } = (body?.result ?? {}) as { content?: { text: string }[] };
	return JSON.parse(content?.[0]?.text ?? "null") as Record<string, unknown>;
}

describe("REST", () => {
	it("names the class of reads and writes", async () => {
		await setSettings({ rate_limit_read: "2/86400", rate_limit_write: "2/86400" });
		const read = await third(() => get("/api/v1/site"));
		expect(read.status).toBe(429);
		expectExhausted(read.headers, "read", "q=2;w=86400");
		expect(await read.json()).toMatchObject({
			code: "rate_limited",
			rate_limit: { class: "read", limit: 2, window_seconds: 86_400, remaining: 0 },
		});
		const post = () =>
			workerFetch(`${ORIGIN}/api/v1/claims`, { method: "POST", headers: { Authorization: `Bearer ${ada.key}` } });
		expectExhausted((await third(post)).headers, "write", "q=2;w=86400");
	});

	it("reads nothing for whoever asks only whether something has changed", async () => {
		await setSettings({ rate_limit_read: "2/86400" });
		const ask = () => get("/api/v1/site", { "If-None-Match": '"old"' });
		expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
		const { result, statements } = await countRows(ask);
		expectExhausted(result.headers, "read", "q=2;w=86400");
		expect([result.status, statements]).toEqual([429, 0]);
	});

	it("calls spent costly work costly, whether it was seen before or in the commit", async () => {
		await setSettings({ rate_limit_costly: "2/86400" });
		const submit = (i: number) =>
			world.api("POST", "/drafts", { as: ada, body: { url: `https://a${i}.example.com/` } });
		const together = await Promise.all([1, 2, 3, 4, 5].map(submit));
		const refused = [...together.filter((answer) => answer.status === 429), await submit(6)];
		expect(refused.length).toBe(4);
		for (const answer of refused) expectExhausted(answer.headers, "costly", "q=2;w=86400");
	});

	it("names the class that guessing credentials is counted in", async () => {
		await setSettings({ rate_limit_write: "2/86400" });
		const answer = await third(() => get("/api/v1/site", { Authorization: "Bearer nonsense" }));
		expect(answer.status).toBe(429);
		expectExhausted(answer.headers, "write", "q=2;w=86400");
	});
});

describe("the tool server", () => {
	it("says it in headers where HTTP answers, and before that where the caller stands", async () => {
		await setSettings({ rate_limit_read: "2/86400" });
		const list = () => modern("tools/list", {}, { headers: network });
		expect((await list()).headers.get("RateLimit")).toMatch(/^"read";r=1;t=\d+$/);
		await list();
		const answer = await list();
		expect(answer.status).toBe(429);
		expectExhausted(answer.headers, "read", "q=2;w=86400");
	});

	it("counts tool calls as REST counts requests", async () => {
		await setSettings({ rate_limit_read: "2/86400" });
		const call = () => modern("tools/call", { name: "get_site_info", arguments: {} }, { headers: network });
		expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
		expect(problemIn((await call()).body)).toMatchObject({ code: "rate_limited", rate_limit: { class: "read" } });
	});

	it.each([
		["a tool that there is not", { name: "get_everything", arguments: {} }],
		["a detail that there is not", { name: "get_site_info", arguments: { detail: "most" } }],
	])("counts calls of %s too", async (_name, call) => {
		await setSettings({ rate_limit_read: "2/86400" });
		for (let sent = 0; sent < 2; sent++)
			expect((await modern("tools/call", call, { headers: network })).status).toBe(200);
		expect(JSON.stringify((await modern("tools/call", call, { headers: network })).body)).toContain("rate_limited");
	});

	it("counts calls that nobody confirms", async () => {
		await setSettings({ rate_limit_read: "2/86400" });
		const { id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
		await world.db.update(listings).set({ followers: 3 }).where(eq(listings.id, id));
		const capabilities = { "io.modelcontextprotocol/clientCapabilities": { elicitation: {} } };
		const post = { name: "post_listing_update", arguments: { listing_id: id, title: "New", body: "What is new." } };
		const call = async () => (await modern("tools/call", post, { as: ada, headers: network, meta: capabilities })).body;
		for (let sent = 0; sent < 2; sent++)
			expect(await call()).toMatchObject({ result: { resultType: "input_required" } });
		expect(problemIn(await call())).toMatchObject({ code: "rate_limited", rate_limit: { class: "read" } });
	});

	it("counts each message of a batch", async () => {
		await setSettings({ rate_limit_read: "4/86400" });
		const { send } = await beginSession({ protocolVersion: "2025-03-26" }, { headers: network });
		const completion = (id: number) =>
			message(
				"completion/complete",
				{ ref: { type: "ref/resource", uri: "listing://{slug}" }, argument: { name: "slug", value: "" } },
				id,
			);
		const call = message("tools/call", { name: "get_site_info", arguments: {} }, 9);
		expect((await send([completion(1), completion(2), call])).status).toBe(200);
		expect((await send([completion(1), completion(2), call])).status).toBe(429);
	});

	it("says it in the body of a refused tool call", async () => {
		await setSettings({ rate_limit_costly: "1/86400" });
		const submit = (url: string) => modern("tools/call", { name: "submit_listing", arguments: { url } }, { as: ada });
		await submit("https://a.example.com/");
		const { body } = await submit("https://b.example.com/");
		const problem = problemIn(body);
		expect(problem).toMatchObject({
			code: "rate_limited",
			rate_limit: { class: "costly", limit: 1, window_seconds: 86_400, remaining: 0 },
		});
		expect(problem.retry_after_seconds).toBe((problem.rate_limit as { reset_seconds: number }).reset_seconds);
	});
});

it("is said by pages, token requests and the mailing of sign-in links too", async () => {
	await setSettings({ rate_limit_read: "2/86400" });
	const page = await third(() => get("/listings"));
	expect(page.status).toBe(429);
	expectExhausted(page.headers, "read", "q=2;w=86400");
	network = { "CF-Connecting-IP": `198.51.100.${networks}` };
	const token = await third(() => workerFetch(`${ORIGIN}/oauth/token`, { method: "POST", headers: network }));
	expect(token.status).toBe(429);
	expectExhausted(token.headers, "read", "q=2;w=86400");
	await setSettings({ rate_limit_read: null });
	const browser = openBrowser(PRODUCTION);
	const form = (await browser.get("/sign-in")).form("/sign-in");
	for (let i = 0; i < 5; i++) await browser.submit(form, { email: "ada@example.com" });
	const refused = await browser.submit(form, { email: "ada@example.com" });
	expect(refused.status).toBe(429);
	expectExhausted(refused.headers, "sign_in", "q=5;w=900");
});
