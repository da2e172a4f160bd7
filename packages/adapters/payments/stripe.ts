import type Stripe from "stripe";
import * as z from "zod";
import { mustBeOfStripe } from "#adapters/payments/stripe-signature";
import { askStripeTwice, type Form, type StripeAccess, StripeError } from "#adapters/stripe-api";
import { PAYMENT_OPEN_MS } from "#core/limits";
import type { PaymentEvent } from "#core/orders/payment-state";
import {
	PaymentMessageRefused,
	type PaymentRequest,
	type Payments,
	RefundRefused,
	type RefundRequest,
} from "#core/ports/payments";

export interface StripeSettings {
	secretKey: string;
	webhookSecret: string;
	/** Another address of Stripe's API, without a trailing slash. */
	apiBase?: string | undefined;
}

const TIMEOUT_MS = 10_000;
/** In US dollars, in which orders are. Source: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const TAKES = { leastCents: 50, mostCents: 99_999_999 };
const SESSIONS = "checkout/sessions";

/**
 * Stripe Checkout. Which ways of paying it shows (card, Apple Pay, Google Pay, PayPal, crypto) is set in Stripe's
 * dashboard; card details are seen by Stripe only.
 */
export function stripePayments({ secretKey, webhookSecret, apiBase }: StripeSettings): Payments {
	const access: StripeAccess = { key: secretKey, apiBase, timeoutMs: TIMEOUT_MS };
	return {
		provider: "stripe",
		takes: TAKES,
		async open(request) {
			const { url } = await openSession(access, request);
			if (url === null) throw new Error(`the session of ${request.orderNumber} has no address`);
			return { url };
		},
		async close(request) {
			const id = sessionAt(request.url) ?? (await openedSession(access, request));
			if (id === null) return "closed";
			try {
				await askStripeTwice(access, `${SESSIONS}/${id}/expire`, { method: "POST" });
				return "closed";
			} catch (error) {
				const query = new URLSearchParams({ "expand[]": "payment_intent" });
				const asked = askStripeTwice<Stripe.Checkout.Session>(access, `${SESSIONS}/${id}?${query}`, {});
				const session = await asked.catch(nullWhereFinal);
				// Another account's, from before the key was changed: nothing that is paid there would be heard of.
				if (session === null) return "closed";
				if (session.status === "open") throw error;
				return session.status === "expired" || hasFailed(session) ? "closed" : "made";
			}
		},
		refund: (request) => refundOnce(access, request),
		async verify(message) {
			await mustBeOfStripe(message, webhookSecret);
			return toPaymentEvent(eventOf(message.body));
		},
	};
}

/** Whether a session was gone through with money that did not come: nobody can pay on it any more. */
function hasFailed({ payment_status, payment_intent }: Stripe.Checkout.Session): boolean {
	const state = typeof payment_intent === "string" ? null : payment_intent?.status;
	return payment_status === "unpaid" && (state === "requires_payment_method" || state === "canceled");
}

/** The same order and attempt name the same session. */
function openSession(access: StripeAccess, request: PaymentRequest): Promise<Stripe.Checkout.Session> {
	const idempotencyKey = `${request.orderNumber}:${request.attempt}`;
	return askStripeTwice(access, SESSIONS, { method: "POST", form: sessionOf(request), idempotencyKey });
}

/** Id of the session whose page this is. Source: https://docs.stripe.com/api/checkout/sessions/object#checkout_session_object-url */
function sessionAt(url: string | null): string | null {
	return url === null ? null : (/\/(cs_(?:live|test)_[A-Za-z0-9]+)/.exec(url)?.[1] ?? null);
}

/**
 * Id of the session that was opened, also when nobody heard of its address: its idempotency key leads to it.
 * @returns null where Stripe refuses to open it: it would have told of one that it had opened before.
 */
async function openedSession(access: StripeAccess, request: PaymentRequest): Promise<string | null> {
	try {
		return (await openSession(access, request).catch(nullWhereFinal))?.id ?? null;
	} catch (error) {
		// What was asked then had another address of the buyer: the key leads nowhere, and Stripe lists what it has opened.
		const id = error instanceof StripeError && error.isOfKey ? await listedSession(access, request) : null;
		if (id === null) throw error;
		return id;
	}
}

