import { expect, it } from "vitest";
import { lookUntil } from "#usecases/look-until";

/** Says yes the nth time it is asked. */
function soAt(nth: number) {
	const asked = { times: 0 };
	return { asked, isSo: () => ++asked.times >= nth };
}

it("does not wait for what is so already", async () => {
	const { asked, isSo } = soAt(1);
	expect(await lookUntil(isSo, { stepMs: 60_000, maxMs: 60_000 })).toBe(true);
	expect(asked.times).toBe(1);
});

it("looks after each step, and no longer than it may", async () => {
	const inTime = soAt(4);
	expect(await lookUntil(inTime.isSo, { stepMs: 1, maxMs: 3 })).toBe(true);
	const late = soAt(5);
	expect(await lookUntil(late.isSo, { stepMs: 1, maxMs: 3 })).toBe(false);
	expect(late.asked.times).toBe(4);
});
