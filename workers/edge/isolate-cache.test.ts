import { createExecutionContext, createMessageBatch, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { setSettings } from "#testing/settings";
import { statusesOf } from "#testing/silent-answers";
import { gatheredViews } from "#testing/views";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";
import { forgetAnswers, memoryUse } from "#workers/edge/answer-memory";
import worker from "#workers/index";

/** The Worker with its memory of answers, which is off on one's own machine. */

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const READ = "/api/v1/listings/acme";
let world: World;
let ada: Person;
let listingId: number;
let network = "198.51.100.1";
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	network = "198.51.100.1";
	listingId = (await mintListing(world.db, "acme", { ownerId: ada.userId })).id;
	forgetAnswers();
});

const REMEMBERED = { MEMORY_CACHE_SECONDS: "5" };

async function ask(
	path: string,
	headers: Record<string, string> = {},
	init: RequestInit = {},
	vars: object = REMEMBERED,
) {
	const execution = createExecutionContext();
	const given = { "User-Agent": CHROME, "CF-Connecting-IP": network, ...headers };
	const address = path.startsWith("http") ? path : ORIGIN + path;
	const request = new Request(address, { redirect: "manual", ...init, headers: given });
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
async function isRemembered(path: string, headers: Record<string, string> = {}): Promise<boolean> {
	const { statements, result } = await countRows(() => ask(path, headers));
	expect(result.status).toBe(200);
	return statements === 0;
}

describe("what everybody may see", () => {
	it.each([
		["a page", "/listings/acme"],
		["a read of the API", READ],
		["a badge", "/badges/acme/listed-on-standard-auto-m.svg"],
	])("is answered from memory the second time, as it was the first: %s", async (_what, path) => {
		const first = await ask(path);
		expect(first.status).toBe(200);
		expect(await isRemembered(path)).toBe(true);
		const again = await ask(path);
		expect(again.body).toBe(first.body);
		const told = (headers: Headers) =>
			Object.fromEntries([...headers].filter(([name]) => !/^(x-request-id|ratelimit)$/.test(name)));
		expect(told(again.headers)).toEqual(told(first.headers));
		expect(again.headers.get("X-Request-Id")).not.toBe(first.headers.get("X-Request-Id"));
		for (const { headers } of [first, again])
			expect([...headers.keys()].filter((name) => name.startsWith("launchweek"))).toEqual([]);
	});

	it("is made anew after its seconds", async () => {
		vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
		try {
			await ask(READ);
			vi.setSystemTime(Date.now() + 4_900);
			expect(await isRemembered(READ)).toBe(true);
			vi.setSystemTime(Date.now() + 200);
			expect(await isRemembered(READ)).toBe(false);
		} finally {
			vi.useRealTimers();
		}
	});

	it("is told to be unchanged from memory, by whatever tag names its content", async () => {
		const first = await ask(READ);
		const etag = first.headers.get("ETag") ?? "";
		const { statements, result } = await countRows(() => ask(READ, { "If-None-Match": `"other", W/${etag}` }));
		expect([statements, result.status, result.body, result.headers.get("ETag")]).toEqual([0, 304, "", etag]);
		expect((await ask(READ, { "If-None-Match": '"other"' })).status).toBe(200);
	});

	it("is told to be unchanged by a tag of the version that this isolate knows, though it is not in memory itself", async () => {
		await mintListing(world.db, "other");
		const tagOf = async (path: string) => (await ask(path, { "If-None-Match": '"none"' })).headers.get("ETag") ?? "";
		const [own, other] = [await tagOf(READ), await tagOf("/api/v1/listings/other")];
		forgetAnswers();
		const asked = (path: string, tag: string, headers: Record<string, string> = {}) =>
			countRows(() => ask(path, { "If-None-Match": tag, ...headers }));
		const first = await asked(READ, own);
		expect([first.statements, first.result.status]).toEqual([1, 304]);
		const second = await asked("/api/v1/listings/other", other);
		expect([second.statements, second.result.status]).toEqual([0, 304]);
		const somebodys = await asked("/api/v1/listings/other", other, { Cookie: "theme=dark" });
		expect([somebodys.statements, somebodys.result.status]).toEqual([1, 304]);
	});

	it("is told to be unchanged by the date of a feed, where no tag was sent", async () => {
		const feed = "/feeds/launches.xml";
		const date = (await ask(feed)).headers.get("Last-Modified") ?? "";
		expect(date).toMatch(/GMT$/);
		const { statements, result } = await countRows(() => ask(feed, { "If-Modified-Since": date }));
		expect([statements, result.status, result.body]).toEqual([0, 304, ""]);
		const earlier = new Date(Date.parse(date) - 1000).toUTCString();
		const status = async (headers: Record<string, string>) => (await ask(feed, headers)).status;
		expect(await status({ "If-Modified-Since": earlier })).toBe(200);
		expect(await status({ "If-Modified-Since": date, "If-None-Match": '"other"' })).toBe(200);
	});

	it("is made anew after anything was written here, whoever wrote it", async () => {
		await ask(READ);
		await ask("/listings/acme");
		const edit = { fields: { tagline: "Said anew" } };
		const written = await world.api("PATCH", `/me/listings/${listingId}`, { as: ada, body: edit });
		expect(written.status, JSON.stringify(written.body)).toBe(200);
		expect(memoryUse().answers).toBe(0);
		expect((await ask(READ)).body).toContain("Said anew");
		expect((await ask("/listings/acme")).body).toContain("Said anew");
	});

	it("is forgotten after background work, too", async () => {
		await ask(READ);
		const counted = {
			v: 1,
			kind: "views",
			id: crypto.randomUUID(),
			at: Date.now(),
			views: [[listingId, "2026-11-20", 3]],
		};
		const message = { id: "1", timestamp: new Date(), attempts: 1, body: counted };
		await worker.queue(createMessageBatch("launchweek-jobs", [message]), env, createExecutionContext());
		expect(memoryUse().answers).toBe(0);
		expect(JSON.parse((await ask(READ)).body)).toMatchObject({ slug: "acme" });
	});

	it("is forgotten after background work whose end nobody learns of, as the database's answer is lost", async () => {
		await ask(READ);
		const views = [[listingId, "2026-11-20", 3]];
		const body = { v: 1, kind: "views", id: crypto.randomUUID(), at: Date.now(), views };
		const message = { id: "1", timestamp: new Date(), attempts: 1, body };
		const sessions = Object.getPrototypeOf(env.DB.withSession()) as D1DatabaseSession;
		const { batch } = sessions;
		const lost = vi.spyOn(sessions, "batch").mockImplementation(async function (this: D1DatabaseSession, statements) {
			await batch.call(this, statements);
			throw new Error("Network connection lost.");
		});
		onTestFinished(() => lost.mockRestore());
		const work = worker.queue(createMessageBatch("launchweek-jobs", [message]), env, createExecutionContext());
		await expect(work).rejects.toThrow("Network connection lost.");
		expect(memoryUse().answers).toBe(0);
	});

	it("is another answer when the settings have changed", async () => {
		await ask("/listings");
		await setSettings({ site_name: "Another Name" });
		expect((await ask("/listings")).body).toContain("Another Name");
	});

	it("is kept by nobody where the configuration says so", async () => {
		for (const seconds of ["0", undefined]) {
			await ask(READ, {}, {}, { MEMORY_CACHE_SECONDS: seconds });
			expect(memoryUse().answers).toBe(0);
		}
	});
});

describe("nobody can put into it what others are shown", () => {
	/** What an attacker may send with the address that a victim asks for. */
	const ODD_HEADERS: Record<string, string>[] = [
		{ "X-Forwarded-Host": "evil.example" },
		{ "X-Forwarded-Proto": "http", "X-Forwarded-For": "203.0.113.9" },
		{ Forwarded: "host=evil.example;proto=http" },
		{ "X-Original-URL": "/sign-in", "X-Rewrite-URL": "/sign-in" },
		{ "X-HTTP-Method-Override": "POST", "X-Http-Method": "DELETE" },
		{ Origin: "https://evil.example", Referer: "https://evil.example/<script>" },
		{ Accept: "text/markdown", "Accept-Language": "fr", "Accept-Encoding": "br" },
		{ "User-Agent": "<script>evil</script>" },
		{ "Content-Type": "application/x-www-form-urlencoded", "X-Requested-With": "press" },
		{ "If-Modified-Since": "Thu, 01 Jan 2099 00:00:00 GMT", "If-None-Match": '"evil"' },
		{ "Launchweek-Shown": '{"id":1,"domain":"evil.example"}', "Launchweek-Kept": "{}" },
		{ "X-Request-Id": "evil", RateLimit: "evil" },
		{ Cookie: "__Host-theme=dark" },
		{ Cookie: "__Host-session=evil" },
		{ Authorization: "Bearer evil" },
		{ Range: "bytes=0-9" },
	];

	it.each(["/listings/acme", "/", "/listings?q=acme&sort=votes", READ])("by any header, at %s", async (path) => {
		// The first page says when it was made.
		vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
		onTestFinished(() => void vi.useRealTimers());
		const honest = await ask(path);
		expect(honest.status).toBe(200);
		for (const headers of ODD_HEADERS) {
			forgetAnswers();
			await ask(path, headers);
			const victim = await ask(path);
			expect([victim.status, victim.body], JSON.stringify(headers)).toEqual([200, honest.body]);
			for (const name of [
				"Content-Type",
				"Cache-Control",
				"Set-Cookie",
				"Vary",
				"Location",
				"Access-Control-Allow-Origin",
			])
				expect(victim.headers.get(name), `${name} after ${JSON.stringify(headers)}`).toBe(honest.headers.get(name));
		}
	});

	it.each(["HEAD", "POST", "PUT", "DELETE", "OPTIONS"])("by another method: %s", async (method) => {
		await ask(READ, {}, { method });
		expect(memoryUse().answers).toBe(0);
		expect(await isRemembered(READ)).toBe(false);
	});

	it("by another host, scheme, spelling or order: each is an address of its own", async () => {
		const variants = [
			"http://evil.example/listings/acme",
			ORIGIN.replace(/^http:/, "https:") === ORIGIN
				? "http://directory.test/listings/acme"
				: "https://evil.example/listings/acme",
			"/listings/%61cme",
			"/listings//acme",
			"/listings/acme/",
			"/listings/acme?",
			"/listings/acme?q=%3Cscript%3E",
			"/listings/acme?launchweek-version=x",
			"/listings/acme?a=1&b=2",
			"/listings/acme?b=2&a=1",
			"/listings/./acme%2F",
		];
		const honest = (await ask("/listings/acme")).body;
		forgetAnswers();
		for (const variant of variants) await ask(variant);
		expect(await isRemembered("/listings/acme")).toBe(false);
		expect((await ask("/listings/acme")).body).toBe(honest);
		expect(honest).not.toContain("evil.example");
	});

	it("by what is somebody's: nothing with a cookie or credentials is kept, or answered from memory", async () => {
		for (const headers of [{ Authorization: `Bearer ${ada.key}` }, { Cookie: "anything=1" }, { Range: "bytes=0-1" }]) {
			await ask(READ, headers);
			expect(memoryUse().answers, JSON.stringify(headers)).toBe(0);
		}
		await ask(READ);
		expect(await isRemembered(READ, { Authorization: `Bearer ${ada.key}` })).toBe(false);
		expect(await isRemembered(READ, { Cookie: "anything=1" })).toBe(false);
		expect((await ask(READ, { Authorization: "Bearer nonsense" })).status).toBe(401);
	});

	it("by refusals, redirects or pages with a form's token", async () => {
		for (const path of ["/listings/nobody", "/api/v1/listings/nobody", "/sign-in", "/submit", "/account", "/api/v1/me"])
			await ask(path);
		expect(memoryUse().answers).toBe(0);
	});
});

describe("an answer from memory", () => {
	it("counts against the limit as any other, and is refused beyond it", async () => {
		await setSettings({ rate_limit_read: "4/86400" });
		network = "198.51.100.77";
		const remaining: (string | null)[] = [];
		for (let i = 0; i < 4; i++) remaining.push((await ask("/api/v1/site")).headers.get("RateLimit"));
		expect(remaining.map((line) => /r=(\d)/.exec(line ?? "")?.[1])).toEqual(["3", "2", "1", "0"]);
		const refused = await ask("/api/v1/site");
		expect([refused.status, refused.headers.get("Retry-After") === null]).toEqual([429, false]);
		network = "198.51.100.78";
		expect((await ask("/api/v1/site")).headers.get("RateLimit")).toContain("r=3");
	});

	it("counts pages too, which tell nobody what is left", async () => {
		await setSettings({ rate_limit_read: "3/86400" });
		network = "198.51.100.79";
		const statuses = await statusesOf(() => ask("/listings/acme"), 4);
		expect(statuses).toEqual([200, 200, 200, 429]);
	});

	it("is a visit of the listing that it shows, also where the platform's cache gave it first", async () => {
		await setSettings({ site_tagline: `Visits of ${Date.now()}` });
		await gatheredViews();
		const both = { ...REMEMBERED, EDGE_CACHE_SECONDS: "60" };
		for (const visitor of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
			network = visitor;
			await ask("/listings/acme", {}, {}, both);
			if (visitor === "203.0.113.1") forgetAnswers();
		}
		const sent = await gatheredViews();
		expect(sent.flatMap(({ views }) => views.map(([, , count]) => count))).toEqual([3]);
	});
});
