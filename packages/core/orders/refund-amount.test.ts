import { expect, it } from "vitest";
import { type Refundable, type RefundWish, refundAmount } from "#core/orders/refund-amount";

const line = (line: number, amountCents: number, refundedAt: number | null = null) => ({
	line,
	amountCents,
	refundedAt,
});
/** 19 % on 100.05. */
const ORDER: Refundable = {
	subtotalCents: 10_005,
	vatCents: 1901,
	totalCents: 11_906,
	refundedCents: 0,
	lines: [line(1, 3335), line(2, 3335), line(3, 3335)],
};
const of = (wish: RefundWish, over: Partial<Refundable> = {}) => {
	const { problem, ...given } = refundAmount(wish, { ...ORDER, ...over }) as ReturnType<typeof refundAmount> & object;
	return problem === null ? given : problem.code;
};

it("gives back all that is left", () => {
	expect(of({ what: "whole" })).toEqual({ amountCents: 11_906, lines: [] });
	expect(of({ what: "whole" }, { refundedCents: 6 })).toEqual({ amountCents: 11_900, lines: [] });
	expect(of({ what: "whole" }, { refundedCents: 11_906 })).toBe("nothing_left");
	// An order that cost nothing is taken back for nothing.
	const free = { subtotalCents: 0, vatCents: 0, totalCents: 0, lines: [line(1, 0)] };
	expect(of({ what: "whole" }, free)).toEqual({ amountCents: 0, lines: [] });
});

it("gives back lines with their VAT, so that all of them are the whole total", () => {
	let refundedCents = 0;
	const lines = ORDER.lines.map((one) => ({ ...one }));
	for (const one of lines) {
		const given = refundAmount({ what: "lines", lines: [one.line] }, { ...ORDER, refundedCents, lines });
		if (given.problem !== null) throw new Error(given.problem.code);
		expect(given.lines).toEqual([one.line]);
		refundedCents += given.amountCents;
		one.refundedAt = 1;
	}
	expect(refundedCents).toBe(ORDER.totalCents);
	expect(of({ what: "lines", lines: [3, 1, 3] })).toEqual({ amountCents: 7937, lines: [1, 3] });
});

it("refuses lines that there are not, that were given back, and that cost more than is left", () => {
	expect(of({ what: "lines", lines: [] })).toBe("no_line");
	expect(of({ what: "lines", lines: [1, 9] })).toBe("unknown_line");
	expect(of({ what: "lines", lines: [1] }, { lines: [line(1, 3335, 5)] })).toBe("line_refunded");
	expect(of({ what: "lines", lines: [1, 2, 3] }, { refundedCents: 1 })).toBe("more_than_left");
});

it("gives back any amount up to what is left", () => {
	expect(of({ what: "amount", amount_cents: 1 })).toEqual({ amountCents: 1, lines: [] });
	expect(of({ what: "amount", amount_cents: 11_906 })).toEqual({ amountCents: 11_906, lines: [] });
	expect(of({ what: "amount", amount_cents: 11_907 })).toBe("more_than_left");
	expect(of({ what: "amount", amount_cents: 0 })).toBe("nothing");
});

it("takes an order of nothing back as a whole alone: of its lines there is nothing to give back", () => {
	const free = { subtotalCents: 0, vatCents: 0, totalCents: 0, lines: [line(1, 0), line(2, 0)] };
	expect(of({ what: "lines", lines: [1] }, free)).toBe("free_order");
	expect(of({ what: "amount", amount_cents: 1 }, free)).toBe("free_order");
});
