import { onTestFinished, vi } from "vitest";

const HOUR_MS = 3_600_000;

/**
 * Holds this test's clock at a moment: for what asks the clock itself, a page or an operation, beside what is dated by hand. Without
 * it a test is right until the year, the quarter or the week of its dates is over.
 */
export function stayAt(at: Date): void {
	vi.useFakeTimers({ toFake: ["Date"], now: at });
	onTestFinished(() => {
		vi.useRealTimers();
	});
}

/**
 * Holds this test's clock at half past the hour in which it runs, so that a limit of an hour is used up for half of one: whoever
 * runs it at one minute to the hour would be told of seconds, or find a new hour begun between two presses.
 */
export function stayAtHalfPast(): void {
	stayAt(new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS / 2));
}
