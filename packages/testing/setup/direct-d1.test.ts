import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { type Client, entry } from "#testing/setup/direct-d1";
import { makeWorld } from "#testing/world";

beforeEach(() => makeWorld());

/** The same binding by the way of miniflare's. */
const byEntry = (): D1Database => new (env.DB.constructor as new (fetcher: unknown) => D1Database)(entry);

const ADD = "INSERT INTO sequences (name, value) VALUES (?, ?) RETURNING name, value";
const READ = "SELECT name, value FROM sequences WHERE name LIKE 'way%' ORDER BY name";

it("leads to the same database as the binding's own way, and not by it", async () => {
	await env.DB.prepare(ADD).bind("way 1", 1).run();
	await byEntry().prepare(ADD).bind("way 2", 2).run();
	const { results } = await env.DB.prepare(READ).all();
	expect(results).toEqual([
		{ name: "way 1", value: 1 },
		{ name: "way 2", value: 2 },
	]);
	expect((await byEntry().prepare(READ).all()).results).toEqual(results);
	const { fetcher, alwaysPrimarySession } = env.DB as unknown as Client;
	// Compared here: to tell them apart in words, an assertion would ask the object what it is.
	expect([fetcher === entry, alwaysPrimarySession.fetcher === entry]).toEqual([false, false]);
});

it("answers as the binding's own way does: rows, what was changed, and what was refused", async () => {
	const asked = async (database: D1Database, name: string) => {
		const [added] = await database.batch([database.prepare(ADD).bind(name, 7)]);
		const refused = database.batch([
			database.prepare(ADD).bind(`${name} undone`, 1),
			database.prepare(ADD).bind(name, 8),
		]);
		const { message } = await refused.then(
			() => new Error("nothing was refused"),
			(error: Error) => error,
		);
		const session = database.withSession("first-primary");
		const raw = await session.prepare(READ).raw({ columnNames: true });
		const { duration, last_row_id, ...meta } = added?.meta ?? ({} as D1Meta);
		return { results: added?.results, meta, message, raw, hasBookmark: session.getBookmark() !== null };
	};
	const ownWay = await asked(byEntry(), "way");
	await env.DB.prepare("DELETE FROM sequences WHERE name = 'way'").run();
	expect(await asked(env.DB, "way")).toEqual(ownWay);
	expect(ownWay).toMatchObject({
		message: expect.stringContaining("UNIQUE constraint failed"),
		raw: [
			["name", "value"],
			["way", 7],
		],
	});
});
