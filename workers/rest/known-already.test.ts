import { beforeEach, expect, it, vi } from "vitest";
import { mintListing } from "#testing/listings";
import { workerFetch } from "#testing/mcp-clients";
import { countRounds } from "#testing/rounds";
import { countRows } from "#testing/rows";
import { setSettings } from "#testing/settings";
import { makeWorld, ORIGIN, type World } from "#testing/world";

/** Who asks by a version that they have: answered before the door looks for a route, and counted once whichever way it goes. */

const PATH = "/listings/leafpad";
const FORGED = `"${"0".repeat(12)}-${"0".repeat(32)}"`;

let world: World;
let tag: string;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "leafpad", { tagline: "One" });
	tag = (await ask(PATH, '"none"')).headers.get("ETag") ?? "";
});
const ask = (path: string, known: string, headers: Record<string, string> = {}, method = "GET") =>
	workerFetch(`${ORIGIN}/api/v1${path}`, { method, headers: { "If-None-Match": known, ...headers } });
const left = ({ headers }: Response) => Number(/r=(\d+)/.exec(headers.get("RateLimit") ?? "")?.[1]);

it("has the headers of every answer, and asks the database for one thing", async () => {
	const { result, statements } = await countRows(() => ask(PATH, tag));
	expect([result.status, await result.text(), statements]).toEqual([304, "", 1]);
	const whole = await ask(PATH, '"other"');
	const ofBody = ["content-length", "content-type"];
	const names = [...whole.headers.keys()].filter((name) => !ofBody.includes(name));
	expect([...result.headers.keys()]).toEqual(names);
	for (const name of names.filter((one) => !["ratelimit", "x-request-id"].includes(one)))
		expect(result.headers.get(name), name).toBe(whole.headers.get(name));
	expect(result.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
});

it("is given a version with the answer's own reads where it names none, without another wait", async () => {
	const { rounds, result } = await countRounds(() => ask(PATH, '"none"'));
	expect([rounds, result.status, result.headers.get("ETag")]).toEqual([1, 200, tag]);
	const { db } = world;
	await db.$client.prepare("UPDATE listings SET tagline = 'Two'").run();
	const changed = (await ask(PATH, '"none"')).headers.get("ETag") ?? "";
	expect(changed.slice(0, 13)).not.toBe(tag.slice(0, 13));
	expect((await ask(PATH, changed)).status).toBe(304);
	expect((await ask("/listings/nobody", '"none"')).status).toBe(404);
	expect((await ask("/listings?page=0", '"none"')).status).toBe(400);
});

it("counts a request once, unchanged or not", async () => {
	const before = left(await ask(PATH, tag));
	expect(left(await ask(PATH, tag))).toBe(before - 1);
	const anew = await ask(PATH, FORGED);
	expect([anew.status, left(anew)]).toEqual([200, before - 2]);
	expect(left(await ask(PATH, tag))).toBe(before - 3);
});

it("refuses whoever has spent their reads as it refuses all others, without a look at the database", async () => {
	await setSettings({ rate_limit_read: "2/86400" });
	const statuses = [(await ask(PATH, tag)).status, (await ask(PATH, FORGED)).status];
	const { result, statements } = await countRows(() => ask(PATH, tag));
	expect([...statuses, result.status, statements]).toEqual([304, 200, 429, 0]);
	expect(await result.json()).toMatchObject({ code: "rate_limited", rate_limit: { class: "read", limit: 2 } });
});

it("says nothing of addresses that are not everybody's, or are none", async () => {
	expect((await ask("/me/listings", tag)).status).toBe(401);
	expect((await ask("/nothing-here", tag)).status).toBe(404);
	expect((await ask(`${PATH}/`, tag)).status).toBe(404);
	expect((await ask(PATH, tag, {}, "DELETE")).status).toBe(405);
	expect((await ask(PATH, tag, {}, "HEAD")).status).toBe(304);
});

it("leaves credentials to the door: wrong ones are refused, and answers to good ones are nobody else's", async () => {
	expect((await ask(PATH, tag, { Authorization: "Bearer nonsense" })).status).toBe(401);
	const ada = await world.person();
	const own = await ask(PATH, tag, { Authorization: `Bearer ${ada.key}` });
	expect([own.status, own.headers.get("Cache-Control")]).toEqual([304, "private, no-cache"]);
});

it("fails as the door fails, where the database does not answer, and counts that once", async () => {
	const { env } = await import("cloudflare:workers");
	const sessions = Object.getPrototypeOf(env.DB.withSession()) as D1DatabaseSession;
	const statement = Object.getPrototypeOf(
		sessions.prepare.call(env.DB.withSession(), "SELECT 1"),
	) as D1PreparedStatement;
	const before = left(await ask(PATH, tag));
	const away = vi.spyOn(statement, "all").mockRejectedValue(new Error("D1 DB is overloaded."));
	const answer = await ask(PATH, tag);
	away.mockRestore();
	expect(answer.status).toBeGreaterThanOrEqual(500);
	expect(await answer.json()).toMatchObject({ status: answer.status, request_id: expect.any(String) });
	expect([left(answer), left(await ask(PATH, tag))]).toEqual([before - 1, before - 2]);
});
