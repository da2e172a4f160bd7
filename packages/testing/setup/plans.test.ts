import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import { takeFound } from "#testing/setup/plans";
import { makeWorld } from "#testing/world";

beforeEach(() => makeWorld());

/** Runs a statement as the Worker does: with nothing of a test on its stack. */
function runElsewhere(statement: D1PreparedStatement): void {
	setTimeout(statement.all.bind(statement), 0);
}

it("finds a statement of the service that reads a growing table from end to end, and says what to do", async () => {
	runElsewhere(env.DB.prepare("SELECT v.id FROM votes v\n\t\tWHERE v.network_hash = ?").bind("planted"));
	const found = await vi.waitFor(async () => {
		const texts = await takeFound();
		expect(texts).toHaveLength(1);
		return texts.join();
	});
	expect(found).toMatch(/reads votes from end to end \(SCAN v.*\), run by the Worker/);
	expect(found).toContain("SELECT v.id FROM votes v WHERE v.network_hash = ?");
	expect(found).toContain("packages/testing/allowed-scans.ts");
});

it("says so once, and nothing of what an index narrows or a test asks", async () => {
	const scanning = env.DB.prepare("SELECT v.at FROM votes v WHERE v.network_hash = ?").bind("planted");
	await scanning.all();
	expect(await takeFound()).toEqual([]);
	runElsewhere(env.DB.prepare("SELECT at FROM votes WHERE id = ?").bind(1));
	runElsewhere(scanning);
	runElsewhere(scanning);
	await vi.waitFor(async () => expect(await takeFound()).toHaveLength(1));
	await env.DB.batch([env.DB.prepare("SELECT 1")]);
	expect(await takeFound()).toEqual([]);
});

it("finds a statement of the service that binds its LIMIT", async () => {
	const bound = env.DB.prepare("SELECT at FROM votes WHERE user_id = ?\n\tLIMIT ?").bind(1, 1);
	await bound.all();
	runElsewhere(env.DB.prepare("SELECT at FROM votes WHERE id = ? LIMIT 1 OFFSET ?").bind(1, 1));
	runElsewhere(bound);
	const found = await vi.waitFor(async () => {
		const texts = await takeFound();
		expect(texts).toHaveLength(1);
		return texts.join();
	});
	expect(found).toMatch(/binds its LIMIT, run by the Worker.*\nSELECT at FROM votes WHERE user_id = \? LIMIT \?\n/);
});

it("knows a table that was made after another statement was explained", async () => {
	runElsewhere(env.DB.prepare("SELECT v.week FROM votes v WHERE v.network_hash = ?").bind("planted"));
	await vi.waitFor(async () => expect(await takeFound()).toHaveLength(1));
	await env.DB.prepare("CREATE TABLE planted (id INTEGER PRIMARY KEY, word TEXT)").run();
	runElsewhere(env.DB.prepare("SELECT id FROM planted WHERE word = ?").bind("planted"));
	await vi.waitFor(async () => expect((await takeFound()).join()).toContain("reads planted from end to end"));
});
