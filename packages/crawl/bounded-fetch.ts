import { AppError } from "#core/errors";
import { CRAWL_MAX_REDIRECTS, CRAWL_REQUEST_TIMEOUT_MS } from "#core/limits";
import type { Dns, Http } from "#core/ports/outside";
import { FetchFailure } from "#crawl/fetch-failure";
import { admitAddress, type GateSettings, parseAddress } from "#crawl/gate";

export interface FetchPorts {
	http: Http;
	dns: Pick<Dns, "addresses">;
}

export interface FetchOptions {
	gate: GateSettings;
	userAgent: string;
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

export interface Fetched {
	/** After redirects. */
	url: string;
	status: number;
	/** Lower case, with parameters; empty when absent. */
	contentType: string;
	bytes: Uint8Array;
	/** There was more than `maxBytes`. */
	isTruncated: boolean;
}

/**
 * Fetches an address within bounds of place, time and size. Every hop passes the address gate right before its request,
 * names resolved anew, so that a name that changes between hops is caught.
 * @throws FetchFailure for everything that did not lead to an answer.
 */
export async function fetchBounded(address: string, options: FetchOptions, ports: FetchPorts): Promise<Fetched> {
	let next = address;
	for (let redirects = 0; redirects <= CRAWL_MAX_REDIRECTS; redirects++) {
		try {
			const answer = await oneHop(next, options, ports);
			if (!("redirect" in answer)) return answer;
			next = answer.redirect;
		} catch (error) {
			if (error instanceof FetchFailure) error.redirects = redirects;
			throw error;
		}
	}
	throw new FetchFailure("http_error", `There were more than ${CRAWL_MAX_REDIRECTS} redirects.`);
}

async function oneHop(
	address: string,
	options: FetchOptions,
	ports: FetchPorts,
): Promise<Fetched | { redirect: string }> {
	const timeoutMs = options.timeoutMs ?? CRAWL_REQUEST_TIMEOUT_MS;
	const timer = new AbortController();
	const signal = AbortSignal.any([options.signal, timer.signal]);
	let timeout: ReturnType<typeof setTimeout> | undefined;
	try {
		await options.admit?.(parseAddress(address, options.gate));
		timeout = setTimeout(() => timer.abort(), timeoutMs);
		return await untilAborted(request(address, options, ports, signal), signal);
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
async function request(
	address: string,
	options: FetchOptions,
	ports: FetchPorts,
	signal: AbortSignal,
): Promise<Fetched | { redirect: string }> {
	const url = await admitAddress(address, options.gate, ports.dns);
	signal.throwIfAborted();
	const headers = { "user-agent": options.userAgent, accept: options.accept, "accept-language": "en, *;q=0.5" };
	const response = await ports.http.fetch(url.href, { headers, signal });
	const location = response.headers.get("location");
	if (response.status >= 300 && response.status < 400 && location !== null) {
		await response.body?.cancel();
		const target = URL.parse(location, url);
		if (target === null) throw new FetchFailure("http_error", "It redirects to what is no address.", response.status);
		return { redirect: target.href };
	}
	return await readAnswer(response, url, options, signal);
}

async function readAnswer(response: Response, url: URL, options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
	const contentType = response.headers.get("content-type")?.toLowerCase() ?? "";
	const answer = { url: url.href, status: response.status, contentType };
	let isWanted = false;
	try {
		isWanted = isDecodable(response) && (options.wants?.(response, url) ?? true);
	} finally {
		if (!isWanted) await response.body?.cancel();
	}
	if (!isWanted || response.body === null) return { ...answer, bytes: new Uint8Array(), isTruncated: false };
	return { ...answer, ...(await readBounded(response.body, options.maxBytes, signal)) };
}

/** The runtime decodes gzip and br while reading; nothing else was offered, so anything else is a mistake of the server. */
function isDecodable(response: Response): boolean {
	const encoding = response.headers.get("content-encoding")?.trim().toLowerCase() ?? "";
	if (["", "identity", "gzip", "x-gzip", "br"].includes(encoding)) return true;
	throw new FetchFailure("not_html", `The answer is encoded as ${encoding.slice(0, 40)}.`, response.status);
}

/** Reads at most `maxBytes` and closes the stream when there is more, or when the signal says so. */
async function readBounded(
	body: ReadableStream<Uint8Array>,
	maxBytes: number,
	signal: AbortSignal,
): Promise<{ bytes: Uint8Array; isTruncated: boolean }> {
	const reader = body.getReader();
	const chunks: Uint8Array[] = [];
	let total = 0;
	try {
		while (total <= maxBytes) {
			const { done, value } = await untilAborted(reader.read(), signal);
			if (done) break;
			chunks.push(value);
			total += value.length;
		}
	} finally {
		// Closing is best effort: the peer may already be gone, and the bytes are ours either way.
		reader.cancel().catch(() => undefined);
	}
	const bytes = new Uint8Array(Math.min(total, maxBytes));
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk.subarray(0, bytes.length - at), at);
		at += Math.min(chunk.length, bytes.length - at);
	}
	return { bytes, isTruncated: total > maxBytes };
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
