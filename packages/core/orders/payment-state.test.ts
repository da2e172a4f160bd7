import { describe, expect, it } from "vitest";
import { type PaymentEventKind, type PaymentFact, paymentState } from "#core/orders/payment-state";

const ORDER = { totalCents: 14_900, currency: "usd", reference: null };
const fact = (kind: PaymentEventKind, over: Partial<PaymentFact> = {}): PaymentFact => ({
	kind,
	reference: "pi_1",
	dispute: kind.startsWith("dispute") ? "dp_1" : null,
	amountCents: 14_900,
	currency: "usd",
	happenedAt: null,
	...over,
});
const state = (facts: PaymentFact[], reference: string | null = null) => paymentState(facts, { ...ORDER, reference });
const status = (...kinds: PaymentEventKind[]) => state(kinds.map((kind) => fact(kind))).status;

/** All orders in which facts can arrive. */
function orders<T>(items: readonly T[]): T[][] {
	if (items.length < 2) return [[...items]];
	return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

describe("an order", () => {
	it("is unpaid until a payment of its amount and currency succeeds", () => {
		expect(state([])).toEqual({
			status: "unpaid",
			reference: null,
			refundedCents: 0,
			creditedCents: 0,
			surplus: [],
			mismatched: [],
			partiallyRefunded: false,
		});
		expect(status("payment_failed")).toBe("unpaid");
		expect(status("refunded", "dispute_opened")).toBe("unpaid");
		expect(state([fact("payment_failed"), fact("payment_succeeded")])).toMatchObject({
			status: "paid",
			reference: "pi_1",
		});
	});

	it.each([{ amountCents: 14_899 }, { amountCents: 14_901 }, { amountCents: null }, { currency: "eur" }])(
		"is not paid by another amount or currency, which somebody looks at: %o",
		(over) =>
			expect(state([fact("payment_succeeded", over)])).toMatchObject({
				status: "unpaid",
				reference: null,
				surplus: [],
				mismatched: ["pi_1"],
			}),
	);

	it.each([
		["disputed", ["payment_succeeded", "dispute_opened"]],
		["disputed", ["payment_succeeded", "dispute_lost"]],
		["disputed", ["payment_succeeded", "dispute_opened", "dispute_lost"]],
		["paid", ["payment_succeeded", "dispute_opened", "dispute_won"]],
		["refunded", ["payment_succeeded", "refunded"]],
		["refunded", ["payment_succeeded", "dispute_opened", "refunded"]],
		["refunded", ["payment_succeeded", "dispute_opened", "dispute_won", "refunded"]],
		["paid", ["payment_succeeded", "partially_refunded"]],
	] as const)("is %s by %j, in whatever order they arrive, doubled or not", (expected, kinds) => {
		for (const shuffled of orders(kinds)) {
			expect(status(...shuffled)).toBe(expected);
			expect(status(...shuffled, ...shuffled)).toBe(expected);
		}
	});

	it("stays disputed while another of its disputes is open", () => {
		const facts = [fact("payment_succeeded"), fact("dispute_opened"), fact("dispute_won")];
		expect(state([...facts, fact("dispute_opened", { dispute: "dp_2" })]).status).toBe("disputed");
	});
});

describe("a second payment", () => {
	const second = fact("payment_succeeded", { reference: "pi_2" });

	it("goes back to the buyer, unless it has", () => {
		const facts = [fact("payment_succeeded"), second];
		expect(state(facts)).toMatchObject({ status: "paid", reference: "pi_1", surplus: ["pi_2"] });
		expect(state([...facts, fact("refunded", { reference: "pi_2" })])).toMatchObject({ status: "paid", surplus: [] });
	});

	it("does not take the place of the one that was accepted, however they arrive", () => {
		expect(state([fact("payment_succeeded"), second], "pi_2")).toMatchObject({ reference: "pi_2", surplus: ["pi_1"] });
		expect(state([second, second], "pi_2")).toMatchObject({ reference: "pi_2", surplus: [] });
	});

	it("has no part in what happened to the one that counts", () => {
		for (const kind of ["refunded", "dispute_lost", "partially_refunded"] as const) {
			const other = fact(kind, { reference: "pi_2" });
			expect(state([fact("payment_succeeded"), other])).toMatchObject({ status: "paid", partiallyRefunded: false });
		}
		expect(state([fact("payment_succeeded"), fact("refunded", { reference: null })]).status).toBe("paid");
	});
});

it("looks at payments of a wrong amount even when a right one came, but not at the accepted one", () => {
	const wrong = fact("payment_succeeded", { reference: "pi_2", amountCents: 1 });
	expect(state([fact("payment_succeeded"), wrong, wrong]).mismatched).toEqual(["pi_2"]);
	expect(state([wrong], "pi_2").mismatched).toEqual([]);
	expect(state([fact("payment_succeeded", { reference: null, amountCents: 1 })]).mismatched).toEqual([]);
});

it("says when the payment that counts was given back in part", () => {
	expect(state([fact("payment_succeeded"), fact("partially_refunded")]).partiallyRefunded).toBe(true);
	expect(state([fact("payment_succeeded"), fact("refunded")]).partiallyRefunded).toBe(false);
});
