import { expect, it } from "vitest";
import { DAY_MS } from "#core/launches/week";
import { mayAskRefund } from "#core/orders/refund-ask";

const PAID = { status: "paid", totalCents: 100, paidAt: 0 };

it("is open for a fortnight after the payment, for what is paid and cost something", () => {
	expect(mayAskRefund(PAID, new Date(14 * DAY_MS - 1))).toBe(true);
	expect(mayAskRefund(PAID, new Date(14 * DAY_MS))).toBe(false);
	for (const other of [{ status: "refunded" }, { status: "disputed" }, { totalCents: 0 }, { paidAt: null }])
		expect(mayAskRefund({ ...PAID, ...other }, new Date(1))).toBe(false);
});
