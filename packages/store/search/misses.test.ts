import { expect, it } from "vitest";
import { searchMisses } from "#store/schema/index";
import { countMiss, MISSES_A_DAY, missesOf, totalMisses } from "#store/search/misses";
import { countRows } from "#testing/rows";
import { makeWorld } from "#testing/world";

const DAY = "2026-11-16";
const miss = (query: string) => ({ query, kind: "empty" as const, corrected: null });

it("counts by day, the most asked of the newest day first", async () => {
	const { db } = await makeWorld();
	await countMiss(db, "2026-11-15", miss("old"));
	await countMiss(db, DAY, miss("once"));
	for (const _ of [1, 2]) await countMiss(db, DAY, { query: "crmm", kind: "corrected", corrected: "crm" });
	const all = await missesOf(db, { limit: 10, offset: 0 });
	expect(all.map(({ query, count }) => [query, count])).toEqual([
		["crmm", 2],
		["once", 1],
		["old", 1],
	]);
	expect(await missesOf(db, { kind: "corrected", limit: 10, offset: 0 })).toEqual([
		{ day: DAY, query: "crmm", kind: "corrected", corrected: "crm", count: 2 },
	]);
});

it("writes no more than so many down, and goes on counting these", async () => {
	const { db } = await makeWorld();
	const rows = Array.from({ length: MISSES_A_DAY }, (_, index) => ({ day: DAY, ...miss(`w${index}`), count: 1 }));
	for (let at = 0; at < rows.length; at += 20) await db.insert(searchMisses).values(rows.slice(at, at + 20));
	await countMiss(db, DAY, miss("another"));
	await countMiss(db, DAY, miss("w7"));
	const all = await missesOf(db, { limit: 1000, offset: 0 });
	expect(all).toHaveLength(MISSES_A_DAY);
	expect(all[0]).toMatchObject({ query: "w7", count: 2 });
});

it("adds up what was asked on several days", async () => {
	const { db } = await makeWorld();
	for (const day of ["2026-08-18", "2026-11-14", DAY, DAY]) await countMiss(db, day, miss("often"));
	await countMiss(db, DAY, miss("once"));
	await countMiss(db, DAY, miss("other"));
	const queries = ["often", "once", "never", "often"];
	expect(await totalMisses(db, queries, { today: DAY, days: 90 })).toEqual(
		new Map([
			["often", 3],
			["once", 1],
		]),
	);
	expect((await totalMisses(db, queries, { today: DAY, days: 91 })).get("often")).toBe(4);
	expect(await totalMisses(db, [], { today: DAY, days: 90 })).toEqual(new Map());
});

it("reads the newest days for a page, and not the whole table", async () => {
	const { db } = await makeWorld();
	const days = Array.from({ length: 30 }, (_, index) => `2026-10-${String(index + 1).padStart(2, "0")}`);
	const rows = days.flatMap((day) =>
		Array.from({ length: 20 }, (_, index) => ({ day, ...miss(`w${index}`), count: 1 })),
	);
	for (let at = 0; at < rows.length; at += 20) await db.insert(searchMisses).values(rows.slice(at, at + 20));
	const { result, rowsRead } = await countRows(() => missesOf(db, { limit: 10, offset: 0 }));
	expect(result.map(({ day }) => day)).toEqual(Array.from({ length: 10 }, () => "2026-10-30"));
	// Of the newest day, one of the next, and each of them again where they are sorted.
	expect(rowsRead).toBeLessThanOrEqual(60);
});
