import { AppError } from "#core/errors";
import type { FetchPorts } from "#crawl/bounded-fetch";
import { admitAddress, type GateSettings } from "#crawl/gate";

/** What became of a POST: an answer, or why there was none. */
export type Posted =
	| { status: number; retryAfter: string | null }
	| { status: null; problem: "refused_address" | "timeout" | "unreachable" };

/**
 * Posts to an address that somebody has chosen: it passes the address gate right before the request, its name resolved anew;
 * no redirect is followed, and nothing of the answer's body is read.
 */
export async function postBounded(
	address: string,
	request: { headers: Record<string, string>; body: string; gate: GateSettings; timeoutMs: number },
	{ http, dns }: FetchPorts,
): Promise<Posted> {
	const ends = new AbortController();
	const timeout = setTimeout(() => ends.abort(), request.timeoutMs);
	try {
		const url = await admitAddress(address, request.gate, dns);
		ends.signal.throwIfAborted();
		const { headers, body } = request;
		const response = await http.fetch(url.href, { headers, body, signal: ends.signal });
		await response.body?.cancel();
		return { status: response.status, retryAfter: response.headers.get("retry-after") };
	} catch (error) {
		if (ends.signal.aborted) return { status: null, problem: "timeout" };
		return { status: null, problem: error instanceof AppError ? "refused_address" : "unreachable" };
	} finally {
		clearTimeout(timeout);
	}
}
