import type { MailReport } from "#core/mails/report";
import type { EuroRates } from "#core/orders/home-currency";

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

/** What currencies are worth. */
export interface ExchangeRates {
	/** Of the newest day there is. @throws when nobody answered. */
	newest(): Promise<EuroRates>;
}

/** What people have let apps do for them, as the authorization server keeps it. */
export interface Grants {
	/** Ends everything that an app may do for a user. @returns how many grants that were. */
	revoke(userId: number, clientId: string): Promise<number>;
	/** Ends everything that any app may do for a user. @returns how many grants that were. */
	revokeAll(userId: number): Promise<number>;
}
