import { sqliteTable as builtTable, SQLiteTable, type SQLiteTableFn } from "drizzle-orm/sqlite-core";

type Columns = Extract<Parameters<SQLiteTableFn>[1], (...args: never[]) => unknown>;

/**
 * drizzle's `sqliteTable`, whose columns are built when the table is first asked for anything: an isolate's first answer needs few
 * tables of them all. From then on it is what drizzle makes, in the same object. Source: docs/start.md#beginning.
 */
export const sqliteTable = ((name: string, columns: Columns, constraints?: Parameters<SQLiteTableFn>[2]) => {
	const build = () => {
		const built = builtTable(name, columns, constraints);
		Object.setPrototypeOf(table, SQLiteTable.prototype);
		Object.assign(table, built);
		for (const column of Object.values(built)) Object.assign(column, { table });
	};
	const unbuilt = new Proxy(Object.create(SQLiteTable.prototype) as SQLiteTable, {
		get(_unbuilt, key) {
			build();
			return Reflect.get(table, key);
		},
		has(_unbuilt, key) {
			build();
			return key in table;
		},
	});
	const table = Object.create(unbuilt) as SQLiteTable;
	return table;
}) as SQLiteTableFn;
