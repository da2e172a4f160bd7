import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { mintCategory, mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { setSettings } from "#testing/settings";
import { statusesOf } from "#testing/silent-answers";
import { gatheredViews } from "#testing/views";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";
import worker from "#workers/index";

/** The Worker with the platform's cache, which outlives a test: each is a version of its own. */

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
let world: World;
let ada: Person;
let round = 0;
let network: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	network = `198.51.100.${++round}`;
	await mintListing(world.db, "acme");
	// What other tests have left in the cache is of another version.
	await setSettings({ site_tagline: `Round ${round} of ${Date.now()}` });
});

const CACHED = { EDGE_CACHE_SECONDS: "60" };

async function ask(path: string, headers: Record<string, string> = {}, init: RequestInit = {}, vars: object = CACHED) {
	const execution = createExecutionContext();
	const given = { "User-Agent": CHROME, "CF-Connecting-IP": network, ...headers };
	const request = new Request(ORIGIN + path, { redirect: "manual", ...init, headers: given });
	const answer = await worker.fetch(
		request as Request<unknown, IncomingRequestCfProperties>,
		{ ...env, ...vars },
		execution,
	);
	const body = await answer.text();
	await waitOnExecutionContext(execution);
	return { status: answer.status, body, headers: answer.headers };
}

/** Whether an answer came without the database. */
async function isKept(path: string, headers: Record<string, string> = {}, vars: object = CACHED): Promise<boolean> {
	const { rowsRead, statements, result } = await countRows(() => ask(path, headers, {}, vars));
	expect(result.status).toBe(200);
	return rowsRead === 0 && statements === 0;
}

describe("what everybody may see", () => {
	it.each([
		["a page", "/listings/acme"],
		["a read of the API", "/api/v1/listings/acme"],
		["a badge", "/badges/acme/listed-on-standard-auto-m.svg"],
	])("is answered without the database the second time: %s", async (_what, path) => {
		const first = await ask(path);
		expect(first.status).toBe(200);
		expect(await isKept(path)).toBe(true);
		const again = await ask(path);
		expect(again.body).toBe(first.body);
		for (const name of ["Cache-Control", "Content-Type", "Vary", "ETag", "Content-Security-Policy"])
			expect(again.headers.get(name), name).toBe(first.headers.get(name));
		expect(again.headers.get("X-Request-Id")).not.toBe(first.headers.get("X-Request-Id"));
		for (const { headers } of [first, again])
			expect([...headers.keys()].filter((name) => name.startsWith("launchweek"))).toEqual([]);
	});

	it("is another answer at another address, and after the settings have changed", async () => {
		await ask("/listings?page=1");
		expect(await isKept("/listings?page=1")).toBe(true);
		expect(await isKept("/listings?page=2")).toBe(false);
		await setSettings({ site_name: "Another Name" });
		const renamed = await ask("/listings?page=1");
		expect(renamed.body).toContain("Another Name");
	});

	it("is never what somebody put there by naming the parameter of our own", async () => {
		const forged = await ask("/listings?launchweek-version=forged");
		expect(forged.body).toContain("forged");
		expect((await ask("/listings")).body).not.toContain("forged");
	});

	it("is told to be unchanged as the Worker tells it", async () => {
		const first = await ask("/api/v1/site");
		const etag = first.headers.get("ETag") ?? "";
		const again = await ask("/api/v1/site", { "If-None-Match": etag });
		expect([again.status, again.body, again.headers.get("ETag")]).toEqual([304, "", etag]);
		expect((await ask("/api/v1/site", { "If-None-Match": '"other"' })).status).toBe(200);
		const date = (await ask("/feeds/launches.xml")).headers.get("Last-Modified") ?? "";
		expect(date).toMatch(/GMT$/);
		expect(await isKept("/feeds/launches.xml")).toBe(true);
		expect((await ask("/feeds/launches.xml", { "If-Modified-Since": date })).status).toBe(304);
	});

	it("is kept by nobody where the configuration does not offer it", async () => {
		await ask("/listings/acme", {}, {}, {});
		expect(await isKept("/listings/acme", {}, {})).toBe(false);
		expect(await isKept("/listings/acme")).toBe(false);
	});
});

