import { describe, expect, it } from "vitest";
import { rateHeaders, rateState, windowStart } from "#core/access/rate-limit";

const RATE = { limit: 3, windowSeconds: 60 };

it("counts in windows that begin at whole multiples of their length", () => {
	expect([0, 1, 59_999, 60_000, 119_999].map((now) => windowStart(RATE, now))).toEqual([0, 0, 0, 60_000, 60_000]);
});

describe("where a caller stands", () => {
	it("is how many are left, and the seconds until the window ends, rounded up", () => {
		expect(rateState("read", RATE, 1, 60_000)).toEqual({
			rateClass: "read",
			limit: 3,
			windowSeconds: 60,
			remaining: 2,
			resetSeconds: 60,
		});
		expect(rateState("read", RATE, 1, 60_001).resetSeconds).toBe(60);
		expect(rateState("read", RATE, 1, 61_000).resetSeconds).toBe(59);
		expect(rateState("read", RATE, 1, 119_999).resetSeconds).toBe(1);
		expect(rateState("read", { limit: 3, windowSeconds: 86_400 }, 1, 0).resetSeconds).toBe(86_400);
	});

	it("is never less than nothing, however much was used", () => {
		expect([0, 2, 3, 4, 100].map((used) => rateState("read", RATE, used, 0).remaining)).toEqual([3, 1, 0, 0, 0]);
	});

	it("is told in the fields of the draft", () => {
		expect(rateHeaders(rateState("write", RATE, 1, 0))).toEqual({
			"RateLimit-Policy": '"write";q=3;w=60',
			RateLimit: '"write";r=2;t=60',
		});
	});
});
