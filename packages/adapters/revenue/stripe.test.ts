import { expect, it } from "vitest";
import { stripeRevenue } from "#adapters/revenue/stripe";
import { type Routes, startSite } from "#testing/servers";

const KEY = `rk_live_${"a1B2".repeat(6)}`;
const json = (value: unknown, status = 200) => ({
	status,
	headers: { "content-type": "application/json" },
	body: JSON.stringify(value),
});
/** As Stripe answers a key without the right. */
const FORBIDDEN = json(
	{ error: { type: "invalid_request_error", message: `The provided key '${KEY}' does not have` } },
	403,
);
const EMPTY = json({ object: "list", data: [], has_more: false });

async function asked<T>(
	routes: Routes,
	work: (reader: ReturnType<typeof stripeRevenue>) => Promise<T>,
	allowTest = false,
) {
	const site = await startSite(routes);
	try {
		const outcome = await work(stripeRevenue({ apiBase: site.origin, allowTest })).catch((error: unknown) => error);
		return { outcome, requests: await site.requests() };
	} finally {
		await site.stop();
	}
}
const READS_ONLY = { "/v1/balance_transactions?limit=1": EMPTY, "*": FORBIDDEN };

it("takes a key that reads and may do nothing else, and asks only of what is not there whether it may", async () => {
	const { outcome, requests } = await asked(READS_ONLY, (reader) => reader.check(KEY));
	expect(outcome).toBeUndefined();
	const writes = requests.filter(({ method }) => method === "POST");
	expect(writes).toHaveLength(10);
	for (const { url, body } of writes) {
		expect(url).toMatch(/^\/v1\/[a-z_]+\/[a-z]+_not_there_launchweek_looks_at_rights$/);
		expect(body).toBe("");
	}
	expect(new Set(requests.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${KEY}`]));
});

it.each([
	"sk_live_abcdefghijklmnop1234",
	"pk_live_abcdefghijklmnop1234",
	"rk_live_",
	"",
	`${KEY}\n`,
	"rk_live_../../x/aaaaaaaaaa",
])("refuses %j by its form, without asking", async (key) => {
	const { outcome, requests } = await asked(READS_ONLY, (reader) => reader.check(key));
	expect(outcome).toMatchObject({ why: "not_restricted" });
	expect(requests).toEqual([]);
});

it("takes keys of test mode only where it is told to", async () => {
	const key = KEY.replace("live", "test");
	expect((await asked(READS_ONLY, (reader) => reader.check(key))).outcome).toMatchObject({ why: "test_mode" });
	expect((await asked(READS_ONLY, (reader) => reader.check(key), true)).outcome).toBeUndefined();
});

it.each([
	["unknown", json({ error: { message: `Invalid API Key provided: ${KEY}` } }, 401)],
	["cannot_read", FORBIDDEN],
])("tells a key that is %s, and names no part of it", async (why, answer) => {
	const { outcome } = await asked({ "*": answer }, (reader) => reader.check(KEY));
	expect(outcome).toMatchObject({ why });
	expect(String(outcome)).not.toContain("rk_");
});

it.each([404, 400, 200])("refuses a key whose write is answered %d: it may do that", async (status) => {
	const path = "/v1/refunds/re_not_there_launchweek_looks_at_rights";
	const routes = { ...READS_ONLY, [path]: json({ error: { message: "No such refund" } }, status) };
	expect((await asked(routes, (reader) => reader.check(KEY))).outcome).toMatchObject({ why: "can_write" });
});

it("takes no key while Stripe does not answer whether it may write", async () => {
	for (const status of [429, 500]) {
		const { outcome } = await asked({ ...READS_ONLY, "*": json({}, status) }, (reader) => reader.check(KEY));
		expect(String(outcome)).toContain(`answered ${status}`);
	}
});

it("adds up what was paid and given back, by currency in hundredths, and says where the next page begins", async () => {
	const row = (id: string, amount: number, currency: string, reporting_category: string) => ({
		id,
		object: "balance_transaction",
		amount,
		currency,
		reporting_category,
		fee: 59,
		net: amount - 59,
		status: "available",
	});
	const data = [
		row("txn_1", 2000, "usd", "charge"),
		row("txn_2", -500, "usd", "refund"),
		row("txn_3", -1000, "usd", "dispute"),
		row("txn_4", -90_000, "usd", "payout"),
		row("txn_5", -59, "usd", "fee"),
		row("txn_6", 300, "jpy", "charge"),
		row("txn_7", 1234, "kwd", "charge"),
		row("txn_8", 700, "usdc", "charge"),
	];
	const { outcome, requests } = await asked({ "*": json({ object: "list", data, has_more: true }) }, (reader) =>
		reader.page(KEY, { from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 10, 1), after: "txn_0" }),
	);
	expect(outcome).toEqual({ sums: { USD: 500, JPY: 30_000, KWD: 123, USDC: 700 }, next: "txn_8" });
	const { pathname, searchParams } = new URL(requests[0]?.url ?? "", "http://host");
	expect([requests[0]?.method, pathname]).toEqual(["GET", "/v1/balance_transactions"]);
	expect(Object.fromEntries(searchParams)).toEqual({
		limit: "100",
		"created[gte]": "1790812800",
		"created[lt]": "1793491200",
		starting_after: "txn_0",
	});
});

it("ends with the last page", async () => {
	const { outcome } = await asked({ "*": EMPTY }, (reader) => reader.page(KEY, { from: 0, to: 1, after: "" }));
	expect(outcome).toEqual({ sums: {}, next: null });
});
