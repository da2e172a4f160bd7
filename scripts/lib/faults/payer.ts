import Stripe from "stripe";
import { Asking, type Rows, whole } from "#scripts/lib/faults/asking";
import type { Random } from "#scripts/lib/random";

/** What the payment provider says of an order. */
interface Told {
	order: string;
	kind: "paid" | "refunded";
	cents: number;
	answer: string | null;
	tries: number;
}

export const PAYMENT_SECRET = "whsec_of_the_kills";
/** Of every order that is paid for. */
export const ORDER_CENTS = 5000;
const REFUNDED = 0.4;

/** The payment provider: says of one order after the other that it was paid, and of some that a part was given back. */
export class Payer extends Asking<Told> {
	readonly kind = "payments and refunds";
	readonly #orders: string[];
	readonly #random: Random;
	readonly #stripe = new Stripe("sk_test_none");

	/** @param orders numbers of open orders. */
	constructor(orders: readonly string[], random: Random) {
		super();
		this.#orders = [...orders];
		this.#random = random;
	}

	protected next(): Told {
		const last = this.writes.at(-1);
		const told = { answer: null, tries: 0 };
		if (last?.kind === "paid" && this.#random.chance(REFUNDED))
			return { order: last.order, kind: "refunded", cents: this.#random.between(1, ORDER_CENTS), ...told };
		const order = this.#orders.pop();
		if (order === undefined) throw new Error("There are no more orders to pay for.");
		return { order, kind: "paid", cents: ORDER_CENTS, ...told };
	}

	protected async send(origin: string, { order, kind, cents }: Told) {
		const payment = { payment_intent: `pi_${order}`, currency: "usd", metadata: { order_number: order } };
		const object =
			kind === "paid"
				? { ...payment, id: `cs_${order}`, payment_status: "paid", amount_total: cents }
				: { ...payment, amount_refunded: cents, refunded: cents === ORDER_CENTS };
		const type = kind === "paid" ? "checkout.session.completed" : "charge.refunded";
		const created = Math.floor(Date.now() / 1000);
		const payload = JSON.stringify({ id: `${order}:${kind}`, object: "event", created, type, data: { object } });
		const signature = this.#stripe.webhooks.generateTestHeaderString({ payload, secret: PAYMENT_SECRET });
		const headers = { "Stripe-Signature": signature };
		return whole(await fetch(`${origin}/webhooks/stripe`, { method: "POST", headers, body: payload }));
	}

	/** Each event that was answered is there, with the invoice or the credit note of its amount, and once. */
	problemsIn(rows: Rows): string[] {
		const events = new Set(
			rows<{ id: string }>("SELECT event_id AS id FROM payment_events WHERE provider = 'stripe'").map(({ id }) => id),
		);
		const documents = Map.groupBy(
			rows<{ order: string; kind: string; cents: number }>(
				'SELECT order_number AS "order", kind, total_cents AS cents FROM billing_documents',
			),
			({ order, kind }) => `${order}:${kind === "invoice" ? "paid" : "refunded"}`,
		);
		return this.writes.flatMap(({ order, kind, cents, answer }) => {
			const id = `${order}:${kind}`;
			const own = documents.get(id) ?? [];
			if (answer !== null && !events.has(id)) return [`${id} was answered and is lost`];
			const isWhole = events.has(id) ? own.length === 1 && own[0]?.cents === cents : own.length === 0;
			return isWhole ? [] : [`half done: ${id} of ${cents} has left ${JSON.stringify(own)}`];
		});
	}
}
