import { expect, it } from "vitest";
import { LOCAL_RATE_FACTOR, scaled } from "#core/settings";

const TEN_A_MINUTE = { limit: 10, windowSeconds: 60 };

it("keeps a limit where people are served", () => {
	expect(scaled(TEN_A_MINUTE, { environment: "production" })).toEqual(TEN_A_MINUTE);
});

it("widens a limit on one's own machine, in the same window", () => {
	expect(scaled(TEN_A_MINUTE, { environment: "local" })).toEqual({ limit: 10 * LOCAL_RATE_FACTOR, windowSeconds: 60 });
});