/** Sessions in one list, and how many lists are read: no more are opened in the time of one payment. */
const LISTED = 100;
const LISTS_READ = 10;
const CLOCKS_DIFFER_SECONDS = 300;

/** Id of this attempt's session among those that were opened in its time; null where it is none of them. */
async function listedSession(access: StripeAccess, { orderNumber, expiresAt }: PaymentRequest): Promise<string | null> {
	const ends = Math.floor(expiresAt / 1000);
	const since = ends - PAYMENT_OPEN_MS / 1000 - CLOCKS_DIFFER_SECONDS;
	const within = { limit: String(LISTED), "created[gte]": String(since), "created[lte]": String(ends) };
	let after: string | undefined;
	for (let read = 0; read < LISTS_READ; read++) {
		const query = new URLSearchParams({ ...within, ...(after !== undefined && { starting_after: after }) });
		const path = `${SESSIONS}?${query}`;
		const { data, has_more } = await askStripeTwice<Stripe.ApiList<Stripe.Checkout.Session>>(access, path, {});
		const isIt = ({ metadata, expires_at }: Stripe.Checkout.Session) =>
			metadata?.order_number === orderNumber && expires_at === ends;
		const found = data.find(isIt);
		after = data.at(-1)?.id;
		if (found !== undefined || !has_more || after === undefined) return found?.id ?? null;
	}
	return null;
}

/** @throws what passes: Stripe did not answer, or asks for another try. */
function nullWhereFinal(error: unknown): null {
	if (error instanceof StripeError && error.isFinal) return null;
	throw error;
}

/** A payment has at most so many refunds here: one is made at a time, by people. */
const REFUNDS_READ = 100;

/** Its idempotency keys are forgotten after a day, so what was given back is looked up by our own name for it first. */
async function refundOnce(access: StripeAccess, { key, orderNumber, reference, amountCents }: RefundRequest) {
	const payment = { payment_intent: reference };
	const query = new URLSearchParams({ ...payment, limit: String(REFUNDS_READ) });
	const { data } = await askStripeTwice<Stripe.ApiList<Stripe.Refund>>(access, `refunds?${query}`, {});
	const known = data.find(({ metadata }) => metadata?.refund === key);
	const form = { ...payment, amount: amountCents, metadata: { order_number: orderNumber, refund: key } };
	const refund =
		known ??
		(await asRefused<Stripe.Refund>(askStripeTwice(access, "refunds", { method: "POST", form, idempotencyKey: key })));
	if (!isGiven(refund)) throw new RefundRefused(`Stripe calls the refund ${refund.status}`);
	const others = data.filter((one) => one.id !== refund.id && isGiven(one));
	return { soFarCents: others.reduce((sum, one) => sum + one.amount, refund.amount) };
}

const isGiven = ({ status }: Stripe.Refund) => status !== "failed" && status !== "canceled";

/** What Stripe answers to a request that it understood and does not do. */
async function asRefused<T>(asked: Promise<T>): Promise<T> {
	try {
		return await asked;
	} catch (error) {
		throw error instanceof StripeError && error.isFinal ? new RefundRefused(error.message) : error;
	}
}

function sessionOf(request: PaymentRequest): Form {
	const metadata = { order_number: request.orderNumber };
	const item = (name: string, amountCents: number) => ({
		quantity: 1,
		price_data: { currency: request.currency, unit_amount: amountCents, product_data: { name } },
	});
	return {
		mode: "payment",
		client_reference_id: request.orderNumber,
		metadata,
		// Copied to the charge, so that a refund that overtakes its payment still names the order.
		payment_intent_data: { metadata, description: `Order ${request.orderNumber}` },
		line_items: [
			...request.lines.map((line) => item(line.name, line.amountCents)),
			...(request.vatCents > 0 ? [item(request.vatNote, request.vatCents)] : []),
		],
		success_url: request.urls.paid,
		cancel_url: request.urls.back,
		expires_at: Math.floor(request.expiresAt / 1000),
		...(request.buyerEmail !== null && { customer_email: request.buyerEmail }),
	};
}

