import { expect, it } from "vitest";
import { isWithdrawn, withdrawalOf } from "#core/listings/withdrawn";

const stands = { plan: "free", launchWeek: "2026-12-14", launchedAt: null } as const;

it("frees the place of what waits, by its plan, and nothing of what is live", () => {
	expect(withdrawalOf({ ...stands, status: "awaiting_badge" })).toEqual({
		from: "awaiting_badge",
		freed: { week: "2026-12-14", kind: "free" },
	});
	expect(withdrawalOf({ ...stands, status: "scheduled", plan: "paid" })?.freed?.kind).toBe("paid");
	expect(withdrawalOf({ ...stands, status: "live", launchedAt: 1 })).toEqual({ from: "live", freed: null });
	expect(withdrawalOf({ ...stands, status: "draft" })).toBeNull();
});

it("can bring back what was live or was paid for, and nothing else", () => {
	expect(isWithdrawn({ status: "draft", plan: "free", launchedAt: 1, hiddenAt: null })).toBe(true);
	expect(isWithdrawn({ status: "draft", plan: "paid", launchedAt: null, hiddenAt: null })).toBe(true);
	expect(isWithdrawn({ status: "draft", plan: null, launchedAt: null, hiddenAt: null })).toBe(false);
	expect(isWithdrawn({ status: "live", plan: "paid", launchedAt: 1, hiddenAt: null })).toBe(false);
	// What the site team hid is not its owner's to bring back.
	expect(isWithdrawn({ status: "draft", plan: "paid", launchedAt: 1, hiddenAt: 1 })).toBe(false);
});
