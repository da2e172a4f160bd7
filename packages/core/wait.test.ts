import { expect, it } from "vitest";
import { wait } from "#core/wait";

it("waits as long as it is told to", async () => {
	const startedAt = performance.now();
	await wait(50, new AbortController().signal);
	expect(performance.now() - startedAt).toBeGreaterThan(40);
});

it("waits no longer once it is called off, and not at all where it was before", async () => {
	const canceled = new AbortController();
	const startedAt = performance.now();
	const waiting = wait(10_000, canceled.signal);
	canceled.abort();
	await waiting;
	await wait(10_000, canceled.signal);
	expect(performance.now() - startedAt).toBeLessThan(5000);
});
