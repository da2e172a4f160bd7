import { wait } from "#core/wait";
import { FetchFailure } from "#crawl/fetch-failure";

/** How what may pass is waited for. */
export interface Patience {
	/** Before it is asked for again. */
	afterMs: number;
	/** The whole undertaking's end, after which nothing is asked for again. */
	signal: AbortSignal;
}

/**
 * Fetches something without which nothing of a site can be read, and once more where its server was at fault: many are
 * asleep when nobody has visited them for a while, and answer the first request with an error or not in time.
 * @throws FetchFailure of the last request. Source: docs/crawling.md#asked-once-more.
 */
export async function onceMore<T>(ask: () => Promise<T>, { afterMs, signal }: Patience): Promise<T> {
	try {
		return await ask();
	} catch (error) {
		if (!(error instanceof FetchFailure) || !mayPass(error) || signal.aborted) throw error;
		await wait(afterMs, signal);
		if (signal.aborted) throw error;
		return await ask();
	}
}

/** Whether it was the server that failed, and not what was asked of it. */
function mayPass({ outcome, status }: FetchFailure): boolean {
	return outcome === "unreachable" || outcome === "timeout" || isFault(status);
}

/** Source: RFC 9110, section 15.6. */
export const isFault = (status: number | null): boolean => status !== null && status >= 500;
