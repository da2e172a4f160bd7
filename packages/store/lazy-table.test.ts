import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, index, integer, SQLiteTable, text } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { sqliteTable } from "#store/lazy-table";
import { textOf } from "#store/statement-text";

/** A table that counts how often its columns were built. */
function counting() {
	let builds = 0;
	const table = sqliteTable(
		"things",
		() => {
			builds++;
			return { id: integer().primaryKey(), ownName: text("own_name").notNull() };
		},
		(t) => [index("things_name").on(t.ownName)],
	);
	return { table, builds: () => builds };
}

it("builds the columns of a table when it is first asked for something, and once", () => {
	const { table, builds } = counting();
	expect(builds()).toBe(0);
	expect(table.ownName.name).toBe("own_name");
	expect([table.id.primary, table.ownName.notNull]).toEqual([true, true]);
	expect(builds()).toBe(1);
});

it.each([
	["its name", (table: SQLiteTable) => getTableName(table) === "things"],
	["what it is", (table: SQLiteTable) => is(table, SQLiteTable) && table instanceof SQLiteTable],
	["whether it has a member", (table: SQLiteTable) => "ownName" in table],
	["its columns", (table: SQLiteTable) => Object.keys(getTableColumns(table)).join() === "id,ownName"],
	["its indexes", (table: SQLiteTable) => getTableConfig(table).indexes[0]?.config.name === "things_name"],
	["a statement of it", (table: SQLiteTable) => textOf(sql`SELECT 1 FROM ${table}`).sql === 'SELECT 1 FROM "things"'],
])("answers as drizzle's own where the first thing that is asked is %s", (_what, holds) => {
	expect(holds(counting().table)).toBe(true);
});

it("is the table that its columns name", () => {
	const { table } = counting();
	expect(table.id.table).toBe(table);
	expect(Object.getPrototypeOf(table)).toBe(SQLiteTable.prototype);
});
