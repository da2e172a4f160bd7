import { describe, expect, it } from "vitest";
import { callUntilDone, WATCH_MAX_MS, type Watch } from "#workers/mcp/watch";

/** A draft that is ready after so many calls, a clock that only the watch moves, and what it reported. */
function watching(readyAfterCalls: number, more: Partial<Watch> = {}) {
	const seen = { calls: 0, sleptMs: 0, reports: [] as [number, string][] };
	const watch: Watch = {
		tool: "get_draft",
		call: async () => {
			const status = ++seen.calls >= readyAfterCalls ? "ready" : "crawling";
			return {
				text: status,
				replayed: false,
				answer: { status },
				problem: null,
			};
		},
		report: async (progress, message) => void seen.reports.push([progress, message]),
		sleep: async (ms) => {
			seen.sleptMs += ms;
		},
		signal: new AbortController().signal,
		...more,
	};
	return { watch, seen };
}

describe("a call that waits for a draft", () => {
	it("answers at once when the draft is ready", async () => {
		const { watch, seen } = watching(1);
		expect((await callUntilDone(watch)).text).toBe("ready");
		expect(seen).toEqual({ calls: 1, sleptMs: 0, reports: [] });
	});

	it("reports until it is ready, each time a higher number", async () => {
		const { watch, seen } = watching(4);
		expect((await callUntilDone(watch)).text).toBe("ready");
		expect(seen.calls).toBe(4);
		const numbers = seen.reports.map(([progress]) => progress);
		expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
		expect(seen.reports[0]?.[1]).toContain("crawling");
	});

	it("gives the unfinished answer after a bounded time", async () => {
		const { watch, seen } = watching(Number.POSITIVE_INFINITY);
		expect((await callUntilDone(watch)).text).toBe("crawling");
		expect(seen.sleptMs).toBeGreaterThanOrEqual(WATCH_MAX_MS);
		expect(seen.sleptMs).toBeLessThan(60_000);
	});

	it("stops when the client cancels", async () => {
		const canceled = new AbortController();
		const { watch, seen } = watching(Number.POSITIVE_INFINITY, {
			signal: canceled.signal,
			sleep: async () => canceled.abort(),
		});
		await callUntilDone(watch);
		expect(seen.calls).toBe(1);
	});

	it("does not wait on a refusal", async () => {
		const { watch, seen } = watching(9, {
			call: async () => ({ text: "refused", replayed: false, answer: null, problem: null }),
		});
		expect(await callUntilDone(watch)).toMatchObject({ text: "refused" });
		expect(seen.sleptMs).toBe(0);
	});
});
