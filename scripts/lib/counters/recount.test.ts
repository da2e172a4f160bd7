import { readFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loadDemo } from "#scripts/lib/demo-data";
import { ownMigrations } from "#scripts/lib/migrations";
import { ROOT } from "#scripts/lib/wrangler";
import { type Asked, CHECKS, linesOf, MENDED_AT_ONCE, repair, verify } from "./recount.ts";

const db = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
const asked: Asked = {
	ask: async <T>(sql: string) => db.prepare(sql).all() as T[],
	run: async (script) => db.exec(script),
};

/** What the demo has none of, so that every number that is kept is of something. */
const MORE = [
	"INSERT INTO domain_ratings (provider, listing_id, day, rating_tenths) SELECT 'ahrefs', 1, '2026-11-0' || value, 500 + value FROM json_each('[1,2,3]')",
	`UPDATE site_settings SET texts = json_set(texts, '$.rating_provider', 'ahrefs')`,
	"INSERT INTO revenue_figures (listing_id, day, monthly_cents, source, at) VALUES (1, '2026-10-31', 120000, 'A report', 1)",
	"INSERT INTO promo_codes (code, percent, note, created_at) VALUES ('HELLO', 10, '', 1)",
	"INSERT INTO search_vocabulary (id, word, begin, listings) VALUES (1, 'scheduling', 'sch', 4)",
	"INSERT INTO count_changes (listing_id, week, votes, votes_raw, followers) SELECT listing_id, week, -1, -1, 0 FROM launches WHERE votes > 0 LIMIT 1",
	"UPDATE listings SET votes = votes + 1, votes_raw = votes_raw + 1 WHERE id = (SELECT listing_id FROM count_changes)",
	"UPDATE launches SET votes = votes + 1 WHERE (listing_id, week) = (SELECT listing_id, week FROM count_changes)",
	"INSERT INTO listing_reindex (listing_id) SELECT listing_id FROM count_changes",
];

/** A column of each index. */
const COLUMN_OF: Record<string, string> = {
	search_text: "name",
	search_heads: "name",
	founders_search: "name",
	posts_search: "title",
	founders_spellings: "marked",
	posts_stems: "title",
	reviews_search: "body",
	search_spellings: "marked",
};

/** By what is kept, a statement that makes it wrong, as if something had counted badly. */
const BENT: Record<string, string> = {
	"live listings of a category and of what is under it":
		"UPDATE categories SET live_count = live_count + 1 WHERE id = 2",
	"listings that carry a tag": "UPDATE tags SET listings = listings + 1 WHERE tag = (SELECT min(tag) FROM tags)",
	"live listings of a founder": "UPDATE founders SET live_listings = live_listings + 1 WHERE id = 1",
	"when a founder last answered the interview": "UPDATE founders SET answered_at = 5 WHERE id = 1",
	"counted votes of a listing": "UPDATE listings SET votes = votes + 3 WHERE id = 1",
	"all votes of a listing": "UPDATE listings SET votes_raw = 0 WHERE id = 1",
	"followers of a listing": "UPDATE listings SET followers = followers + 1 WHERE id = 1",
	"views of a listing":
		"UPDATE listings SET views = 0 WHERE id = (SELECT listing_id FROM view_counts WHERE folded > 0)",
	"awards of a listing": "UPDATE listings SET awards = awards + 1 WHERE id = 1",
	"reviews that rate a listing": "UPDATE listings SET rating_count = rating_count + 1 WHERE id = 1",
	"stars of the reviews that rate a listing": "UPDATE listings SET rating_sum = rating_sum - 1 WHERE rating_sum > 0",
	"third-party rating that a listing shows": "UPDATE listings SET domain_rating = 9.5 WHERE id = 1",
	"revenue that a listing shows": "UPDATE listings SET revenue_cents = 1 WHERE id = 1",
	"logo that a listing shows": "UPDATE listings SET logo = NULL WHERE logo IS NOT NULL",
	"cover that a listing shows": `UPDATE listings SET cover = '{"hash":"x"}' WHERE id = 1`,
	"votes of a launch": "UPDATE launches SET votes = votes + 1 WHERE id = 1",
	"launches of a closed week": "UPDATE closed_weeks SET launches = launches + 1",
	"uses of a promo code": "UPDATE promo_codes SET uses = 4",
	...Object.fromEntries(
		[
			["live listings", "listings_live"],
			["scheduled listings", "listings_scheduled"],
			["categories", "categories"],
			["published posts", "posts"],
			["founders that are shown", "founders"],
			["awards of live listings", "awards"],
			...["billboard", "community-all-time", "domain-rating", "revenue"].map((name) => [
				`listings on the board ${name}`,
				`board:${name}`,
			]),
		].map(([what, name]) => [
			what,
			`INSERT INTO counters (name, value) VALUES ('${name}', 9) ON CONFLICT (name) DO UPDATE SET value = value + 9`,
		]),
	),
	"founders of a country": "UPDATE counters SET value = value - 1 WHERE name > 'founders:' AND name < 'founders;'",
	"launches of a week": "UPDATE counters SET value = value + 1 WHERE name > 'launches:' AND name < 'launches;'",
	"results of a closed week": "INSERT INTO counters (name, value) VALUES ('results:2020-01-06', 1)",
	"listings that went live on a day": "DELETE FROM counters WHERE name > 'launched:' AND name < 'launched;'",
	"what searches know of a listing": "DELETE FROM listing_search_docs WHERE listing_id = 1",
	"listings that searches find and that are not public":
		"INSERT INTO listing_search_docs SELECT 999, is_live, name, squeezed, tagline, labels, body, facets, head_pairs, body_pairs, category_id, newest_key, votes_key, trending_key, views_key, followers_key FROM listing_search_docs LIMIT 1",
	...Object.fromEntries(
		[
			...["text", "heads", "newest", "votes", "trending", "views", "followers"].map((name) => [
				`search_${name}`,
				"listing_search_docs",
			]),
			["founders_search", "founders"],
			["posts_search", "posts"],
			["founders_spellings", "founders"],
			["posts_stems", "posts"],
			["reviews_search", "reviews"],
			["search_spellings", "search_vocabulary"],
		].flatMap(([name, table]) => [
			[
				`rows of ${table} that ${name} has not`,
				`DELETE FROM ${name} WHERE rowid = (SELECT min(id) FROM ${name}_docsize)`,
			],
			[
				`entries of ${name} that are of no row`,
				`INSERT INTO ${name} (rowid, ${COLUMN_OF[name ?? ""] ?? "words"}) VALUES (4611686018427387904 | 77, 'nothing')`,
			],
		]),
	),
};

