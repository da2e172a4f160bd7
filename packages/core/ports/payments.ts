import type { PaymentEvent } from "#core/orders/payment-state";

/** What a payment provider needs to know to take a payment. */
export interface PaymentRequest {
	orderNumber: string;
	/** Grows when a payment is opened anew: the provider's idempotency key is made of number and attempt. */
	attempt: number;
	/** Names the checkout page. */
	checkoutToken: string;
	totalCents: number;
	vatCents: number;
	/** The VAT decision in a sentence. */
	vatNote: string;
	currency: string;
	lines: { name: string; amountCents: number }[];
	/** As it is now: it may have been another when the payment was opened. */
	buyerEmail: string | null;
	/** Of the page that was opened for it, once that is known. */
	url: string | null;
	/** Epoch milliseconds; afterwards the payment cannot be made any more. */
	expiresAt: number;
	urls: { paid: string; back: string };
}

/** What a payment provider needs to know to give money back. */
export interface RefundRequest {
	/** Names the refund at the provider. */
	key: string;
	orderNumber: string;
	/** The payment, by the provider's name for it. */
	reference: string;
	amountCents: number;
	/** What refunds of this payment come to with this one, as far as it was told. */
	soFarCents: number;
}

export interface Payments {
	/** Names the provider in stored events. */
	provider: string;
	/** The least and the most of one payment, in cents: it refuses others for good. */
	takes: { leastCents: number; mostCents: number };
	/** Opens a payment. The same order and attempt give the same payment. @throws when the provider did not answer. */
	open(request: PaymentRequest): Promise<{ url: string }>;
	/**
	 * Closes the payment that `open` gave for this request, so that it can never be made. Closing again is as once.
	 * @returns `made` when it has been made, or is on its way: then nothing was closed.
	 * One that the provider has refused to open is closed.
	 * @throws when the provider did not answer.
	 */
	close(request: PaymentRequest): Promise<"closed" | "made">;
	/**
	 * Gives back a part of a payment, or all of it. The same key gives it back once, however often it is asked.
	 * @returns what all refunds of the payment have given back with it.
	 * @throws RefundRefused when the provider says no for good; anything else when it did not answer.
	 */
	refund(request: RefundRequest): Promise<{ soFarCents: number }>;
	/**
	 * Reads what the provider sends.
	 * @returns null for a genuine message that says nothing about a payment.
	 * @throws PaymentMessageRefused when it is not the provider's, altered, or not of now.
	 */
	verify(message: { body: string; signature: string | null; now: Date }): Promise<PaymentEvent | null>;
}

/** The payment provider does not give this back: its message says why. */
export class RefundRefused extends Error {}

/** A message that did not come from the payment provider as it stands. */
export class PaymentMessageRefused extends Error {}
