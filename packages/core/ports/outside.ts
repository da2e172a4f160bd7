import type { ProviderId } from "#core/access/providers";
import type { MailReport } from "#core/mails/report";
import type { EuroRates } from "#core/orders/home-currency";
import type { PaymentEvent } from "#core/orders/payment-state";

/** The outside world, named by need. One real adapter or more each, and a local one that needs no account and no network. */

export interface Clock {
	now(): Date;
}

export interface Ids {
	uuid(): string;
	/** `bytes` random bytes. */
	random(bytes: number): Uint8Array;
}

export interface Mail {
	to: string;
	subject: string;
	text: string;
	html?: string;
	/**
	 * Of mail that its reader can end: the address at which a POST alone ends it, without a cookie or a question. Mail
	 * programs show it as a button. Source: RFC 8058.
	 */
	unsubscribe?: string;
	/** The outbox row that caused it; the adapter passes it on so that a retry does not deliver twice. */
	cause: string;
}

export interface Mailer {
	/** @throws when the provider did not take it; the job is then tried again. */
	send(mail: Mail): Promise<void>;
}

/** What a mail provider tells of mails that it was given. */
export interface MailReports {
	/** Names the provider in the address of its webhook. */
	provider: string;
	/**
	 * Reads what the provider posts; [] for a genuine message that reports nothing.
	 * @throws MailMessageRefused when it is not the provider's, altered, or not of now.
	 */
	verify(message: { body: string; headers: Headers; now: Date }): Promise<MailReport[]>;
}

/** A message that did not come from the mail provider as it stands. */
export class MailMessageRefused extends Error {}

/** One hop over HTTP: redirects are answers, not followed. The address gate has already admitted the address. */
export interface Http {
	/** @param init.body is posted; without one it is a GET. */
	fetch(url: string, init: { headers: Record<string, string>; signal: AbortSignal; body?: string }): Promise<Response>;
}

/** Keeps secrets that have to be used again unreadable where they are stored. */
export interface Sealer {
	/** @param purpose what it is sealed for: it opens for nothing else. */
	seal(purpose: string, secret: string): Promise<string>;
	/** @throws where it was sealed for something else, with another key, or was changed. */
	open(purpose: string, sealed: string): Promise<string>;
}

export interface Dns {
	/** TXT records of a name; [] when there are none. @throws when the resolver did not answer. */
	txt(name: string): Promise<string[]>;
	/** A and AAAA addresses of a name; [] when there are none. @throws when the resolver did not answer. */
	addresses(name: string): Promise<string[]>;
	/** Names of the servers that keep a zone; [] for a name that is no zone. @throws when the resolver did not answer. */
	nameServers(zone: string): Promise<string[]>;
}

/** One line of a log: facts only, no page text, no credentials. */
export interface Log {
	info(event: string, facts?: Record<string, unknown>): void;
	error(event: string, error: unknown, facts?: Record<string, unknown>): void;
}

/** What a VAT number is worth, and the rates of countries. */
export interface VatCheck {
	/** What a number lacks that it calls invalid. */
	readonly invalidMeans: "check_digits" | "not_registered";
	/**
	 * @param country ISO 3166-1 code of the buyer.
	 * @param number with its country prefix, without separators.
	 * @param signal ends the asking.
	 * @returns `unavailable` when the register did not answer; never throws for that.
	 */
	check(country: string, number: string, signal?: AbortSignal): Promise<"valid" | "invalid" | "unavailable">;
}

export interface VatRates {
	/** Standard rate of a country in whole millionths; 0 where there is no such tax. */
	rateMillionths(country: string): Promise<number>;
}

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

/** What currencies are worth. */
export interface ExchangeRates {
	/** Of the newest day there is. @throws when nobody answered. */
	newest(): Promise<EuroRates>;
}

/** The payment provider does not give this back: its message says why. */
export class RefundRefused extends Error {}

/** A message that did not come from the payment provider as it stands. */
export class PaymentMessageRefused extends Error {}

/** A person as a provider knows them. */
export interface Identity {
	/** Its own id of theirs, which never changes hands. */
	subject: string;
	/** How they are called there; they may change it. */
	knownAs: string;
	/** An address that it has verified; null when they have none there. */
	email: string | null;
}

/** Somebody else who knows a person: GitHub, Google. Authorization code with PKCE. */
export interface IdentityProvider {
	/** In paths of this site. */
	id: ProviderId;
	label: string;
	/** Where its pages are: a form that leads there must be allowed to. */
	origin: string;
	/** Where to send the browser. */
	authorizeUrl(ask: { redirectUri: string; state: string; nonce: string; codeChallenge: string }): Promise<string>;
	/**
	 * Redeems the code.
	 * @throws when the provider refuses the code, does not answer, or answers something untrustworthy.
	 */
	identify(answer: { code: string; redirectUri: string; verifier: string; nonce: string }): Promise<Identity>;
}

/** A question in the browser that programs do not answer, for forms that need no account. */
export interface PersonCheck {
	/** What a form shows; nothing of it is secret. */
	widget: {
		/** Address of its script, and the origin that the script and its frame come from. */
		script: string;
		origin: string;
		/** Of the element that it fills. */
		className: string;
		data: Readonly<Record<string, string>>;
		/** The form field that it puts its answer into. */
		field: string;
	};
	/**
	 * Whether a person was there.
	 * @param answer what came in the field; each is good once.
	 * @returns `refused` for one that is missing, made up, used or run out; `unavailable` when nobody could tell. Never throws.
	 */
	look(answer: string): Promise<"passed" | "refused" | "unavailable">;
}

/** What people have let apps do for them, as the authorization server keeps it. */
export interface Grants {
	/** Ends everything that an app may do for a user. @returns how many grants that were. */
	revoke(userId: number, clientId: string): Promise<number>;
	/** Ends everything that any app may do for a user. @returns how many grants that were. */
	revokeAll(userId: number): Promise<number>;
}
