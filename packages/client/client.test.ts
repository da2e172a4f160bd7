import { describe, expect, it } from "vitest";
import { LaunchweekError, launchweekClient } from "./index";

interface Sent {
	method: string;
	path: string;
	headers: Headers;
	body: string;
}

/** A client before a service that gives these answers one after the other, and what it sent and how long it waited. */
function before(...answers: (Response | Error)[]) {
	const sent: Sent[] = [];
	const waits: number[] = [];
	const client = launchweekClient({
		origin: "https://directory.example",
		token: async () => "lw_key",
		wait: async (milliseconds, signal) => {
			signal?.throwIfAborted();
			waits.push(milliseconds);
		},
		fetch: async (request) => {
			const { pathname, search } = new URL(request.url);
			const { method, headers } = request;
			sent.push({ method, path: pathname + search, headers, body: await request.text() });
			const answer = answers.shift();
			if (answer === undefined || answer instanceof Error) throw answer ?? new TypeError("no connection");
			return answer;
		},
	});
	return { client, sent, waits };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
	new Response(JSON.stringify(body), { status, headers });
const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
	json({ code, detail: `It is ${code}.`, status, request_id: "r1", next_actions: [] }, status, headers);
const order = { items: [{ product: "launch", listing_id: 7 }] };

describe("a call", () => {
	it("puts each part of its input where it belongs", async () => {
		const { client, sent } = before(json({}), json({}), json({}), json({}));
		await client.call("get_category", { slug: "a b/c", per_page: 5 });
		await client.call("update_draft", { id: "d1", fields: { tagline: null } });
		await client.call("submit_draft", { id: "d1" });
		await client.call("list_products");
		expect(sent.map(({ method, path, body }) => `${method} ${path} ${body}`)).toEqual([
			"GET /api/v1/categories/a%20b%2Fc?per_page=5 ",
			'PATCH /api/v1/drafts/d1 {"fields":{"tagline":null}}',
			"POST /api/v1/drafts/d1/submit ",
			"GET /api/v1/products ",
		]);
		expect(sent[1]?.headers.get("Authorization")).toBe("Bearer lw_key");
		expect(sent.map(({ headers }) => headers.get("Content-Type"))).toEqual([null, "application/json", null, null]);
	});

	it("is not sent without what its path needs", async () => {
		const { client, sent } = before();
		await expect(client.call("get_listing", { slug: "" })).rejects.toThrow("/listings/{slug} needs slug.");
		expect(sent).toEqual([]);
	});

	it("is not sent to write over anything when its tag is empty, which services never see", async () => {
		const { client, sent } = before(json({}));
		const edit = client.call("update_draft", { id: "d1" }, { ifMatch: "" });
		await expect(edit).rejects.toThrow("`ifMatch` is empty");
		expect(sent).toEqual([]);
	});

	it("says what the headers say", async () => {
		const { client, sent } = before(
			json({ slug: "x" }, 200, { ETag: '"v1"', "X-Request-Id": "r1", "Idempotency-Replayed": "true" }),
			new Response(null, { status: 304, headers: { ETag: '"v1"' } }),
		);
		const first = await client.send("get_listing", { slug: "x" });
		expect(first).toMatchObject({ data: { slug: "x" }, status: 200, requestId: "r1", etag: '"v1"', isReplay: true });
		const again = await client.send("get_listing", { slug: "x" }, { ifNoneMatch: '"v1"' });
		expect(again).toMatchObject({ data: null, status: 304 });
		expect(sent[1]?.headers.get("If-None-Match")).toBe('"v1"');
	});
});

describe("repeats", () => {
	it("carry one key for a write, another for the next, and none for a read", async () => {
		const { client, sent, waits } = before(
			problem(503, "unavailable"),
			new TypeError("the connection broke"),
			problem(500, "internal"),
			json({ number: "LW-1" }),
			json({ number: "LW-2" }),
			json({}),
		);
		await client.call("create_checkout", order);
		await client.call("create_checkout", order);
		await client.call("get_account");
		const keys = sent.map(({ headers }) => headers.get("Idempotency-Key"));
		expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
		expect(new Set(keys.slice(0, 4)).size).toBe(1);
		expect(keys[4]).not.toBe(keys[0]);
		expect(keys[5]).toBeNull();
		expect(new Set(sent.slice(0, 4).map(({ body }) => body)).size).toBe(1);
		expect(waits).toHaveLength(3);
		for (const [index, wait] of waits.entries()) {
			expect(wait).toBeGreaterThanOrEqual(375 * 2 ** index);
			expect(wait).toBeLessThanOrEqual(625 * 2 ** index);
		}
	});

	it("take a key of one's own", async () => {
		const { client, sent } = before(json({}));
		await client.call("create_checkout", order, { idempotencyKey: "order:7" });
		expect(sent[0]?.headers.get("Idempotency-Key")).toBe("order:7");
	});

	it("wait as long as they are asked to, by seconds or by a date", async () => {
		const date = new Date(Date.now() + 10_000).toUTCString();
		const { client, waits } = before(
			problem(429, "rate_limited", { "Retry-After": "7" }),
			problem(429, "rate_limited", { "Retry-After": date }),
			json({}),
		);
		await client.call("get_site_info");
		expect(waits[0]).toBe(7000);
		expect(waits[1]).toBeGreaterThan(8000);
		expect(waits[1]).toBeLessThanOrEqual(10_000);
	});

	it("are not made where the wait is too long, nor after a refusal, nor for ever", async () => {
		const long = before(problem(429, "rate_limited", { "Retry-After": "3600" }));
		await expect(long.client.call("get_site_info")).rejects.toMatchObject({
			code: "rate_limited",
			retryAfterSeconds: 3600,
		});
		const refused = before(problem(400, "draft_not_ready"));
		await expect(refused.client.call("submit_draft", { id: "d" })).rejects.toMatchObject({ code: "draft_not_ready" });
		const down = before();
		await expect(down.client.call("get_site_info")).rejects.toThrow("no connection");
		expect([long.sent.length, refused.sent.length, down.sent.length]).toEqual([1, 1, 4]);
	});

	it("end with the signal", async () => {
		const stop = new AbortController();
		const { client, sent } = before(problem(503, "unavailable"), json({}));
		stop.abort(new Error("changed my mind"));
		await expect(client.call("get_site_info", {}, { signal: stop.signal })).rejects.toThrow("changed my mind");
		expect(sent.length).toBeLessThanOrEqual(1);
	});

	it("really wait, and are ended while they do", async () => {
		const stop = new AbortController();
		let tries = 0;
		const client = launchweekClient({
			origin: "https://directory.example",
			fetch: async () => {
				tries++;
				setTimeout(() => stop.abort(new Error("enough")), 5);
				return problem(503, "unavailable", { "Retry-After": "20" });
			},
		});
		await expect(client.call("get_site_info", {}, { signal: stop.signal })).rejects.toThrow("enough");
		expect(tries).toBe(1);
	});
});

describe("a refusal", () => {
	it("is known by its code, and says what is wrong and what to do", async () => {
		const next = [{ operation: "update_draft", method: "PATCH", path: "/api/v1/drafts/{id}", why: "Add them." }];
		const errors = [{ pointer: "/fields/name", code: "required", message: "This field is required." }];
		const { client } = before(
			json({ code: "draft_incomplete", detail: "It lacks a name.", request_id: "r9", errors, next_actions: next }, 400),
		);
		const error = await client.call("submit_draft", { id: "d" }).catch((thrown: unknown) => thrown);
		if (!(error instanceof LaunchweekError)) throw new Error("expected a refusal");
		expect(error.is("draft_incomplete", "duplicate_domain")).toBe(true);
		expect(error.is("not_found")).toBe(false);
		expect(error).toMatchObject({
			message: "It lacks a name.",
			requestId: "r9",
			status: 400,
			operation: "submit_draft",
		});
		expect([error.errors, error.nextActions]).toEqual([errors, next]);
	});

	it("that is not the service's own says so", async () => {
		const { client } = before(new Response("<h1>Bad gateway</h1>", { status: 404, headers: { "X-Request-Id": "p1" } }));
		await expect(client.call("get_listing", { slug: "x" })).rejects.toMatchObject({
			code: "unreadable_answer",
			status: 404,
			requestId: "p1",
			problem: null,
			message: "get_listing was answered with 404, and not by the service itself.",
		});
		const half = before(new Response('{"slug":', { status: 200 }));
		await expect(half.client.call("get_listing", { slug: "x" })).rejects.toMatchObject({ code: "unreadable_answer" });
	});
});

it("pages come as they are reached", async () => {
	const { client, sent } = before(
		json({ items: [{ slug: "a" }, { slug: "b" }], next_page: 3 }),
		json({ items: [{ slug: "c" }], next_page: null }),
	);
	const seen: string[] = [];
	for await (const { slug } of client.pages("search_listings", { q: "notes", page: 2 })) {
		seen.push(`${slug} after ${sent.length}`);
	}
	expect(seen).toEqual(["a after 1", "b after 1", "c after 2"]);
	expect(sent.map(({ path }) => path)).toEqual(["/api/v1/listings?q=notes&page=2", "/api/v1/listings?q=notes&page=3"]);
});

it("pages go by cursor where a list has them, from wherever they begin", async () => {
	const { client, sent } = before(
		json({ items: [{ number: "a" }], next_page: 2, next_cursor: "one" }),
		json({ items: [{ number: "b" }], next_page: 3, next_cursor: "two" }),
		json({ items: [{ number: "c" }], next_page: null, next_cursor: null }),
		json({ items: [{ number: "b" }], next_page: null, next_cursor: null }),
	);
	const seen: string[] = [];
	for await (const { number } of client.pages("list_my_orders", { status: "paid", page: 1 })) seen.push(number);
	for await (const { number } of client.pages("list_my_orders", { cursor: "one" })) seen.push(number);
	expect(seen).toEqual(["a", "b", "c", "b"]);
	expect(sent.map(({ path }) => path.replace("/api/v1/orders?", ""))).toEqual([
		"status=paid&page=1",
		"status=paid&cursor=one",
		"status=paid&cursor=two",
		"cursor=one",
	]);
});
