import { eq, is, sql, Table } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeEach, expect, it } from "vitest";
import * as schema from "#store/schema/index";
import { apiKeys, listings } from "#store/schema/index";
import { wholeRow, wholeRows } from "#store/whole-rows";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("are what drizzle gives: truth, lists and what is not there among them", async () => {
	const { db } = world;
	const { userId } = await world.person();
	const tools = await mintCategory(db, "tools");
	await mintListing(db, "acme", { categoryIds: [tools.id], featured: true, ownerId: userId });
	await mintListing(db, "other");
	const rows = await wholeRows(db, listings, sql`WHERE slug IN ('acme', 'other') ORDER BY id`);
	expect(rows).toEqual(await db.query.listings.findMany({ orderBy: listings.id }));
	expect(rows.map(({ featured }) => featured)).toEqual([true, false]);
	const [key] = await wholeRows(db, apiKeys, sql`WHERE user_id = ${userId}`);
	expect(key).toEqual(await db.query.apiKeys.findFirst({ where: eq(apiKeys.userId, userId) }));
	expect(Array.isArray(key?.scopes)).toBe(true);
});

it("is one row or null", async () => {
	await mintListing(world.db, "acme");
	expect((await wholeRow(world.db, listings, sql`WHERE slug = ${"acme"}`))?.slug).toBe("acme");
	expect(await wholeRow(world.db, listings, sql`WHERE slug = ${"nobody"}`)).toBe(null);
});

it("can be read of every table", async () => {
	const tables = Object.values<unknown>(schema).filter((one): one is SQLiteTable => is(one, Table));
	expect(tables.length).toBeGreaterThan(50);
	for (const table of tables) await wholeRow(world.db, table, sql`WHERE rowid = 1`);
});