beforeAll(async () => {
	for (const name of await ownMigrations()) db.exec(await readFile(`${ROOT}migrations/${name}`, "utf8"));
	db.exec("PRAGMA foreign_keys = off");
	const { referenceStatements, demoSeed } = await loadDemo();
	const { statements } = await demoSeed(new Date("2026-11-20T15:00:00.000Z"));
	for (const statement of [...referenceStatements(), ...statements, ...MORE]) db.exec(statement);
});
beforeEach(() => db.exec("SAVEPOINT bent"));
afterEach(() => db.exec("ROLLBACK TO bent; RELEASE bent"));

it("finds nothing wrong with a directory whose numbers are right, and changes nothing of it", async () => {
	expect(linesOf(await verify(asked))).toEqual([]);
	const before = db.prepare("SELECT total_changes() AS n").get();
	expect(await repair(asked)).toEqual([]);
	expect(db.prepare("SELECT total_changes() AS n").get()).toEqual(before);
});

it("has something to count of everything that it counts", () => {
	// A recount that finds nothing anywhere would agree with a number that is always 0.
	expect(CHECKS.map(({ what }) => what).toSorted()).toEqual(Object.keys(BENT).toSorted());
	const columns =
		"rating_sum, votes, votes_raw, followers, views, awards, rating_count, domain_rating, revenue_cents, logo";
	for (const name of columns.split(", ")) {
		expect(db.prepare(`SELECT 1 FROM listings WHERE ${name} > 0`).get(), name).toBeDefined();
	}
});

describe("says what was bent, and mends it", () => {
	for (const [what, statement] of Object.entries(BENT)) {
		it(what, async () => {
			db.exec(statement);
			const found = await verify(asked);
			expect(found.map((one) => one.what)).toContain(what);
			expect(await repair(asked)).toEqual(expect.arrayContaining([found.find((one) => one.what === what)]));
			expect(linesOf(await verify(asked))).toEqual([]);
		});
	}
});

it("mends a few rows a transaction, and counts what people write between two of them", async () => {
	db.exec("UPDATE listings SET votes_raw = votes_raw + 100");
	const rows = db.prepare("SELECT count(*) AS n FROM listings").get() as { n: number };
	let runs = 0;
	await repair({
		...asked,
		async run(script) {
			if (script.includes("votes_raw") && runs++ === 0) {
				// Somebody votes after the look and before the mending, for a listing that is about to be mended.
				db.exec("INSERT INTO votes (user_id, listing_id, at, week, counted) VALUES (9999, 1, 1, '2020-01-06', 0)");
				db.exec("UPDATE listings SET votes_raw = votes_raw + 1 WHERE id = 1");
			}
			db.exec(script);
		},
	});
	expect(runs).toBe(Math.ceil(rows.n / MENDED_AT_ONCE));
	expect(linesOf(await verify(asked))).toEqual([]);
});

it("mends what searches find by the plain form of letters as triggers have it", async () => {
	const found = (table: string, word: string) =>
		db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${table} MATCH '${word}'`).get();
	db.exec("UPDATE founders SET name = 'Ｚｏｒｒａ', search_name = 'zorra' WHERE id = 1");
	db.exec("UPDATE posts SET title = 'Ｚｏｒｒａ', plain = 'zorra' WHERE id = 1");
	for (const table of ["founders_search", "posts_search", "posts_stems"]) {
		expect(found(table, "zorra"), table).toEqual({ n: 1 });
		db.exec(`DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${table} MATCH 'zorra')`);
	}
	await repair(asked);
	for (const table of ["founders_search", "posts_search", "posts_stems"]) {
		expect(found(table, "zorra"), table).toEqual({ n: 1 });
	}
	expect(linesOf(await verify(asked))).toEqual([]);
});
