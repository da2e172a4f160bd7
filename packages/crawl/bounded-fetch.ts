import { AppError } from "#core/errors";
import { CRAWL_MAX_REDIRECTS, CRAWL_REQUEST_TIMEOUT_MS } from "#core/limits";
import type { Dns, Http } from "#core/ports/outside";
import type { Crawler } from "#crawl/crawler";
import { FetchFailure } from "#crawl/fetch-failure";
import { admitAddress, parseAddress } from "#crawl/gate";

export interface FetchPorts {
	http: Http;
	dns: Pick<Dns, "addresses">;
}

export interface FetchOptions extends Crawler {
	accept: string;
	/** Decoded bytes that are kept; the connection is closed when there are more. */
	maxBytes: number;
	/** The whole undertaking's end; each request with its body ends by itself after `timeoutMs`. */
	signal: AbortSignal;
	timeoutMs?: number;
	/** Called for every hop whose form the gate admits, the first included; throws `FetchFailure` to stop there. */
	admit?: (url: URL) => Promise<void>;
	/** Whether the body of this answer is wanted; throws `FetchFailure` or answers false to leave it unread. */
	wants?: (response: Response, url: URL) => boolean;
}

/** An answer before its body. */
export interface Answer {
	/** After redirects. */
	url: string;
	status: number;
	/** Lower case, with parameters; empty when absent. */
	contentType: string;
}

export interface Fetched extends Answer {
	bytes: Uint8Array;
	/** There was more than `maxBytes`. */
	isTruncated: boolean;
}

/** What is made of an answer while it comes. No more than `maxBytes` come, and the connection is closed when it returns. */
export type ReadAnswer<T> = (answer: Answer, body: BoundedBody) => Promise<T>;

/**
 * Fetches an address within bounds of place, time and size. Every hop passes the address gate right before its request,
 * names resolved anew, so that a name that changes between hops is caught.
 * @throws FetchFailure for everything that did not lead to an answer.
 */
export function fetchBounded(address: string, options: FetchOptions, ports: FetchPorts): Promise<Fetched> {
	return fetchAndRead(address, options, ports, async (answer, body) => {
		const bytes = await allOf(body);
		return { ...answer, bytes, isTruncated: body.isTruncated };
	});
}

/**
 * The same for an answer that is read while it comes, and maybe not to its end.
 * @throws FetchFailure, and what `read` throws.
 */
export async function fetchAndRead<T>(
	address: string,
	options: FetchOptions,
	ports: FetchPorts,
	read: ReadAnswer<T>,
): Promise<T> {
	let next = address;
	for (let redirects = 0; redirects <= CRAWL_MAX_REDIRECTS; redirects++) {
		try {
			const hop = await oneHop(next, options, ports, read);
			if ("result" in hop) return hop.result;
			next = hop.redirect;
		} catch (error) {
			if (error instanceof FetchFailure) error.redirects = redirects;
			throw error;
		}
	}
	throw new FetchFailure("http_error", `There were more than ${CRAWL_MAX_REDIRECTS} redirects.`);
}

type Hop<T> = { result: T } | { redirect: string };

async function oneHop<T>(
	address: string,
	options: FetchOptions,
	ports: FetchPorts,
	read: ReadAnswer<T>,
): Promise<Hop<T>> {
	const timeoutMs = options.timeoutMs ?? CRAWL_REQUEST_TIMEOUT_MS;
	const timer = new AbortController();
	const signal = AbortSignal.any([options.signal, timer.signal]);
	let timeout: ReturnType<typeof setTimeout> | undefined;
	try {
		await options.admit?.(parseAddress(address, options.gate));
		timeout = setTimeout(() => timer.abort(), timeoutMs);
		return await untilAborted(request(address, options, { ...ports, read, signal }), signal);
	} catch (error) {
		if (error instanceof FetchFailure) throw error;
		if (options.signal.aborted) throw new FetchFailure("timeout", "The time for the whole site was used up.");
		if (timer.signal.aborted)
			throw new FetchFailure("timeout", `There was no full answer within ${timeoutMs / 1000} s.`);
		if (error instanceof AppError) throw new FetchFailure("refused_address", error.message);
		throw new FetchFailure("unreachable", `The server could not be reached: ${reasonOf(error)}.`);
	} finally {
		if (timeout !== undefined) clearTimeout(timeout);
	}
}

