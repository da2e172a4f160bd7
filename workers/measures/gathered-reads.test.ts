import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { countedD1 } from "#workers/measures/counted-d1";
import { newNotes, withNotes } from "#workers/measures/request-notes";

function watched() {
	const batch = vi.fn((statements: D1PreparedStatement[]) => env.DB.batch(statements));
	const prepared = vi.fn((sql: string) => env.DB.prepare(sql));
	const db = countedD1({ prepare: prepared, batch } as unknown as D1Database);
	const read = async (sql: string, ...values: unknown[]) =>
		(
			await db
				.prepare(sql)
				.bind(...values)
				.all<{ n: number }>()
		).results.map(({ n }) => n);
	return { batch, read };
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