/** What every event has. Source: https://docs.stripe.com/api/events/object */
const EVENT = z.object({
	id: z.string(),
	type: z.string(),
	created: z.number(),
	data: z.object({ object: z.looseObject({}) }),
});

function eventOf(body: string): Stripe.Event {
	let event: unknown;
	try {
		event = JSON.parse(body);
	} catch {
		throw new PaymentMessageRefused("the message is no JSON");
	}
	const { error } = EVENT.safeParse(event);
	if (error === undefined) return event as Stripe.Event;
	const missing = error.issues.map(({ path }) => path.join(".") || "the event").join(", ");
	throw new PaymentMessageRefused(`what every event has is missing or wrong: ${missing}`);
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent | null {
	const facts = factsOf(event);
	const happenedAt = event.created * 1000;
	return facts === null ? null : { provider: "stripe", eventId: event.id, happenedAt, ...facts };
}

type Facts = Omit<PaymentEvent, "provider" | "eventId" | "happenedAt">;

function factsOf(event: Stripe.Event): Facts | null {
	switch (event.type) {
		case "checkout.session.completed":
			// Ways of paying that take days complete the session first and are paid later.
			return sessionFacts(
				event.data.object,
				event.data.object.payment_status === "unpaid" ? "payment_under_way" : "payment_succeeded",
			);
		case "checkout.session.async_payment_succeeded":
			return sessionFacts(event.data.object, "payment_succeeded");
		case "checkout.session.async_payment_failed":
			return sessionFacts(event.data.object, "payment_failed");
		case "checkout.session.expired":
			return sessionFacts(event.data.object, "payment_ended");
		case "charge.refunded":
			return chargeFacts(event.data.object);
		case "charge.dispute.created":
			return disputeFacts(event.data.object, "dispute_opened");
		case "refund.failed":
			return refundFacts(event.data.object);
		// A decision may be told anew after an appeal, also by its money coming back.
		case "charge.dispute.closed":
		case "charge.dispute.updated":
		case "charge.dispute.funds_reinstated": {
			const kind = DECISIONS[event.data.object.status];
			return kind === undefined ? null : disputeFacts(event.data.object, kind);
		}
		default:
			return null;
	}
}

function sessionFacts(session: Stripe.Checkout.Session, kind: Facts["kind"]): Facts {
	return {
		kind,
		orderNumber: session.metadata?.order_number ?? session.client_reference_id,
		// A session with nothing to pay has no payment; then it is the payment itself.
		reference: idOf(session.payment_intent) ?? session.id,
		dispute: null,
		amountCents: session.amount_total,
		currency: session.currency,
	};
}

function chargeFacts(charge: Stripe.Charge): Facts {
	return {
		kind: charge.refunded ? "refunded" : "partially_refunded",
		orderNumber: charge.metadata.order_number ?? null,
		reference: idOf(charge.payment_intent),
		dispute: null,
		amountCents: charge.amount_refunded,
		currency: charge.currency,
	};
}

/** By the status of a dispute; others are not decided. An inquiry that closes, and what was prevented, took nothing. */
const DECISIONS: Readonly<Record<string, Facts["kind"]>> = {
	lost: "dispute_lost",
	won: "dispute_won",
	warning_closed: "dispute_won",
	prevented: "dispute_won",
};

/** The money is back at the seller, who still owes it. */
function refundFacts(refund: Stripe.Refund): Facts {
	return {
		kind: "refund_failed",
		orderNumber: refund.metadata?.order_number ?? null,
		reference: idOf(refund.payment_intent),
		dispute: null,
		amountCents: refund.amount,
		currency: refund.currency,
	};
}

function disputeFacts(dispute: Stripe.Dispute, kind: Facts["kind"]): Facts {
	return {
		kind,
		orderNumber: null,
		reference: idOf(dispute.payment_intent),
		dispute: dispute.id,
		amountCents: dispute.amount,
		currency: dispute.currency,
	};
}

function idOf(value: string | { id: string } | null): string | null {
	return typeof value === "string" ? value : (value?.id ?? null);
}