/** The gate's lookup stands right before the request: nothing slow may come between them. */
async function request<T>(
	address: string,
	options: FetchOptions,
	{ http, dns, read, signal }: FetchPorts & { read: ReadAnswer<T>; signal: AbortSignal },
): Promise<Hop<T>> {
	const url = await admitAddress(address, options.gate, dns);
	signal.throwIfAborted();
	const headers = { "user-agent": options.userAgent, accept: options.accept, "accept-language": "en, *;q=0.5" };
	const response = await http.fetch(url.href, { headers, signal });
	const location = response.headers.get("location");
	if (response.status >= 300 && response.status < 400 && location !== null) {
		await response.body?.cancel();
		const target = URL.parse(location, url);
		if (target === null) throw new FetchFailure("http_error", "It redirects to what is no address.", response.status);
		return { redirect: target.href };
	}
	const contentType = response.headers.get("content-type")?.toLowerCase() ?? "";
	const body = new BoundedBody(response.body, options.maxBytes, signal);
	try {
		if (!(isDecodable(response) && (options.wants?.(response, url) ?? true))) body.close();
		return { result: await read({ url: url.href, status: response.status, contentType }, body) };
	} finally {
		body.close();
	}
}

/** The runtime decodes gzip and br while reading; nothing else was offered, so anything else is a mistake of the server. */
function isDecodable(response: Response): boolean {
	const encoding = response.headers.get("content-encoding")?.trim().toLowerCase() ?? "";
	if (["", "identity", "gzip", "x-gzip", "br"].includes(encoding)) return true;
	throw new FetchFailure("not_html", `The answer is encoded as ${encoding.slice(0, 40)}.`, response.status);
}

/** The body of an answer as far as it may be read. */
export class BoundedBody implements AsyncIterable<Uint8Array> {
	/** Whether there was more; known once it was read to its end. */
	isTruncated = false;
	#reader: ReadableStreamDefaultReader<Uint8Array> | null;
	readonly #maxBytes: number;
	readonly #signal: AbortSignal;

	/** @param signal ends the reading. */
	constructor(body: ReadableStream<Uint8Array> | null, maxBytes: number, signal: AbortSignal) {
		this.#reader = body?.getReader() ?? null;
		this.#maxBytes = maxBytes;
		this.#signal = signal;
	}

	async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
		let left = this.#maxBytes;
		try {
			while (this.#reader !== null) {
				const { done, value } = await untilAborted(this.#reader.read(), this.#signal);
				if (done) return;
				this.isTruncated = value.length > left;
				if (left > 0) yield value.subarray(0, left);
				if (this.isTruncated) return;
				left -= value.length;
			}
		} finally {
			this.close();
		}
	}

	/** Reads no more of it. Closing is best effort: the peer may already be gone, and the bytes are ours either way. */
	close(): void {
		this.#reader?.cancel().catch(() => undefined);
		this.#reader = null;
	}
}

/** All of a body that may be read. */
export async function allOf(body: BoundedBody): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of body) chunks.push(chunk);
	const bytes = new Uint8Array(chunks.reduce((total, chunk) => total + chunk.length, 0));
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.length;
	}
	return bytes;
}

/** Settles with the promise, or rejects as soon as the signal aborts, whether or not the work listens to it. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
	return new Promise<T>((resolve, reject) => {
		const abort = (): void => reject(signal.reason);
		if (signal.aborted) abort();
		signal.addEventListener("abort", abort, { once: true });
		work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
	});
}

function reasonOf(error: unknown): string {
	const reason = error instanceof Error ? error.message : String(error);
	return reason.replace(/\.$/, "").slice(0, 200);
}
