import type { Called } from "#workers/mcp/call";

/** A call waits for at most this long, well under the 60 s after which clients give up on a request. */
export const WATCH_MAX_MS = 45_000;
const WATCH_STEP_MS = 2_000;

/** What a tool's answer says about work that still goes on; null when it is done. */
type Pending = (answer: Readonly<Record<string, unknown>>) => string | null;

/** Tools whose answer changes by itself while the service works, so that a client may rather wait than ask again. */
const WATCHED: Readonly<Record<string, Pending>> = {
	get_draft: ({ status }) => (status === "crawling" || status === "drafting" ? status : null),
};

export function isWatched(tool: string): boolean {
	return Object.hasOwn(WATCHED, tool);
}

export interface Watch {
	tool: string;
	call(): Promise<Called>;
	/** @param progress grows with every report. @param message in plain words, for people. */
	report(progress: number, message: string): Promise<void>;
	/** Ends early when the signal is aborted. */
	sleep(ms: number, signal: AbortSignal): Promise<void>;
	/** Aborted when the client cancels or hangs up. */
	signal: AbortSignal;
}

/**
 * For a client that asked for progress: calls again until the work is done, reporting each time, and gives the last
 * answer. After `WATCH_MAX_MS` that is an unfinished one, as it would have been without waiting.
 */
export async function callUntilDone(watch: Watch): Promise<Called> {
	const pendingIn = WATCHED[watch.tool];
	for (let waitedMs = 0; ; waitedMs += WATCH_STEP_MS) {
		const called = await watch.call();
		const { answer } = called;
		const pending = answer === null ? null : (pendingIn?.(answer as Readonly<Record<string, unknown>>) ?? null);
		if (pending === null || waitedMs >= WATCH_MAX_MS || watch.signal.aborted) return called;
		await watch.report(waitedMs / 1000 + 1, `${pending}, ${waitedMs / 1000} s so far`);
		await watch.sleep(WATCH_STEP_MS, watch.signal);
		if (watch.signal.aborted) return called;
	}
}
