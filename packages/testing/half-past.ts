import { onTestFinished, vi } from "vitest";

const HOUR_MS = 3_600_000;

/**
 * Holds this test's clock at half past the hour in which it runs, so that a limit of an hour is used up for half of one: whoever
 * runs it at one minute to the hour would be told of seconds, or find a new hour begun between two presses.
 */
export function stayAtHalfPast(): void {
	const now = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS / 2;
	vi.useFakeTimers({ toFake: ["Date"], now });
	onTestFinished(() => {
		vi.useRealTimers();
	});
}
