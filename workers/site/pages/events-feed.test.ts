import { env, exports } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, ORIGIN, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const ask = (query = "", as?: { key: string }) =>
	openBrowser().get(`/feeds/events.jsonl${query}`, as === undefined ? {} : { Authorization: `Bearer ${as.key}` });
const linesOf = (html: string) =>
	html
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line) as { type: string; cursor: string; id: string; data: Record<string, unknown> });
const run = (sql: string, ...values: unknown[]) =>
	env.DB.prepare(sql)
		.bind(...values)
		.run();

it("tells everybody what is public, with ids, figures and the name of the product", async () => {
	await mintListing(world.db, "acme", { id: 7, name: "Acme", ownerId: ada.userId });
	await run("UPDATE drafts SET status = 'ready'");
	const { html, headers, status } = await ask();
	expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
		200,
		"application/jsonl; charset=utf-8",
		"private, no-store",
	]);
	expect(linesOf(html)).toEqual([
		{
			id: expect.stringMatching(/^evt_1_[0-9a-z]+$/),
			type: "listing.live",
			timestamp: NOW.toISOString(),
			about: "listing:7",
			data: {
				week: expect.any(String),
				listing: { id: 7, slug: "acme", name: "Acme", page: `${ORIGIN}/listings/acme` },
			},
			cursor: expect.any(String),
		},
	]);
});

it("tells an account its own with its key, and goes on where a cursor ends", async () => {
	await mintListing(world.db, "acme", { id: 7, ownerId: ada.userId });
	await mintListing(world.db, "other", { id: 8 });
	await run(
		"INSERT INTO listing_events (listing_id, kind, to_status, cause, at) VALUES (7, 'badge_lost', 'live', 'job', 1)",
	);
	const own = linesOf((await ask("", ada)).html);
	expect(own.map(({ type }) => type)).toEqual(["listing.live", "badge.lost"]);
	expect(linesOf((await ask(`?since=${own[0]?.cursor}`, ada)).html).map(({ type }) => type)).toEqual(["badge.lost"]);
	expect(linesOf((await ask("?reach=all", ada)).html)).toHaveLength(3);
	expect(linesOf((await ask("?reach=followed", ada)).html)).toHaveLength(2);
	const last = await ask(`?since=${own[1]?.cursor}`, ada);
	expect([last.html, last.headers.get("Link")]).toEqual(["", null]);
});

it("names the way on where more may come, also past what is nobody's business", async () => {
	await run(
		`WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 600)
		INSERT INTO events (kind, about, user_id, is_public, facts, at) SELECT 'draft.ready', 'draft:' || x, 99, 0, '{}', x FROM n`,
	);
	await run("INSERT INTO events (kind, about, is_public, facts, at) VALUES ('week.closed', 'week:x', 1, '{}', 1)");
	const first = await ask();
	expect(first.html).toBe("");
	const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
	expect(linesOf((await openBrowser().get(next.slice(ORIGIN.length))).html).map(({ type }) => type)).toEqual([
		"week.closed",
	]);
});

it("refuses bad credentials, a missing scope, an unknown reach and a cursor that says nothing any more", async () => {
	const narrow = await world.person("narrow@example.com", ["orders:write"]);
	const code = async (query: string, as?: { key: string }) => {
		const { status, html } = await ask(query, as);
		return [status, (JSON.parse(html) as { code?: string }).code];
	};
	expect(await code("", { key: "lw_nonsense" })).toEqual([401, "invalid_token"]);
	expect(await code("", narrow)).toEqual([403, "insufficient_scope"]);
	expect(await code("?reach=own")).toEqual([401, "unauthorized"]);
	expect(await code("?reach=mine", ada)).toEqual([400, "invalid_input"]);
	expect((await ask("?since=nonsense")).status).toBe(400);
	for (let n = 1; n <= 5; n++)
		await run("INSERT INTO events (kind, about, is_public, facts, at) VALUES ('week.closed', 'week:x', 1, '{}', 1)");
	const [first] = linesOf((await ask()).html);
	await run("DELETE FROM events WHERE seq <= 3");
	const gone = await ask(`?since=${first?.cursor}`);
	expect([gone.status, JSON.parse(gone.html).events]).toEqual([410, `${ORIGIN}/feeds/events.jsonl`]);
});

it("goes on where a cursor ends although the newest events went with their account, or all were forgotten", async () => {
	const bob = await world.person();
	const tellDrafts = (userId: number, count: number) =>
		run(
			`WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < ?)
			INSERT INTO events (kind, about, user_id, is_public, facts, at) SELECT 'draft.ready', 'draft:x', ?, 0, '{}', ? FROM n`,
			count,
			userId,
			NOW.getTime(),
		);
	await mintListing(world.db, "acme", { id: 7 });
	const first = linesOf((await ask()).html)[0]?.cursor;
	await tellDrafts(bob.userId, 3);
	const next = new URL(/<([^>]+)>/.exec((await ask(`?since=${first}`)).headers.get("Link") ?? "")?.[1] ?? "").search;
	await run("DELETE FROM events WHERE user_id = ?", bob.userId);
	expect((await ask(next)).status).toBe(200);
	await mintListing(world.db, "bolt", { id: 8 });
	expect(linesOf((await ask(next)).html).map(({ data }) => data.listing)).toMatchObject([{ slug: "bolt" }]);
	const last = linesOf((await ask(next)).html)[0]?.cursor;
	await run("DELETE FROM events");
	expect([(await ask(`?since=${last}`)).status, (await ask(next)).status]).toEqual([200, 410]);
});

it("may be asked by pages of others with a key, which can read where to go on", async () => {
	const headers = {
		Origin: "https://elsewhere.example",
		"Access-Control-Request-Method": "GET",
		"Access-Control-Request-Headers": "authorization",
	};
	const before = await exports.default.fetch(
		new Request(`${ORIGIN}/feeds/events.jsonl`, { method: "OPTIONS", headers }),
	);
	expect([before.status, before.headers.get("Access-Control-Allow-Origin")]).toEqual([204, "*"]);
	expect(before.headers.get("Access-Control-Allow-Headers")).toBe("Authorization");
	await mintListing(world.db, "acme", { id: 7, ownerId: ada.userId });
	const { headers: answered } = await ask("", ada);
	expect(answered.get("Link")).toContain('rel="next"');
	expect(answered.get("Access-Control-Expose-Headers")).toContain("Link");
});
