import { beforeEach, describe, expect, it } from "vitest";
import {
	ANSWER_MAX_BYTES,
	forgetAnswers,
	MEMORY_MAX_BYTES,
	memoryAge,
	memoryUse,
	type RememberedAnswer,
	recall,
	remember,
} from "#workers/edge/answer-memory";

const NOW = 1_000_000;

function answer(bytes: number): RememberedAnswer {
	const kept = { route: null, shown: null, isCounted: false, tellsRate: false };
	return { headers: new Headers(), body: new Uint8Array(bytes), kept, until: NOW + 5_000 };
}

beforeEach(forgetAnswers);

describe("answers in memory", () => {
	it("are there until their time, and take no room afterwards", () => {
		const kept = answer(10);
		remember("a", kept, memoryAge());
		expect(recall("a", NOW + 4_999)).toBe(kept);
		expect(recall("b", NOW)).toBe(null);
		expect(recall("a", NOW + 5_000)).toBe(null);
		expect(memoryUse()).toEqual({ answers: 0, bytes: 0 });
	});

	it("stay within their bytes, whatever is asked for: the oldest go first", () => {
		const size = 200 * 1024;
		const count = Math.ceil(MEMORY_MAX_BYTES / size) + 10;
		for (let index = 0; index < count; index++) remember(`a${index}`, answer(size), memoryAge());
		expect(memoryUse().bytes).toBeLessThanOrEqual(MEMORY_MAX_BYTES);
		expect(memoryUse().answers).toBeGreaterThan(30);
		expect([recall("a0", NOW), recall(`a${count - 1}`, NOW) === null]).toEqual([null, false]);
	});

	it("count their addresses too, and are counted once however often they are kept", () => {
		const before = answer(1_000);
		remember("a".repeat(1_000), before, memoryAge());
		const { bytes } = memoryUse();
		expect(bytes).toBeGreaterThan(3_000);
		remember("a".repeat(1_000), answer(1_000), memoryAge());
		expect(memoryUse()).toEqual({ answers: 1, bytes });
	});

	it("are not kept where one is too large", () => {
		remember("a", answer(ANSWER_MAX_BYTES), memoryAge());
		expect(memoryUse().answers).toBe(0);
	});

	it("are not kept where something was written while they were made", () => {
		const age = memoryAge();
		forgetAnswers();
		remember("a", answer(1), age);
		expect(recall("a", NOW)).toBe(null);
	});
});
