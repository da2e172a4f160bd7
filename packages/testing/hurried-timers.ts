import { onTestFinished } from "vitest";

/** So many times as fast as the clock. */
const HURRY = 15;

/**
 * Has whatever waits in this isolate wait a fifteenth as long, until the test is over: for tests of what never comes, which would
 * keep a runtime idle for as long as the service has patience. Which of two waits ends first stays as it is. Nothing that a
 * test still hopes for may be under way: it would have less time to come. What a test allows such a wait to take shrinks with it.
 */
export function hurryTimers(): void {
	const { setTimeout: later } = globalThis;
	const { wait } = scheduler;
	globalThis.setTimeout = ((work: () => void, ms = 0, ...rest: unknown[]) =>
		later(work, ms / HURRY, ...(rest as []))) as typeof setTimeout;
	scheduler.wait = (ms, ...rest) => wait.call(scheduler, ms / HURRY, ...rest);
	onTestFinished(() => {
		globalThis.setTimeout = later;
		scheduler.wait = wait;
	});
}
