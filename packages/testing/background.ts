import { waitForGlobalWaitUntil } from "cloudflare:test-internal";

/** Whoever waits for nothing is through after a few. */
const TURNS = 5;

/**
 * Waits for what requests still do after their answers, 30 seconds at most. In tests, whoever waits for a promise of a request
 * goes on as a part of that request, and nothing asked there is answered once it is over: a turn or a timer of our own leads back.
 * @throws what was thrown in the background.
 * Source: docs/decisions/008-settled-imports.md.
 */
export async function backgroundOver(): Promise<void> {
	let isOver = false;
	const background = waitForGlobalWaitUntil().finally(() => {
		isOver = true;
	});
	for (let turn = 0; !isOver; turn++) await (turn < TURNS ? null : scheduler.wait(1));
	await background;
}
