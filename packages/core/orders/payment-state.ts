/**
 * What an order's payment events mean together. The state is a function of the set of events, never of their order, so
 * events that arrive shuffled, doubled or late end in the same place.
 */
export const PAYMENT_EVENT_KINDS = [
	"payment_succeeded",
	"payment_failed",
	"refunded",
	"partially_refunded",
	"dispute_opened",
	"dispute_won",
	"dispute_lost",
] as const;
export type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number];

/** A fact a payment provider tells, once its signature has been checked. */
export interface PaymentEvent {
	provider: string;
	/** The provider's id for the event: the same id is the same fact. */
	eventId: string;
	kind: PaymentEventKind;
	/** Null where the provider names only the payment. */
	orderNumber: string | null;
	/** The payment it is about, by the provider's name for it; null where there is none. */
	reference: string | null;
	dispute: string | null;
	amountCents: number | null;
	/** Lower case. */
	currency: string | null;
}

export type PaymentFact = Pick<PaymentEvent, "kind" | "reference" | "dispute" | "amountCents" | "currency">;

export interface PaymentState {
	status: "unpaid" | "paid" | "disputed" | "refunded";
	/** The payment that counts. */
	reference: string | null;
	/** Payments beside it, which go back to the buyer. */
	surplus: string[];
	/** Payments of another amount or currency, for a person to look at. */
	mismatched: string[];
	/** The accepted payment was given back in part, for a person to look at. */
	partiallyRefunded: boolean;
}

/** @param order.reference the payment accepted before, which stays the one that counts. */
export function paymentState(
	facts: readonly PaymentFact[],
	order: { totalCents: number; currency: string; reference: string | null },
): PaymentState {
	const paid = facts.filter((fact) => fact.kind === "payment_succeeded");
	const fits = (fact: PaymentFact) => fact.amountCents === order.totalCents && fact.currency === order.currency;
	const fitting = unique(paid.filter(fits).map((fact) => fact.reference));
	const reference = order.reference ?? fitting[0] ?? null;
	const about = facts.filter((fact) => reference !== null && fact.reference === reference);
	return {
		status: reference === null ? "unpaid" : statusOf(about),
		reference,
		surplus: fitting.filter((other) => other !== reference && !wasRefunded(facts, other)),
		mismatched: unique(paid.filter((fact) => !fits(fact)).map((fact) => fact.reference)).filter(
			(other) => other !== reference,
		),
		partiallyRefunded: about.some((fact) => fact.kind === "partially_refunded"),
	};
}

/** A dispute that was won is as if it had not been; a full refund ends everything. */
function statusOf(facts: readonly PaymentFact[]): "paid" | "disputed" | "refunded" {
	if (facts.some((fact) => fact.kind === "refunded")) return "refunded";
	const won = new Set(facts.filter((fact) => fact.kind === "dispute_won").map((fact) => fact.dispute));
	const disputed = facts.some(
		(fact) => (fact.kind === "dispute_opened" || fact.kind === "dispute_lost") && !won.has(fact.dispute),
	);
	return disputed ? "disputed" : "paid";
}

function wasRefunded(facts: readonly PaymentFact[], reference: string): boolean {
	return facts.some((fact) => fact.kind === "refunded" && fact.reference === reference);
}

function unique(values: readonly (string | null)[]): string[] {
	return [...new Set(values.filter((value) => value !== null))];
}
