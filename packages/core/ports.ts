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
	/** The outbox row that caused it; the adapter passes it on so that a retry does not deliver twice. */
	cause: string;
}

export interface Mailer {
	/** @throws when the provider did not take it; the job is then tried again. */
	send(mail: Mail): Promise<void>;
}

/** One hop over HTTP: redirects are answers, not followed. The address gate has already admitted the address. */
export interface Http {
	fetch(url: string, init: { headers: Record<string, string>; signal: AbortSignal }): Promise<Response>;
}

export interface Dns {
	/** TXT records of a name; [] when there are none. @throws when the resolver did not answer. */
	txt(name: string): Promise<string[]>;
	/** A and AAAA addresses of a name; [] when there are none. @throws when the resolver did not answer. */
	addresses(name: string): Promise<string[]>;
}

/** One line of a log: facts only, no page text, no credentials. */
export interface Log {
	info(event: string, facts?: Record<string, unknown>): void;
	error(event: string, error: unknown, facts?: Record<string, unknown>): void;
}
