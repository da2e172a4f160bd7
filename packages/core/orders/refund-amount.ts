/** How much a refund gives back. All amounts in cents, with VAT unless said otherwise. Source: docs/orders.md#refunds. */

/** What the site team gives back: everything that is left, the price of some lines, or an amount. */
export type RefundWish =
	| { what: "whole" }
	| { what: "lines"; lines: readonly number[] }
	| { what: "amount"; amount_cents: number };

/** What an order was paid for. */
export interface Refundable {
	subtotalCents: number;
	vatCents: number;
	totalCents: number;
	/** Given back so far. */
	refundedCents: number;
	lines: readonly { line: number; amountCents: number; refundedAt: number | null }[];
}

export type RefundAmount =
	| { amountCents: number; lines: number[]; problem: null }
	/** `field` names what of the wish cannot be. */
	| { problem: { field: "what" | "lines" | "amount_cents"; code: RefundProblem; leftCents: number } };

export type RefundProblem =
	| "nothing_left"
	| "free_order"
	| "no_line"
	| "unknown_line"
	| "line_refunded"
	| "more_than_left"
	| "nothing";

export function refundAmount(wish: RefundWish, order: Refundable): RefundAmount {
	const leftCents = order.totalCents - order.refundedCents;
	const refused = (field: "what" | "lines" | "amount_cents", code: RefundProblem): RefundAmount => ({
		problem: { field, code, leftCents },
	});
	// An order of nothing is given back whole: then nothing but what was delivered is taken back.
	if (leftCents === 0 && order.totalCents > 0) return refused("what", "nothing_left");
	if (wish.what === "whole") return { amountCents: leftCents, lines: [], problem: null };
	// Nothing of nothing would be all that was paid, and take the whole order back.
	if (order.totalCents === 0) return refused("what", "free_order");
	if (wish.what === "amount") {
		if (wish.amount_cents < 1) return refused("amount_cents", "nothing");
		if (wish.amount_cents > leftCents) return refused("amount_cents", "more_than_left");
		return { amountCents: wish.amount_cents, lines: [], problem: null };
	}
	const chosen = [...new Set(wish.lines)].toSorted((a, b) => a - b);
	if (chosen.length === 0) return refused("lines", "no_line");
	const found = chosen.map((number) => order.lines.find(({ line }) => line === number));
	if (found.some((line) => line === undefined)) return refused("lines", "unknown_line");
	if (found.some((line) => line?.refundedAt !== null)) return refused("lines", "line_refunded");
	const before = sum(order.lines.filter((line) => line.refundedAt !== null));
	const amountCents = withVat(order, before + sum(found)) - withVat(order, before);
	if (amountCents > leftCents) return refused("lines", "more_than_left");
	return { amountCents, lines: chosen, problem: null };
}

const sum = (lines: readonly ({ amountCents: number } | undefined)[]): number =>
	lines.reduce((cents, line) => cents + (line?.amountCents ?? 0), 0);

/** A part of the order's net with its share of the VAT, rounded half up: all of it is the total. */
function withVat({ subtotalCents, vatCents }: Refundable, netCents: number): number {
	if (subtotalCents === 0) return 0;
	const share = (2n * BigInt(netCents) * BigInt(vatCents) + BigInt(subtotalCents)) / (2n * BigInt(subtotalCents));
	return netCents + Number(share);
}
