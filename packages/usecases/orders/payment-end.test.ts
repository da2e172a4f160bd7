import { expect, it } from "vitest";
import { lookForEndAt } from "#usecases/orders/payment-end";

it("waits for the time of a payment, and by the hour after it", () => {
	expect(lookForEndAt(5_000, 1_000)).toBe(65_000);
	expect(lookForEndAt(1_000, 1_000)).toBe(3_601_000);
});
