import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openDb, queryOf, type Statement } from "#store/db";
import { listings } from "#store/schema/index";

it("opens a binding once, whoever asks, and another binding for itself", () => {
	expect(openDb(env.DB)).toBe(openDb(env.DB));
	const other = Object.create(env.DB) as D1Database;
	expect(openDb(other)).not.toBe(openDb(env.DB));
	expect(openDb(other).$client).toBe(other);
});

it("has what drizzle builds say in its text how many rows are wanted, so that it is kept compiled", () => {
	const db = openDb(env.DB);
	const isOne = eq(listings.slug, "acme");
	const chosen = db.select({ id: listings.id }).from(listings).where(isOne);
	expect(chosen.limit(20).toSQL()).toMatchObject({ sql: expect.stringMatching(/ = \? limit 20$/), params: ["acme"] });
	expect(chosen.offset(0).toSQL().sql).toMatch(/ limit 20$/);
	expect(chosen.offset(40).toSQL()).toMatchObject({
		sql: expect.stringMatching(/ limit 20 offset \?$/),
		params: ["acme", 40],
	});
	const first = db.query.listings.findFirst({ columns: { id: true }, where: isOne }).toSQL();
	expect([first.sql.match(/limit .*$/)?.[0], first.params]).toEqual(["limit 1", ["acme"]]);
	const written = db.run(sql`DELETE FROM outbox WHERE id IN (SELECT id FROM outbox LIMIT ${5})`);
	expect(queryOf(written as Statement)).toMatchObject({ sql: expect.stringContaining("LIMIT 5)"), params: [] });
});
