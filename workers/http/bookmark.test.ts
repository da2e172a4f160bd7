import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openBrowser } from "#testing/browser";
import { hurryTimers } from "#testing/hurried-timers";
import { mintListing } from "#testing/listings";
import { modern } from "#testing/mcp-http";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";
import { isAnonymousRead } from "#workers/edge/kept-answer";
import { BOOKMARK_COOKIE, BOOKMARK_HEADER, readsFrom } from "#workers/http/bookmark";
import { countedD1 } from "#workers/measures/counted-d1";
import { newNotes, withNotes } from "#workers/measures/request-notes";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
	await mintListing(world.db, "acme", { ownerId: ada.userId });
});
afterEach(() => vi.restoreAllMocks());

const BOOKMARK = "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683";
const ABROAD = "ffffffff-ffffffff-ffffffff-ffffffffffffffffffffffffffffffff";

const from = (path: string, headers: Record<string, string> = {}, method = "GET") =>
	readsFrom(new Request(ORIGIN + path, { method, headers }));

describe("a request reads", () => {
	const key = { Authorization: "Bearer lw_x" };
	const session = { Cookie: "a=b; __Host-session=s" };
	const cookie = { Cookie: `__Host-session=s; ${BOOKMARK_COOKIE}=${BOOKMARK}` };
	it.each<[string, string, string, Record<string, string>?, string?]>([
		["from any replica what everybody may see", "first-unconstrained", "/listings/acme"],
		[
			"also the first page, with a cookie that says nothing",
			"first-unconstrained",
			"/",
			{ Cookie: "__Host-theme=dark" },
		],
		["from any replica the API's public answers", "first-unconstrained", "/api/v1/site"],
		["where its cursor came from, the changes", "first-primary", "/feeds/changes.jsonl?since=x"],
		["where its cursor came from, what happened", "first-primary", "/feeds/events.jsonl?since=x"],
		["from any replica other feeds", "first-unconstrained", "/feeds/launches.xml"],
		["where it writes, when it writes", "first-primary", "/api/v1/drafts", {}, "POST"],
		["where keys are ended", "first-primary", "/api/v1/site", key],
		["where sessions are ended", "first-primary", "/account", session],
		["where a mailed link was written", "first-primary", "/sign-in/confirm?token=x"],
		["there, too, below an account", "first-primary", "/account/sign-in-methods/confirm?token=x", cookie],
		["there, too, whatever it brings", "first-primary", "/invites/x", { [BOOKMARK_HEADER]: BOOKMARK }],
		["where the site team works", "first-primary", "/admin/listings", cookie],
		["from its bookmark on, by the header", BOOKMARK, "/api/v1/me", { ...key, [BOOKMARK_HEADER]: BOOKMARK }],
		["from its bookmark on, by the cookie", BOOKMARK, "/account/products", cookie],
		["as if it brought none, where it is none", "first-unconstrained", "/", { [BOOKMARK_HEADER]: "first-primary" }],
		[
			"as if it brought none, where it is too long",
			"first-primary",
			"/account",
			{ Cookie: `${"x".repeat(9000)}; ${cookie.Cookie}` },
		],
		[
			"as if it brought none, where something follows",
			"first-unconstrained",
			"/",
			{ [BOOKMARK_HEADER]: `${BOOKMARK}0` },
		],
	])("%s", (_what, expected, path, headers, method) => {
		expect(from(path, headers, method)).toBe(expected);
	});
});

it("goes through one session of the database, which begins there", async () => {
	const begun = vi.spyOn(Object.getPrototypeOf(env.DB) as D1Database, "withSession");
	const starts = async (work: () => Promise<{ status: number }>) => {
		begun.mockClear();
		expect((await work()).status).toBeLessThan(400);
		// The tests' own look at plans names no start.
		return begun.mock.calls.flatMap(([start]) => start ?? []);
	};
	const headers = { [BOOKMARK_HEADER]: ABROAD };
	expect(await starts(() => world.api("GET", "/listings/acme"))).toEqual(["first-unconstrained"]);
	expect(await starts(() => openBrowser().get("/listings/acme"))).toEqual(["first-unconstrained"]);
	expect(await starts(() => world.api("GET", "/me", { as: ada }))).toEqual(["first-primary"]);
	expect(await starts(() => world.api("GET", "/me", { as: ada, headers }))).toEqual([ABROAD]);
});

