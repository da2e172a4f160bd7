import Stripe from "stripe";
import { afterEach, beforeEach, expect, it } from "vitest";
import { askStripeTwice, StripeError } from "#adapters/stripe-api";
import { errorReason } from "#core/error-words";
import { type Route, type Site, startSite } from "#testing/servers";

const KEY = "sk_test_none";
let site: Site;
beforeEach(async () => {
	site = await startSite({});
});
afterEach(() => site.stop());

const json = (body: object, status = 200, headers: Record<string, string> = {}): Route => ({
	status,
	headers: { "content-type": "application/json", ...headers },
	body: JSON.stringify(body),
});
const error = (type: string, more: object = {}) => ({ error: { type, message: `it is ${type}`, ...more } });

/** What a POST with a key becomes where Stripe answers so, one answer after the other. */
async function asked(...answers: Route[]) {
	const site = await startSite({ "*": answers });
	const access = { key: KEY, apiBase: site.origin, timeoutMs: 800 };
	const asking = { method: "POST", form: { amount: 500 }, idempotencyKey: "once" } as const;
	const outcome = await askStripeTwice(access, "refunds", asking).catch((problem: unknown) => problem);
	const requests = await site.requests();
	await site.stop();
	return { outcome, requests };
}

it("asks as Stripe's own library does", async () => {
	await site.change({ "*": json({ id: "cs_1", object: "checkout.session" }) });
	const form = {
		mode: "payment",
		metadata: { order_number: "LW-A & B", "a key": "ü 100 %" },
		line_items: [
			{ quantity: 1, price_data: { currency: "usd", unit_amount: 9900, product_data: { name: "Launch + (more)!" } } },
			{ quantity: 2, price_data: { currency: "usd", unit_amount: 0, product_data: { name: "VAT*" } } },
		],
		expires_at: 1_795_000_000,
	} as const;
	const { hostname, port } = new URL(site.origin);
	const library = new Stripe(KEY, {
		httpClient: Stripe.createFetchHttpClient(),
		protocol: "http",
		host: hostname,
		port,
		telemetry: false,
	});
	const params = { ...form, line_items: [...form.line_items] };
	await library.checkout.sessions.create({ ...params, mode: "payment" }, { idempotencyKey: "LW-A:1" });
	const access = { key: KEY, apiBase: site.origin, timeoutMs: 3000 };
	await askStripeTwice(access, "checkout/sessions", { method: "POST", form, idempotencyKey: "LW-A:1" });
	const [theirs, ours] = await site.requests();
	const fields = (body = "") => [...new URLSearchParams(body)].sort();
	expect(ours?.url).toBe(theirs?.url);
	expect(fields(ours?.body)).toEqual(fields(theirs?.body));
	for (const name of ["authorization", "idempotency-key", "stripe-version"])
		expect(ours?.headers[name], name).toBe(theirs?.headers[name]);
	expect(ours?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
});

it("tries once more under the same key where nothing was decided", async () => {
	const done = json({ id: "re_1" });
	// It waits before it asks again: all cases at once.
	const undecided = [json(error("api_error"), 500), json(error("api_error"), 409), { hang: true }];
	const [told, twice, ...tried] = await Promise.all([
		asked(json(error("rate_limit_error"), 429, { "stripe-should-retry": "true" }), done),
		asked(json(error("api_error"), 500), json(error("api_error"), 503)),
		...undecided.map((first) => asked(first, done)),
	]);
	expect(tried).toHaveLength(3);
	for (const { outcome, requests } of tried) {
		expect(outcome).toEqual({ id: "re_1" });
		expect(requests.map(({ headers, body }) => [headers["idempotency-key"], body])).toEqual([
			["once", "amount=500"],
			["once", "amount=500"],
		]);
	}
	expect(told.outcome).toEqual({ id: "re_1" });
	expect(twice.outcome).toMatchObject({ message: "it is api_error", isFinal: false });
	expect(twice.requests).toHaveLength(2);
});

it("tells what is refused for good from what may be granted later, and asks for neither again", async () => {
	const cases: [Route, boolean][] = [
		[json(error("invalid_request_error"), 400), true],
		[json(error("invalid_request_error"), 404), true],
		[json(error("invalid_request_error", { code: "rate_limit" }), 400), false],
		[json(error("idempotency_error"), 400), false],
		[json(error("card_error"), 402), false],
		[json(error("rate_limit_error"), 429), false],
		[json(error("api_error"), 500, { "stripe-should-retry": "false" }), false],
	];
	for (const [route, isFinal] of cases) {
		const { outcome, requests } = await asked(route);
		expect(outcome).toBeInstanceOf(StripeError);
		expect(outcome, route.body).toMatchObject({ isFinal });
		expect(requests, route.body).toHaveLength(1);
	}
});

it("fails by its status where the answer is none of Stripe's", async () => {
	const { outcome } = await asked({ status: 403, body: "<h1>Forbidden</h1>" });
	expect(outcome).toMatchObject({ message: "Stripe answered 403", isFinal: false });
	const away = await asked({ status: 302, headers: { location: "https://elsewhere.example/" } });
	expect(away.outcome).toMatchObject({ message: "Stripe answered 302" });
	expect(away.requests).toHaveLength(1);
});

it("says who could not be reached, and why", async () => {
	await site.stop();
	const access = { key: KEY, apiBase: site.origin, timeoutMs: 800 };
	const reason = await askStripeTwice(access, "refunds", {}).catch(errorReason);
	expect(reason).toMatch(/^Stripe could not be reached <- ./);
});
