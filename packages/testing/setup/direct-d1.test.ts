import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { renewBindings } from "#testing/empty-bindings";
import { type Client, entry } from "#testing/setup/direct-d1";
import { makeWorld } from "#testing/world";

beforeEach(() => makeWorld());

/** A database of the binding's own way, by miniflare's Worker. */
const ownWay = (): D1Database => new (env.DB.constructor as new (fetcher: unknown) => D1Database)(entry);

const MAKE = "CREATE TABLE ways (name TEXT PRIMARY KEY, value ANY, bytes BLOB) STRICT";
const ADD = "INSERT INTO ways (name, value, bytes) VALUES (?, ?, ?) RETURNING name, value";
const READ = "SELECT name, value, bytes, length(bytes) AS size FROM ways ORDER BY name";
const BYTES = new Uint8Array([0, 127, 255]);

/** Why it was refused, in the words that are shown and in those beneath. */
const refusalOf = (work: Promise<unknown>) =>
	work.then(
		() => "nothing was refused",
		(error: Error) => [error.message, (error.cause as Error).message],
	);

/** Everything that can be asked of a database, and its answers, but for times and sizes. */
async function answersOf(database: D1Database) {
	const add = (name: string, value: unknown, bytes: Uint8Array | null = null) =>
		database.prepare(ADD).bind(name, value, bytes);
	const plain = ({ results, meta, success }: D1Result) => {
		const { duration, size_after, ...rest } = meta;
		expect([duration >= 0, size_after > 0]).toEqual([true, true]);
		return { results, meta: rest, success };
	};
	const made = await database.exec(MAKE);
	const session = database.withSession("first-primary");
	return {
		made: made.count,
		ran: plain(await add("one", 1).run()),
		batch: (await database.batch([add("two", "ö\ud800\u2028"), add("three", null, BYTES)])).map(plain),
		all: plain(await database.prepare(READ).all()),
		raw: await database.prepare(READ).raw({ columnNames: true }),
		first: await database.prepare(READ).first("name"),
		none: await database.prepare(`${READ} LIMIT 0`).first(),
		undone: await refusalOf(database.batch([add("four", 4), add("one", 1)])),
		wrongText: await refusalOf(database.prepare("SELEC").all()),
		wrongLine: await refusalOf(database.exec("SELECT 1\nSELEC")),
		nothing: await refusalOf(database.prepare("-- nothing").all()),
		deleted: plain(await database.prepare("DELETE FROM ways WHERE name = 'one'").run()),
		left: (await session.prepare(READ).all()).results.length,
		dropped: (await database.exec("DROP TABLE ways")).count,
		isBookmark: /^[0-9a-f-]{30,}$/.test(session.getBookmark() ?? ""),
	};
}

it("answers as the binding's own way does", async () => {
	const own = await answersOf(ownWay());
	expect(await answersOf(env.DB)).toEqual(own);
	expect(own).toMatchObject({
		ran: { results: [{ name: "one", value: 1 }], meta: { changes: 1, last_row_id: 1, rows_written: 2 } },
		raw: [
			["name", "value", "bytes", "size"],
			["one", 1, null, null],
			["three", null, [...BYTES], 3],
			["two", expect.anything(), null, null],
		],
		undone: [expect.stringContaining("UNIQUE constraint failed"), expect.anything()],
		left: 2,
		isBookmark: true,
	});
});

it("has a session's bookmarks grow with what was written", async () => {
	const session = env.DB.withSession("first-primary");
	const bookmarks: string[] = [];
	for (const value of [1, 2, 3]) {
		await session.prepare("INSERT INTO sequences (name, value) VALUES (?, ?)").bind(`way ${value}`, value).run();
		bookmarks.push(session.getBookmark() ?? "");
	}
	expect(new Set(bookmarks).size).toBe(3);
	expect(bookmarks.toSorted()).toEqual(bookmarks);
});

it("leaves the schema of a new database as it was when a session asks for its first bookmark", async () => {
	await renewBindings();
	const count = () => env.DB.prepare("SELECT count(*) AS n, sum(length(sql)) AS length FROM sqlite_master").first();
	const before = await count();
	await env.DB.withSession("first-primary").prepare("SELECT 1").first();
	expect(await count()).toEqual(before);
});

it("is the way of every question, outside of sessions and in them", () => {
	const { fetcher, alwaysPrimarySession } = env.DB as unknown as Client;
	const session = env.DB.withSession() as unknown as Client;
	// Compared here: to tell them apart in words, an assertion would ask the object what it is.
	expect([fetcher, alwaysPrimarySession.fetcher, session.fetcher].map((one) => one === entry)).toEqual([
		false,
		false,
		false,
	]);
});
