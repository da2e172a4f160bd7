import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { searchSynonyms } from "#store/schema/index";
import { emptyBindings, renewBindings } from "#testing/empty-bindings";
import { mintCategory, mintListing } from "#testing/listings";
import { beginSession } from "#testing/mcp-http";
import { setSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

/** Every row of every table, those of the search indexes and of the id counters included. */
async function everyRow(): Promise<Record<string, unknown[]>> {
	const { results } = await env.DB.prepare(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' ORDER BY name",
	).all<{ name: string }>();
	const questions = results.map(({ name }) => {
		// When the migrations ran differs, what they left does not.
		const columns = name === "d1_migrations" ? "id, name" : "*";
		// A counter of ids that stands at 0 is as good as none; a migration that inserts no row leaves one; which came
		// first means nothing.
		const where = name === "sqlite_sequence" ? "WHERE seq > 0 ORDER BY name" : "";
		return env.DB.prepare(`SELECT ${columns} FROM "${name}" ${where}`);
	});
	const answers = await env.DB.batch(questions);
	return Object.fromEntries(results.map(({ name }, index) => [name, answers[index]?.results ?? []]));
}

async function fill(): Promise<void> {
	const category = await mintCategory(world.db, "tools");
	await mintListing(world.db, "acme", { categoryIds: [category.id] });
	const person = await world.person();
	await world.api("POST", "/listings", { as: person, body: { url: "https://filled.example" } });
	await env.KV.put("filled", "yes");
}

it("leaves the database as its migrations do: no row, no search document, ids from 1", async () => {
	await renewBindings();
	const fresh = await everyRow();
	await fill();
	expect(await everyRow()).not.toEqual(fresh);
	await emptyBindings();
	expect(await everyRow()).toEqual(fresh);
	expect((await env.KV.list()).keys).toEqual([]);
});

it("makes of a new database what the migrations make of it", async () => {
	const everything = async () => ({
		rows: await everyRow(),
		schema: (await env.DB.prepare("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name").all())
			.results,
	});
	await renewBindings(env.TEST_MIGRATIONS);
	const migrated = await everything();
	await renewBindings();
	expect(await everything()).toEqual(migrated);
});

it("puts rows that come with a migration back as they were, in place", async () => {
	const name = "9999_seed.sql";
	const seed =
		"INSERT INTO categories (id, slug, name, description, position) VALUES (7, 'it''s', 'Tools', 'x', 1), (9, 'b', 'B', 'y', 2)";
	await renewBindings([...env.TEST_MIGRATIONS, { name, queries: [seed] }]);
	try {
		const fresh = await everyRow();
		await env.DB.prepare("UPDATE categories SET name = 'Gone' WHERE id = 7").run();
		await env.DB.prepare("DELETE FROM categories WHERE id = 9").run();
		await fill();
		await emptyBindings();
		expect(await everyRow()).toEqual(fresh);
		expect(await env.DB.prepare("SELECT count(*) AS n FROM d1_migrations WHERE name = ?1").bind(name).first("n")).toBe(
			1,
		);
	} finally {
		await renewBindings();
	}
});

it("notices every way of writing rows that come with a migration and that are not looked at otherwise", async () => {
	const rows = () => env.DB.prepare("SELECT * FROM search_synonyms ORDER BY id").all();
	await renewBindings();
	const { results: fresh } = await rows();
	const ways: Record<string, () => Promise<unknown>> = {
		"a statement": () => env.DB.prepare("UPDATE search_synonyms SET phrase = phrase || id").run(),
		"a session": () => env.DB.withSession().prepare('DELETE FROM "search_synonyms" WHERE id < 5').run(),
		"a batch": () =>
			env.DB.batch([env.DB.prepare("WITH two AS (SELECT 2 AS id) DELETE FROM `search_synonyms` WHERE id IN two")]),
		"an exec": () => env.DB.exec("UPDATE OR REPLACE search_synonyms SET id = id + 1000 WHERE id = 3"),
		"a statement of drizzle": () => world.db.delete(searchSynonyms),
	};
	for (const [way, write] of Object.entries(ways)) {
		await emptyBindings();
		await write();
		await emptyBindings();
		expect((await rows()).results, way).toEqual(fresh);
	}
	await renewBindings();
});

it("asks the database once when there is nothing to empty, and once more to empty it", async () => {
	const asked: string[] = [];
	// All batches go through sessions, also those of the binding itself.
	const database = Object.getPrototypeOf(env.DB.withSession()) as D1DatabaseSession;
	const statement = Object.getPrototypeOf(env.DB.prepare("SELECT 1")) as D1PreparedStatement;
	const kept = { batch: database.batch, all: statement.all, first: statement.first };
	const counted = <F extends (...args: never[]) => unknown>(name: string, call: F) =>
		function (this: unknown, ...args: never[]) {
			asked.push(name);
			return call.apply(this, args);
		} as unknown as F;
	await emptyBindings();
	Object.assign(database, { batch: counted("batch", kept.batch) });
	Object.assign(statement, { all: counted("all", kept.all), first: counted("first", kept.first) });
	try {
		await emptyBindings();
		expect(asked).toEqual(["all"]);
		await mintCategory(world.db, "tools");
		asked.length = 0;
		await emptyBindings();
		expect(asked).toEqual(["all", "batch"]);
	} finally {
		Object.assign(database, { batch: kept.batch });
		Object.assign(statement, { all: kept.all, first: kept.first });
	}
});

it("lets nothing through that the previous test still does in the background", async () => {
	const late = async () => {
		await scheduler.wait(200);
		await env.KV.put("late", "yes");
		await mintCategory(world.db, "late");
	};
	createExecutionContext().waitUntil(late());
	await emptyBindings();
	await scheduler.wait(300);
	expect((await env.KV.list()).keys).toEqual([]);
	expect(await world.db.query.categories.findMany()).toEqual([]);
});

it("begins with a new database when a test changed the schema", async () => {
	const fresh = await everyRow();
	await env.DB.prepare("CREATE TABLE extra (id INTEGER)").run();
	await env.DB.prepare("DROP TABLE counters").run();
	await emptyBindings();
	expect(await everyRow()).toEqual(fresh);
});

it("ends sessions of the tool server with their Durable Objects", async () => {
	const { sessionId, send } = await beginSession();
	await emptyBindings();
	const ping = { jsonrpc: "2.0", id: 2, method: "ping" };
	expect((await send(ping, { headers: { "Mcp-Session-Id": sessionId } })).status).toBe(404);
});

it("counts requests anew: everybody's ids are the same in every test", async () => {
	const limit = () => setSettings({ rate_limit_read: "2/86400" });
	const read = async () => (await world.api("GET", "/categories")).status;
	await limit();
	expect([await read(), await read(), await read()]).toEqual([200, 200, 429]);
	await emptyBindings();
	await limit();
	expect(await read()).toBe(200);
});
