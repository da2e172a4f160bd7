import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkFirst } from "#store/check-first";
import { openDb } from "#store/db";
import { makeWorld } from "#testing/world";
import { countedD1 } from "#workers/measures/counted-d1";
import { newNotes, withNotes } from "#workers/measures/request-notes";

beforeEach(async () => void (await makeWorld()));

function watched() {
	const batch = vi.fn((statements: D1PreparedStatement[]) => env.DB.batch(statements));
	const prepared = vi.fn((sql: string) => env.DB.prepare(sql));
	const session = { prepare: prepared, batch, getBookmark: () => null };
	const db = countedD1({ ...session, withSession: () => session } as unknown as D1Database);
	const read = async (sql: string, ...values: unknown[]) =>
		(
			await db
				.prepare(sql)
				.bind(...values)
				.all<{ n: number }>()
		).results.map(({ n }) => n);
	return { batch, read, db };
}

it("sends what a request reads at once together, and each answer to who asked", async () => {
	const { batch, read } = watched();
	const notes = newNotes();
	const later = async () => {
		await null;
		return read("SELECT ?1 AS n", 3);
	};
	const found = await withNotes(notes, () => Promise.all([read("SELECT ?1 AS n", 1), read("SELECT 2 AS n"), later()]));
	expect(found).toEqual([[1], [2], [3]]);
	expect(batch).toHaveBeenCalledTimes(1);
	expect(notes.statements).toBe(3);
});

it("sends what is asked for alone, one after the other, or outside of a request by itself", async () => {
	const { batch, read } = watched();
	await withNotes(newNotes(), async () => {
		expect(await read("SELECT 1 AS n")).toEqual([1]);
		expect(await read("SELECT 2 AS n")).toEqual([2]);
	});
	expect(await Promise.all([read("SELECT 3 AS n"), read("SELECT 4 AS n")])).toEqual([[3], [4]]);
	expect(batch).not.toHaveBeenCalled();
});

it("never mixes the reads of two requests", async () => {
	const { batch, read } = watched();
	const request = (n: number) =>
		withNotes(newNotes(), () => Promise.all([read("SELECT ?1 AS n", n), read("SELECT 0 AS n")]));
	expect(await Promise.all([request(1), request(2)])).toEqual([
		[[1], [0]],
		[[2], [0]],
	]);
	expect(batch.mock.calls.map(([statements]) => statements.length)).toEqual([2, 2]);
});

it("lets one that fails fail alone", async () => {
	const { read } = watched();
	const found = await withNotes(newNotes(), () =>
		Promise.allSettled([read("SELECT n FROM nothing_of_the_kind"), read("SELECT 2 AS n")]),
	);
	expect(found[0]).toMatchObject({ status: "rejected", reason: { message: expect.stringContaining("no such table") } });
	expect(found[1]).toEqual({ status: "fulfilled", value: [2] });
});

it("never runs a write twice or late: only reads wait for each other", async () => {
	const { batch, read } = watched();
	await env.DB.prepare("DELETE FROM sequences WHERE name = 'gathered'").run();
	const taken =
		"INSERT INTO sequences (name, value) VALUES ('gathered', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value AS n";
	const found = await withNotes(newNotes(), () => Promise.all([read(taken), read(taken)]));
	expect(found.flat().toSorted()).toEqual([1, 2]);
	expect(batch).not.toHaveBeenCalled();
	await env.DB.prepare("DELETE FROM sequences WHERE name = 'gathered'").run();
});

describe("what must be known first", () => {
	function checking() {
		const { batch, db } = watched();
		const handle = openDb(db);
		const check = (passes: boolean, closes = false) =>
			checkFirst<{ n: number }>(
				handle,
				sql`SELECT ${7} AS n`,
				([row]) => {
					expect(row?.n).toBe(7);
					if (!passes) throw new Error("refused");
				},
				{ closes },
			);
		const read = async (n: number) => (await handle.all<{ n: number }>(sql`SELECT ${n} AS n`))[0]?.n;
		const write = () => handle.run(sql`INSERT INTO sequences (name, value) VALUES ('checked', 1)`);
		const written = async () =>
			(await env.DB.prepare("DELETE FROM sequences WHERE name = 'checked' RETURNING value").all()).results.length;
		return { batch, check, read, write, written };
	}

	it("goes with the first reads, which are answered when it has passed", async () => {
		const { batch, check, read } = checking();
		const found = await withNotes(newNotes(), async () => {
			const ended = await check(true);
			const first = await Promise.all([read(1), read(2)]);
			await ended();
			return [...first, await read(3)];
		});
		expect(found).toEqual([1, 2, 3]);
		expect(batch.mock.calls.map(([statements]) => statements.length)).toEqual([3]);
	});

	it("refuses the reads that go with it, and lets the request go on", async () => {
		const { check, read } = checking();
		await withNotes(newNotes(), async () => {
			const ended = await check(false);
			await expect(read(1)).rejects.toThrow();
			await expect(ended()).rejects.toThrow("refused");
			expect(await read(2)).toBe(2);
		});
	});

	it("keeps all that follows from the database where it ends the request", async () => {
		const { check, read, write, written } = checking();
		await withNotes(newNotes(), async () => {
			const ended = await check(false, true);
			await expect(read(1)).rejects.toThrow();
			await expect(write()).rejects.toThrow();
			await expect(read(2)).rejects.toThrow();
			await expect(ended()).rejects.toThrow("refused");
		});
		expect(await written()).toBe(0);
	});

	it("is known before a write begins that no read went before", async () => {
		const { check, write, written } = checking();
		await withNotes(newNotes(), async () => {
			await check(false);
			await expect(write()).rejects.toThrow();
		});
		expect(await written()).toBe(0);
		await withNotes(newNotes(), async () => {
			await check(true);
			await write();
		});
		expect(await written()).toBe(1);
	});

	it("is asked where nothing else was, and at once where work belongs to no request", async () => {
		const { check } = checking();
		await withNotes(newNotes(), async () => {
			await expect((await check(false))()).rejects.toThrow("refused");
			await (await check(true))();
		});
		await expect(check(false)).rejects.toThrow("refused");
	});

	it("holds back reads that come while it is on its way", async () => {
		const { check, read } = checking();
		await withNotes(newNotes(), async () => {
			const ended = await check(false);
			const first = read(1).catch(() => "refused");
			for (let step = 0; step < 5; step++) await null;
			const second = read(2).catch(() => "refused");
			expect(await Promise.all([first, second])).toEqual(["refused", "refused"]);
			await ended().catch(() => undefined);
		});
	});
});
