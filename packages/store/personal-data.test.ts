import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { IMPERSONAL, PERSONAL } from "#store/personal-data";
import * as schema from "#store/schema/index";

const tables: readonly SQLiteTable[] = Object.values(schema).filter((entry) => is(entry, SQLiteTable));
const personal = PERSONAL.map(({ table }) => getTableName(table));

it("says of every table of the schema whether it says something of somebody", () => {
	expect(tables.length).toBeGreaterThan(50);
	expect([...personal, ...Object.keys(IMPERSONAL)].sort()).toEqual(tables.map((table) => getTableName(table)).sort());
});

it("takes no table for impersonal that has a person in a column", () => {
	const names = ["user_id", "owner_id", "email", "actor", "caller", "reporter", "billing"];
	const withPeople = tables.filter((table) =>
		Object.values(getTableColumns(table)).some(({ name }) => names.includes(name)),
	);
	const wrong = withPeople.map((table) => getTableName(table)).filter((name) => !personal.includes(name));
	expect(wrong).toEqual([]);
});

it("hands out no secret: what opens something is withheld by name", () => {
	const secret = /hash|token|payment_url/;
	for (const { table, withheld = [], notExported } of PERSONAL) {
		if (notExported !== undefined) continue;
		// A picture is found by its content, and may be seen by everybody or by nobody but its people.
		if (getTableName(table) === "picture_sources") continue;
		const columns = Object.values(getTableColumns(table)).map(({ name }) => name);
		expect(
			columns.filter((name) => secret.test(name) && !withheld.includes(name)),
			getTableName(table),
		).toEqual([]);
		expect(columns).toEqual(expect.arrayContaining([...withheld]));
	}
});
