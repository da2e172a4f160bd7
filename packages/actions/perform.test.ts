import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { mustHold } from "#store/db";
import { auditLog, counters, users } from "#store/schema/index";
import { linkHolder, performAs, personActor, teamActor } from "#testing/act";
import { setSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";
import { AGAIN, unchanged } from "#usecases/commit";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const people = [7, 9_000_008, 9_000_009].map((id) => ({ id, email: `${id}@example.com`, createdAt: 1 }));
	await world.db.insert(users).values(people);
});

/** Raises a counter, unless it stands at 3; `stale` counts how often it decided. */
const raise = defineAction({
	id: "raise",
	actor: "person",
	rate: "review",
	input: z.strictObject({ name: z.string().min(1), idle: z.boolean().optional() }),
	async handler({ name, idle }, { db }) {
		const row = await db.query.counters.findFirst({ where: sql`name = ${name}` });
		const value = (row?.value ?? 0) + 1;
		if (idle) return unchanged({ value });
		return record(
			{ subject: `counter:${name}`, detail: { value } },
			{ value },
			[
				mustHold(
					db,
					"stale",
					sql`SELECT coalesce((SELECT value FROM counters WHERE name = ${name}), 0) = ${value - 1}`,
				),
				mustHold(db, "full", sql`SELECT ${value} <= 3`),
				db.insert(counters).values({ name, value }).onConflictDoUpdate({ target: counters.name, set: { value } }),
			],
			{ stale: AGAIN, full: { code: "week_full", detail: "It is full." } },
		);
	},
});

const act = (input: { name: string; idle?: boolean }, actor = personActor(7)) => performAs(actor, raise, input, NOW);
const audit = () => world.db.select().from(auditLog);

it("commits the effect and its audit row together", async () => {
	expect(await act({ name: "a" })).toEqual({ value: 1 });
	expect(await audit()).toMatchObject([
		{ action: "raise", actorKind: "person", actor: "user:7", subject: "counter:a", detail: { value: 1 } },
	]);
});

it("leaves no audit row where nothing changed or the batch was refused", async () => {
	await act({ name: "a", idle: true });
	for (const _ of [1, 2, 3]) await act({ name: "b" });
	await expect(act({ name: "b" })).rejects.toMatchObject({ code: "week_full", message: "It is full." });
	expect(await audit()).toHaveLength(3);
});

it("decides again when what it had read has changed", async () => {
	const values = await Promise.all([1, 2, 3].map(() => act({ name: "race" })));
	expect(values.map(({ value }) => value).sort()).toEqual([1, 2, 3]);
});

it("names every bad field of its input, and does nothing", async () => {
	const bad = { name: "", extra: 1 } as unknown as { name: string };
	await expect(act(bad)).rejects.toMatchObject({
		code: "invalid_input",
		errors: [{ pointer: "/name" }, { pointer: "/extra" }],
	});
	expect(await audit()).toEqual([]);
});

it("does not exist for another kind of actor", async () => {
	await expect(act({ name: "a" }, teamActor())).rejects.toMatchObject({ code: "not_found" });
	await expect(act({ name: "a" }, linkHolder)).rejects.toMatchObject({ code: "not_found" });
});

it("counts its actor's rate in its own class, also for what is refused", async () => {
	// Counts of an isolate outlive a test: these two act nowhere else.
	await setSettings({ rate_limit_review: "2/3600" });
	await act({ name: "a" }, personActor(9_000_008));
	await expect(act({ name: "" }, personActor(9_000_008))).rejects.toMatchObject({ code: "invalid_input" });
	await expect(act({ name: "a" }, personActor(9_000_008))).rejects.toMatchObject({ code: "rate_limited" });
	expect(await act({ name: "c" }, personActor(9_000_009))).toEqual({ value: 1 });
});

it("writes nothing for somebody whose account is gone", async () => {
	await world.db.delete(users).where(sql`id = 7`);
	await expect(act({ name: "a" })).rejects.toMatchObject({ code: "invalid_token" });
	expect([await audit(), await world.db.select().from(counters)]).toEqual([[], []]);
});
