import { expect, it } from "vitest";
import { dumpFileName, dumpKey, dumpName } from "#core/public-data/dump";

it("names dumps and their files so that names sort as time and parts do", () => {
	expect(dumpName(new Date("2026-11-22T03:04:05.678Z"))).toBe("2026-11-22T030405");
	expect([2, 10].map((part) => dumpFileName("listing", part))).toEqual([
		"listing-00002.jsonl.gz",
		"listing-00010.jsonl.gz",
	]);
	expect(dumpKey("2026", "a")).toBe("dumps/2026/a");
});
