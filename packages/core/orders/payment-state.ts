/**
 * What an order's payment events mean together. The state is a function of the set of events, never of their order, so
 * events that arrive shuffled, doubled or late end in the same place.
 */
export const PAYMENT_EVENT_KINDS = [
	"payment_succeeded",
	/** The buyer has done all they have to, and the money takes days: it may still fail. */
	"payment_under_way",
	/** Money that was on its way did not come. */
	"payment_failed",
	/** The page of a payment was closed before anybody paid on it. */
	"payment_ended",
	"refunded",
	"partially_refunded",
	"dispute_opened",
	"dispute_won",
	"dispute_lost",
	"refund_failed",
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
	/** When, by the provider's clock, in epoch milliseconds; null where it did not say. */
	happenedAt: number | null;
}

export type PaymentFact = Omit<PaymentEvent, "provider" | "eventId" | "orderNumber">;

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
	/** What refunds have given back of the accepted payment: at most all of it. */
	refundedCents: number;
	/** What of the accepted payment has left again, by refunds and by disputes that were lost: at most all of it. */
	creditedCents: number;
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
		refundedCents: refundedOf(about, order.totalCents),
		partiallyRefunded: about.some((fact) => fact.kind === "partially_refunded"),
		creditedCents: creditedOf(about, order.totalCents),
	};
}

/** A dispute that was won is as if it had not been; a full refund ends everything. */
function statusOf(facts: readonly PaymentFact[]): "paid" | "disputed" | "refunded" {
	if (facts.some((fact) => fact.kind === "refunded")) return "refunded";
	const decisions = decisionsOf(facts);
	const isLive = ({ kind, dispute }: PaymentFact) =>
		(kind === "dispute_opened" || kind === "dispute_lost") && decisions.get(dispute)?.kind !== "dispute_won";
	return facts.some(isLive) ? "disputed" : "paid";
}

/**
 * How each dispute was decided, by the provider's newest word: one that was lost can be won on appeal, and the other way
 * round. Words of the same moment, or of none, count for the seller.
 */
function decisionsOf(facts: readonly PaymentFact[]): Map<string | null, PaymentFact> {
	const rank = ({ kind, happenedAt }: PaymentFact) => 2 * (happenedAt ?? 0) + (kind === "dispute_won" ? 1 : 0);
	const decided = facts.filter(({ kind }) => kind === "dispute_won" || kind === "dispute_lost");
	return new Map(decided.toSorted((a, b) => rank(a) - rank(b)).map((fact) => [fact.dispute, fact]));
}

/** A provider says of a partial refund what has been given back so far: the largest holds, in whatever order they come. */
function refundedOf(facts: readonly PaymentFact[], totalCents: number): number {
	if (facts.some(({ kind }) => kind === "refunded")) return totalCents;
	const parts = facts.filter(({ kind }) => kind === "partially_refunded").map(({ amountCents }) => amountCents ?? 0);
	return Math.min(totalCents, Math.max(0, ...parts));
}

function creditedOf(facts: readonly PaymentFact[], totalCents: number): number {
	const lost = [...decisionsOf(facts).values()].filter(({ kind }) => kind === "dispute_lost");
	const taken = lost.reduce((sum, { amountCents }) => sum + (amountCents ?? totalCents), 0);
	return Math.min(totalCents, refundedOf(facts, totalCents) + taken);
}

function wasRefunded(facts: readonly PaymentFact[], reference: string): boolean {
	return facts.some((fact) => fact.kind === "refunded" && fact.reference === reference);
}

function unique(values: readonly (string | null)[]): string[] {
	return [...new Set(values.filter((value) => value !== null))];
}
