import { eq, sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { listings } from "#store/schema/index";
import { plannedDialect, textOf } from "#store/statement-text";

const nested = sql`(SELECT id FROM listings WHERE slug = ${"a"} AND votes > ${3})`;

it.each([
	["words", sql`SELECT 1`],
	["values of every kind", sql`SELECT ${"a"}, ${1}, ${null}, ${true}, ${"?"}`],
	["raw words", sql`SELECT ${sql.raw("votes")} FROM listings`],
	["nothing", sql`SELECT 1 ${sql``}`],
	["further statements, in order", sql`SELECT ${1} FROM t WHERE a IN ${nested} AND b = ${2} AND c IN ${nested}`],
	["joined ones", sql`SELECT ${sql.join([sql`${1}`, sql`b`, sql`${"c"}`], sql`, `)}`],
	["tables and columns", sql`SELECT ${listings.id} FROM ${listings} WHERE ${eq(listings.slug, "a")} AND ${nested}`],
	["names", sql`SELECT ${1} AS ${sql.identifier("one")}`],
	["lists and what is left out", sql`SELECT ${undefined} a FROM t WHERE a IN ${[1, 2]}`],
	["values written into the text", sql`SELECT ${sql`${"it's"}`.inlineParams()}`],
])("is what drizzle makes of it: %s", (_what, query) => {
	const { sql: text, params } = new SQLiteAsyncDialect().sqlToQuery(query);
	expect(textOf(query)).toMatchObject({ sql: text, params });
});

it.each([
	["how many rows are wanted", sql`SELECT a FROM t WHERE b = ${"x"} LIMIT ${20}`, "b = ? LIMIT 20", ["x"]],
	["and of further statements", sql`SELECT (${sql`SELECT a FROM t LIMIT ${3}`}), ${1}`, "FROM t LIMIT 3), ?", [1]],
	["that they are the first ones", sql`SELECT a FROM t LIMIT ${20} OFFSET ${0}`, "LIMIT 20 OFFSET 0", []],
	[
		"of what drizzle puts together, too",
		sql`SELECT ${listings.id} FROM t LIMIT ${20} OFFSET ${0}`,
		"LIMIT 20 OFFSET 0",
		[],
	],
	["in small letters", sql`select a from t limit ${20}${sql` offset ${0}`}`, "limit 20 offset 0", []],
	["not where later ones begin", sql`SELECT a FROM t LIMIT ${20} OFFSET ${40}`, "LIMIT 20 OFFSET ?", [40]],
	["not what is no whole number", sql`SELECT a FROM t LIMIT ${1.5}`, "LIMIT ?", [1.5]],
	["not what is no number", sql`SELECT a FROM t LIMIT ${"1; DROP TABLE t"}`, "LIMIT ?", ["1; DROP TABLE t"]],
	["not other numbers", sql`SELECT a FROM t WHERE over_the_LIMIT=${1}`, "LIMIT=?", [1]],
])("says in the text %s", (_what, query, end, params) => {
	const made = textOf(query);
	expect(made.sql.endsWith(end), made.sql).toBe(true);
	expect(made.params).toEqual(params);
	const byDrizzle = plannedDialect(new SQLiteAsyncDialect()).sqlToQuery(query);
	expect([byDrizzle.sql, byDrizzle.params]).toEqual([made.sql, params]);
});

it("leaves a statement as it was made", () => {
	const query = sql`SELECT a FROM t LIMIT ${20}`;
	plannedDialect(new SQLiteAsyncDialect()).sqlToQuery(query);
	expect(new SQLiteAsyncDialect().sqlToQuery(query)).toMatchObject({ sql: "SELECT a FROM t LIMIT ?", params: [20] });
});
