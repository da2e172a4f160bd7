import { expect, it } from "vitest";
import { type DailyTry, dueDaily, STALLED_MS } from "#core/jobs/daily";

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(`2026-11-${text}:00Z`);
const tried = (text: string, state: DailyTry["state"] = "done"): DailyTry => ({
	state,
	begunAt: at(text),
	movedAt: at(text),
});
const due = (backups: DailyTry[], now: string, isDaily = true) => dueDaily(backups, { isDaily, hour: 3 }, at(now));

it("begins one when the day, from its hour on, has none", () => {
	expect(due([], "22T00:00")).toBe("begin");
	expect(due([tried("21T03:00")], "22T02:59")).toBeNull();
	expect(due([tried("21T03:00")], "22T03:00")).toBe("begin");
	expect(due([tried("21T02:59")], "22T02:59")).toBe("begin");
	expect(due([tried("22T03:00")], "22T23:00")).toBeNull();
	expect(due([], "22T03:00", false)).toBeNull();
});

it("tries a day three times", () => {
	const failed = (count: number) => Array.from({ length: count }, () => tried("22T03:00", "failed"));
	expect(due(failed(2), "22T04:00")).toBe("begin");
	expect(due(failed(3), "22T04:00")).toBeNull();
	expect(due(failed(3), "23T03:00")).toBe("begin");
	expect(due([...failed(1), tried("22T05:00")], "22T06:00")).toBeNull();
});

it("pushes on one that stands still, also where none is taken by itself", () => {
	const running = { ...tried("22T03:00", "running"), movedAt: at("22T05:00") };
	expect(due([running], "22T05:59")).toBeNull();
	expect(due([running], "22T06:00")).toBe("push");
	expect(due([running], "23T06:00", false)).toBe("push");
	expect(STALLED_MS).toBe(HOUR);
});
