import { onTestFinished } from "vitest";

/** So many times as fast as the clock. */
const HURRY = 15;

/**
 * Has whatever waits in this isolate wait a fifteenth as long, until the test is over: for tests of what never comes, which would
 * keep a runtime idle for as long as the service has patience. Which of two waits ends first stays as it is. Nothing that a
 * test still hopes for may be under way: it would have less time to come. How long the service would have waited
 * is asked of what this returns: how long it took here depends on what else the machine does.
 */
export function hurryTimers(): { longestMs(): number } {
	let longest = 0;
	const hurried = (ms: number) => {
		longest = Math.max(longest, ms);
		return ms / HURRY;
	};
	const { setTimeout: later } = globalThis;
	const { wait } = scheduler;
	globalThis.setTimeout = ((work: () => void, ms = 0, ...rest: unknown[]) =>
		later(work, hurried(ms), ...(rest as []))) as typeof setTimeout;
	scheduler.wait = (ms, ...rest) => wait.call(scheduler, hurried(ms), ...rest);
	onTestFinished(() => {
		globalThis.setTimeout = later;
		scheduler.wait = wait;
	});
	return { longestMs: () => longest };
}