describe("whoever writes", () => {
	const submit = () => world.api("POST", "/drafts", { as: ada, body: { url: "https://new.example.com/" } });

	it("is told how far the database had come, and whoever reads is not", async () => {
		const written = await submit();
		expect(written.headers.get(BOOKMARK_HEADER)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{8}){2}-[0-9a-f]{32}$/);
		expect(written.headers.getSetCookie()).toEqual([]);
		const headers = { [BOOKMARK_HEADER]: written.headers.get(BOOKMARK_HEADER) ?? "" };
		const read = await world.api("GET", "/drafts", { as: ada, headers });
		expect([read.body.items, read.headers.get(BOOKMARK_HEADER)]).toEqual([[expect.anything()], null]);
	});

	it("is told so by a tool", async () => {
		const params = { name: "submit_listing", arguments: { url: "https://new.example.com/" } };
		const { headers } = await modern("tools/call", params, { as: ada });
		expect(headers.get(BOOKMARK_HEADER)).not.toBe(null);
	});

	it("keeps it in a cookie on pages, and reads from it on", async () => {
		const browser = openBrowser();
		await browser.signInByMail(world, "bo@example.com");
		const begun = vi.spyOn(Object.getPrototypeOf(env.DB) as D1Database, "withSession");
		expect((await browser.get("/account")).status).toBe(200);
		expect(begun.mock.calls.flatMap(([start]) => start ?? [])).toEqual([expect.stringMatching(/^[0-9a-f]{8}-/)]);
	});

	it("is answered by no cache of everybody's, and fills none", async () => {
		const headers = { [BOOKMARK_HEADER]: BOOKMARK };
		expect(isAnonymousRead(new Request(ORIGIN, { headers }))).toBe(false);
		expect((await world.api("GET", "/site", { headers })).headers.get("Cache-Control")).toBe("private, no-cache");
	});
});

describe("a bookmark that no database has come to", () => {
	/** A database whose sessions from a bookmark on answer as `abroad` says. */
	function database(abroad: () => Promise<never>) {
		const statement = { bind: () => statement, all: abroad, run: abroad, raw: abroad, first: abroad };
		const lost = { prepare: () => statement, batch: abroad, getBookmark: () => ABROAD };
		const starts: string[] = [];
		const withSession = (start: string) => {
			starts.push(start);
			return start.startsWith("first-") ? env.DB.withSession(start) : lost;
		};
		const db = countedD1({ prepare: abroad, batch: abroad, withSession } as unknown as D1Database);
		return { db, starts };
	}

	it.each<[string, () => Promise<never>]>([
		["is refused", () => Promise.reject(new Error("D1_ERROR: invalid bookmark"))],
		["never answers", () => new Promise<never>(() => undefined)],
	])("costs a moment once, and is then forgotten: %s", async (_what, abroad) => {
		const { db, starts } = database(abroad);
		const waits = hurryTimers();
		const read = async (n: number) => (await db.prepare("SELECT ?1 AS n").bind(n).all<{ n: number }>()).results[0]?.n;
		const found = await withNotes(newNotes(ABROAD), async () => [
			...(await Promise.all([read(1), read(2)])),
			await read(3),
			await db.prepare("SELECT 4 AS n").first("n"),
		]);
		expect(found).toEqual([1, 2, 3, 4]);
		expect(starts).toEqual([ABROAD, "first-primary"]);
		expect(waits.longestMs()).toBeLessThanOrEqual(1_000);
	});

	it("is not given up for what is slow once it was come to", async () => {
		hurryTimers();
		const starts: string[] = [];
		let isSlow = false;
		const answer = async (n: number) => {
			if (isSlow) await new Promise((done) => setTimeout(done, 1_500));
			return { results: [{ n }], meta: {} };
		};
		const near = { prepare: () => ({ all: () => answer(7) }), batch: () => Promise.reject(new Error("not asked")) };
		const withSession = (start: string) => {
			starts.push(start);
			return start === BOOKMARK ? near : env.DB.withSession(start);
		};
		const db = countedD1({ withSession } as unknown as D1Database);
		const found = await withNotes(newNotes(BOOKMARK), async () => {
			const first = await db.prepare("SELECT 1 AS n").all();
			isSlow = true;
			return [first.results, (await db.prepare("SELECT 1 AS n").all()).results];
		});
		expect(found).toEqual([[{ n: 7 }], [{ n: 7 }]]);
		expect(starts).toEqual([BOOKMARK]);
	});

	it("is never what a write begins at", async () => {
		const { db, starts } = database(() => Promise.reject(new Error("D1_ERROR: invalid bookmark")));
		const write = db.prepare("INSERT INTO sequences (name, value) VALUES ('bookmark', 1)");
		await withNotes(newNotes(ABROAD), () => db.batch([write]));
		expect(starts).toEqual(["first-primary"]);
	});
});
