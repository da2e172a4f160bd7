import { retryAfterSeconds } from "./errors.ts";

/** How often, and how patiently, a request is repeated. */
export interface RetryOptions {
	/** Tries after the first; 0 for none. Default: 3. */
	retries: number;
	/** The longest wait that is worth it, in seconds: a service that asks for more gets no further try. Default: 30. */
	longestWaitSeconds: number;
	/** Waits; for tests and for schedulers of one's own. */
	wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

export const DEFAULT_RETRIES: RetryOptions = { retries: 3, longestWaitSeconds: 30, wait };

/** Statuses after which the same request may come through. 500 is among them because a repeat has one effect at most. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

const FIRST_WAIT_MS = 500;

/**
 * Sends what has one effect however often it is sent, until there is an answer that a repeat would not change.
 * @param send makes and sends the request anew for every try.
 * @throws what the last try threw: no connection, or an abort.
 */
export async function sendPatiently(
	send: () => Promise<Response>,
	{ retries, longestWaitSeconds, wait }: RetryOptions,
	signal: AbortSignal | undefined,
): Promise<Response> {
	for (let tried = 0; ; tried++) {
		const isLast = tried >= retries;
		// Waits grow, and differ, so that many clients do not come back at the same instant.
		let waitMs = FIRST_WAIT_MS * 2 ** tried * (0.75 + Math.random() / 2);
		try {
			const response = await send();
			if (isLast || !PASSING.has(response.status)) return response;
			const asked = retryAfterSeconds(response.headers, Date.now());
			if (asked !== null && asked > longestWaitSeconds) return response;
			if (asked !== null) waitMs = asked * 1000;
			await response.body?.cancel();
		} catch (error) {
			if (isLast || signal?.aborted) throw error;
		}
		await wait(Math.min(waitMs, longestWaitSeconds * 1000), signal);
	}
}

/** @throws the signal's reason when it is aborted meanwhile. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		signal?.throwIfAborted();
		const stop = () => {
			clearTimeout(timer);
			reject(signal?.reason as Error);
		};
		const timer = setTimeout(() => {
			signal?.removeEventListener("abort", stop);
			resolve();
		}, milliseconds);
		signal?.addEventListener("abort", stop, { once: true });
	});
}