describe("what is somebody's", () => {
	it("is never answered from it: a cookie or credentials reach the Worker", async () => {
		const [page, read] = ["/listings/acme", "/api/v1/listings/acme"];
		await ask(page);
		await ask(read);
		expect(await isKept(page, { Cookie: "__Host-theme=dark" })).toBe(false);
		expect(await isKept(page, { Cookie: "anything=1" })).toBe(false);
		expect(await isKept(read, { Authorization: `Bearer ${ada.key}` })).toBe(false);
		expect((await ask(read, { Authorization: "Bearer nonsense" })).status).toBe(401);
	});

	it("is never put there: what was asked with a cookie or credentials", async () => {
		const [page, read] = ["/listings/acme", "/api/v1/listings/acme"];
		await ask(page, { Cookie: "__Host-theme=dark" });
		await ask(read, { Authorization: `Bearer ${ada.key}` });
		expect(await isKept(page)).toBe(false);
		expect(await isKept(read)).toBe(false);
	});

	it("is never put there: pages that set a cookie or carry a form's token", async () => {
		for (const path of ["/sign-in", "/submit", "/listings/acme/report/name"]) {
			const [first, again] = [await ask(path), await ask(path)];
			const cookies = [first, again].map(({ headers }) => headers.get("Set-Cookie"));
			if (first.status !== 200) continue;
			expect(cookies[0], path).not.toBe(null);
			expect(cookies[0], path).not.toBe(cookies[1]);
			expect(first.headers.get("Cache-Control")).toBe("private, no-store");
		}
	});

	it("holds no form's token, whatever is kept of the public pages", async () => {
		await mintCategory(world.db, "tools");
		for (const path of [
			"/",
			"/listings",
			"/categories",
			"/awards",
			"/launches/this",
			"/founders",
			"/pricing",
			"/blog",
		]) {
			const first = await ask(path);
			if (!(await isKept(path))) continue;
			expect(first.body, path).not.toContain('name="csrf"');
			expect(first.headers.get("Set-Cookie"), path).toBe(null);
		}
	});
});

it("keeps neither refusals nor what is sent", async () => {
	expect((await ask("/listings/nobody")).status).toBe(404);
	await mintListing(world.db, "nobody");
	expect((await ask("/listings/nobody")).status).toBe(200);
	expect((await ask("/listings/acme", {}, { method: "HEAD" })).status).toBe(200);
	expect(await isKept("/listings/acme")).toBe(false);
});

describe("an answer from the cache", () => {
	it("counts against the limit as any other, and is refused beyond it", async () => {
		await setSettings({ rate_limit_read: "4/86400" });
		const remaining: (string | null)[] = [];
		for (let i = 0; i < 4; i++) remaining.push((await ask("/api/v1/site")).headers.get("RateLimit"));
		expect(remaining.map((line) => /r=(\d)/.exec(line ?? "")?.[1])).toEqual(["3", "2", "1", "0"]);
		const refused = await ask("/api/v1/site");
		expect([refused.status, refused.headers.get("Retry-After") === null]).toEqual([429, false]);
	});

	it("counts pages too, which tell nobody what is left", async () => {
		await setSettings({ rate_limit_read: "3/86400" });
		const statuses = await statusesOf(() => ask("/listings/acme"), 4);
		expect(statuses).toEqual([200, 200, 200, 429]);
	});

	it("is a visit of the listing that it shows", async () => {
		await gatheredViews();
		await ask("/listings/acme", { Referer: "https://www.google.com/" });
		network = "203.0.113.77";
		expect(await isKept("/listings/acme", { Referer: "https://www.bing.com/" })).toBe(true);
		await ask("/listings/acme", { "User-Agent": "curl/8", "CF-Connecting-IP": "203.0.113.78" });
		const sent = await gatheredViews();
		expect(sent.flatMap(({ views }) => views.map(([, , count]) => count))).toEqual([2]);
		expect(sent.flatMap(({ sources }) => sources.map(([, , source]) => source)).toSorted()).toEqual(["bing", "google"]);
	});
});
