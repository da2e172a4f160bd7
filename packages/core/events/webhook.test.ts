import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { formatSecret, nextTry, RETRY_DELAYS_MS, signedHeaders, verdictOf } from "#core/events/webhook";

const HOUR = 3_600_000;

describe("a signature", () => {
	const body = JSON.stringify({ type: "week.closed", data: { name: "Ünïcode ✓" } });
	const secret = formatSecret(new Uint8Array(32).fill(7));
	const other = formatSecret(new Uint8Array(32).fill(8));

	it("is what the reference library reads, of one secret or, while it is rotated, of two", async () => {
		const headers = await signedHeaders({ id: "evt_1_a", at: new Date(), body }, [secret, other]);
		expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
		expect(new Webhook(other).verify(body, headers)).toEqual(JSON.parse(body));
		expect(() => new Webhook(formatSecret(new Uint8Array(32))).verify(body, headers)).toThrow();
	});

	it("is refused after one changed byte of the body, the id or the time, and after five minutes", async () => {
		const headers = await signedHeaders({ id: "evt_1_a", at: new Date(), body }, [secret]);
		const reader = new Webhook(secret);
		const later = String(Number(headers["webhook-timestamp"]) + 1);
		expect(() => reader.verify(body.replace("week", "weak"), headers)).toThrow();
		expect(() => reader.verify(body, { ...headers, "webhook-id": "evt_1_b" })).toThrow();
		expect(() => reader.verify(body, { ...headers, "webhook-timestamp": later })).toThrow();
		const old = await signedHeaders({ id: "evt_1_a", at: new Date(Date.now() - 6 * 60_000), body }, [secret]);
		expect(() => reader.verify(body, old)).toThrow(/old/);
	});
});

it("takes 2xx for delivered, 410 for the wish to hear no more, and nothing else for either", () => {
	expect([200, 202, 204, 299].map((status) => verdictOf(status).verdict)).toEqual(Array(4).fill("delivered"));
	expect(verdictOf(410)).toEqual({ verdict: "gone" });
	for (const status of [301, 307, 308]) expect(verdictOf(status)).toEqual({ verdict: "failed", problem: "redirect" });
	for (const status of [100, 400, 404, 429, 500, 503])
		expect(verdictOf(status)).toEqual({ verdict: "failed", problem: "status" });
});

describe("the next try", () => {
	it("comes later each time, for three days and some hours, and then no more", () => {
		const tries = RETRY_DELAYS_MS.map((_, index) => nextTry(index + 1, null, 0) ?? 0);
		expect(tries).toEqual([...tries].sort((a, b) => a - b));
		const all = tries.reduce((sum, delay) => sum + delay, 0);
		expect([all > 72 * HOUR, all < 80 * HOUR]).toEqual([true, true]);
		expect(nextTry(RETRY_DELAYS_MS.length + 1, null, 0)).toBeNull();
	});

	it("waits as long as the receiver asks, in seconds or until a date, up to a day, and never less than it would", () => {
		const now = Date.UTC(2026, 10, 22, 12);
		expect(nextTry(1, "120", now)).toBe(now + 120_000);
		expect(nextTry(1, "Sun, 22 Nov 2026 13:00:00 GMT", now)).toBe(now + HOUR);
		expect(nextTry(1, "1", now)).toBe(now + 5_000);
		expect(nextTry(1, "999999999", now)).toBe(now + 24 * HOUR);
		for (const odd of ["soon", "-5", "", "1e9", "Sat, 01 Jan 2000 00:00:00 GMT"])
			expect(nextTry(1, odd, now)).toBe(now + 5_000);
	});
});
