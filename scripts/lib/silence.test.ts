import { expect, it } from "vitest";
import { watchRun } from "#scripts/lib/silence";

function after(seconds: number, watch: ReturnType<typeof watchRun>, load?: number): string | null {
	let said: string | null = null;
	for (let second = 0; second < seconds && said === null; second++) said = watch.tick(load);
	return said;
}

it("is content as long as every file in progress is heard of", () => {
	const watch = watchRun(10);
	for (let second = 0; second < 100; second++) {
		if (second % 9 === 0) watch.noteWork("a.test.ts", `test ${second}`);
		expect(watch.tick()).toBeNull();
	}
});

it("names the file and the test that are silent, though others go on", () => {
	const watch = watchRun(10);
	watch.noteWork("stuck.test.ts", "waits for ever");
	let said: string | null = null;
	for (let second = 0; second < 30 && said === null; second++) {
		watch.noteWork("busy.test.ts", `test ${second}`);
		said = watch.tick();
	}
	expect(said).toContain('stuck.test.ts, in "waits for ever"');
	expect(said).not.toContain("busy");
});

it("names what ended last when a run neither goes on nor ends", () => {
	const watch = watchRun(10);
	watch.noteWork("a.test.ts");
	watch.noteEnd("a.test.ts");
	expect(after(10, watch)).toBeNull();
	expect(after(1, watch)).toContain("last ended: a.test.ts");
});

it("says when nothing ever began, and when a file does not come to its first test", () => {
	expect(after(11, watchRun(10))).toContain("no file has begun");
	const watch = watchRun(10);
	watch.noteWork("a.test.ts");
	expect(after(11, watch)).toContain("a.test.ts, before its first test");
});

it("gives a file that is being loaded its own bound", () => {
	const watch = watchRun(10, 30);
	watch.noteWork("a.test.ts");
	expect(after(30, watch)).toBeNull();
	watch.noteWork("a.test.ts", "waits for ever");
	expect(after(10, watch)).toBeNull();
	expect(after(1, watch)).toBe('a.test.ts, in "waits for ever" (silent for 10 s)');
	watch.noteEnd("a.test.ts");
	expect(after(30, watch)).toBeNull();
	expect(after(1, watch)).toContain("last ended: a.test.ts (silent for 30 s)");
});

it("has more patience on a busy machine, but not without end", () => {
	expect(after(19, watchRun(10), 2)).toBeNull();
	expect(after(21, watchRun(10), 2)).toContain("no file has begun");
	expect(after(41, watchRun(10), 1_000)).toContain("no file has begun");
});
