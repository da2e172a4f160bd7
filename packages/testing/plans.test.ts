import { expect, it } from "vitest";
import { type Schema, SORT, scansOf } from "#testing/plans";

const schema: Schema = {
	tables: new Set(["listings", "votes", "search_votes"]),
	views: "CREATE VIEW recent AS SELECT id FROM votes AS v",
};
const scanned = (detail: string, sql: string) => scansOf([{ detail }], sql, schema).map(({ table }) => table);

it.each([
	["SCAN listings", "SELECT * FROM listings", ["listings"]],
	["SCAN l", "SELECT * FROM listings l", ["listings"]],
	["SCAN l", 'select "id" from "listings" "l"', ["listings"]],
	["SCAN v", "SELECT * FROM recent", ["votes"]],
	["SCAN l USING INDEX listings_votes", "SELECT * FROM listings AS l ORDER BY votes", ["listings"]],
	["SCAN listings USING COVERING INDEX listings_votes", "SELECT count(*) FROM listings", ["listings"]],
	["SEARCH v USING AUTOMATIC COVERING INDEX (week=?)", "SELECT 1 FROM listings l, votes v", ["votes"]],
	["SCAN search_votes VIRTUAL TABLE INDEX 0:", "SELECT rowid FROM search_votes", ["search_votes"]],
	["SCAN search_votes VIRTUAL TABLE INDEX 64:", "SELECT rowid FROM search_votes ORDER BY rowid", ["search_votes"]],
	["USE TEMP B-TREE FOR ORDER BY", "SELECT * FROM votes WHERE week = ? ORDER BY at LIMIT ?", [SORT]],
])("%s reads from end to end", (detail, sql, tables) => {
	expect(scanned(detail, sql)).toEqual(tables);
});

it.each([
	["SEARCH listings USING INTEGER PRIMARY KEY (rowid=?)", "SELECT * FROM listings WHERE id = ?"],
	["SEARCH l USING INDEX listings_votes (status=?)", "SELECT * FROM listings l WHERE status = ?"],
	["SCAN search_votes VIRTUAL TABLE INDEX 64:M3", "SELECT rowid FROM search_votes WHERE search_votes MATCH ?"],
	["SCAN search_votes VIRTUAL TABLE INDEX 0:=", "DELETE FROM search_votes WHERE rowid = ?"],
	["SCAN votes", "WITH votes(n) AS (SELECT 1) SELECT n FROM votes"],
	["SCAN picked", "WITH picked AS MATERIALIZED (SELECT id FROM listings WHERE id = ?) SELECT * FROM picked"],
	["SCAN json_each VIRTUAL TABLE INDEX 1:", "SELECT value FROM json_each(?)"],
	["SCAN j VIRTUAL TABLE INDEX 1:", "SELECT value FROM json_each(?) j"],
	["SCAN (subquery-1)", "SELECT * FROM (SELECT 1)"],
	["SCAN CONSTANT ROW", "SELECT 1"],
	["USE TEMP B-TREE FOR ORDER BY", "SELECT * FROM listings WHERE id IN (1, 2) ORDER BY name"],
	["USE TEMP B-TREE FOR LAST TERM OF ORDER BY", "SELECT * FROM votes WHERE week = ? ORDER BY at, id LIMIT ?"],
])("%s does not", (detail, sql) => {
	expect(scanned(detail, sql)).toEqual([]);
});
