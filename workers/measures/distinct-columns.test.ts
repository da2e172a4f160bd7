import { expect, it } from "vitest";
import { withDistinctColumns } from "#workers/measures/distinct-columns";

it.each([
	['select "id", "name" from "users"', 'select "id", "name" from "users"'],
	[
		'select "claims"."id", "listings"."id" from "claims" inner join "listings" on 1',
		'select "claims"."id", "listings"."id" as "column_1" from "claims" inner join "listings" on 1',
	],
	[
		'select distinct count(*), coalesce("a", \'x, from y\') from "t"',
		'select distinct count(*) as "column_0", coalesce("a", \'x, from y\') as "column_1" from "t"',
	],
	['select "a" as "n", cast("b" as text) from t', 'select "a" as "n", cast("b" as text) as "column_1" from t'],
	['select "1" from t', 'select "1" as "column_0" from t'],
	['select (select max("x") from "y"), "x" from t', 'select (select max("x") from "y") as "column_0", "x" from t'],
	["select 'it''s', \"a\" from t", "select 'it''s' as \"column_0\", \"a\" from t"],
])("gives every column of %s a name of its own", (text, distinct) => {
	expect(withDistinctColumns(text)).toBe(distinct);
	expect(withDistinctColumns(text)).toBe(distinct);
});

it.each([
	["with a as (select 1) select * from a"],
	["select * from t"],
	['select "t".* from t'],
	['select "id" from a union select "id" from b'],
	['select "id", "x" as "id" from t'],
	['select "column_1", (1) from t'],
	["select 1"],
	['select "never ended from t'],
	["update t set a = 1"],
])("leaves alone what it does not know enough of: %s", (text) => {
	expect(withDistinctColumns(text)).toBeNull();
});
