import { eq } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import { crawlSite, draftProfile } from "#core/jobs/kinds";
import { JobFailed } from "#jobs/define";
import { JOBS } from "#jobs/registry";
import { runRow } from "#jobs/run-row";
import { enqueue } from "#store/outbox";
import { drafts } from "#store/schema/index";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { mintDraft } from "#testing/drafts";
import { jobContext } from "#testing/job-context";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

stopSitesAfterEach();
let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const submit = (url: string) => world.api<{ id: string }>("POST", "/drafts", { as: ada, body: { url } });
const draft = async (id: string) => (await world.api("GET", `/drafts/${id}`, { as: ada })).body;

it("ends a draft whose site cannot be read as ready, every field not_found, with the reasons", async () => {
	const down = await site({ "*": { status: 500 } });
	const { body } = await submit(down.origin);
	expect(await world.runJobs()).toEqual(["crawl-site: no page could be read"]);
	const ended = await draft(body.id);
	expect(ended).toMatchObject({
		status: "ready",
		completeness: 0,
		crawl_report: [{ role: "robots", outcome: "http_error", status: 500 }],
		reading: { state: "not_read" },
		// Not submit_draft: there is nothing to make a listing of.
		next_actions: [{ operation: "submit_listing" }, { operation: "update_draft" }, { operation: "list_categories" }],
	});
	const states = new Set(Object.values(ended.fields as Record<string, { state: string }>).map((field) => field.state));
	expect([...states]).toEqual(["not_found"]);
});

it("does not read what robots.txt forbids", async () => {
	const closed = await site({
		"/robots.txt": { body: "User-agent: *\nDisallow: /" },
		"/": { body: "<h1>Secret</h1>" },
	});
	const { body } = await submit(closed.origin);
	await world.runJobs();
	expect(await draft(body.id)).toMatchObject({
		status: "ready",
		crawl_report: [
			{ role: "robots", outcome: "read" },
			{ role: "home", outcome: "blocked_by_robots" },
		],
	});
	expect((await closed.requests()).map((request) => request.url)).toEqual(["/robots.txt"]);
});

it("shows what the home page says while the other pages are read", async () => {
	const slow = await site({
		"/": {
			body: `<meta property="og:site_name" content="Acme"><title>Acme | Clocks for crews</title>
				<h1>Clocks for crews</h1><p>$9 per month</p><a href="/pricing">Pricing</a>`,
		},
		"/pricing": { body: "<h1>Pricing</h1>", delayMs: 400 },
	});
	const { body } = await submit(slow.origin);
	const running = world.runJobs();
	await vi.waitFor(async () =>
		expect(await draft(body.id)).toMatchObject({
			status: "crawling",
			fields: {
				name: { value: "Acme", state: "ai" },
				tagline: { value: "Clocks for crews", state: "ai" },
				// What other pages may say better waits for them.
				pricing_model: { value: null, blank: "being_read" },
			},
		}),
	);
	await running;
	expect(await draft(body.id)).toMatchObject({ status: "ready", fields: { name: { value: "Acme" } } });
});

it("fetches no further page of a draft that was thrown away or stopped meanwhile", async () => {
	const MORE = ["pricing", "about", "contact", "faq", "features", "plans", "company"];
	const links = MORE.map((page) => `<a href="/${page}">${page}</a>`).join("");
	const others = MORE.map((page): [string, object] => [`/${page}`, { body: `<h1>${page}</h1>`, delayMs: 300 }]);
	const slow = await site({ "/": { body: `<title>Acme</title><h1>Acme</h1>${links}` }, ...Object.fromEntries(others) });
	const fetched = async () => (await slow.requests()).filter(({ url }) => url !== "/robots.txt").length;
	const { body } = await submit(slow.origin);
	const running = world.runJobs();
	await vi.waitFor(async () => expect(await fetched()).toBeGreaterThan(1));
	await world.db.delete(drafts).where(eq(drafts.id, body.id));
	expect(await running).toEqual(["crawl-site: already moved"]);
	expect(await fetched()).toBeLessThan(1 + MORE.length);
});

it("keeps what the user typed while the site was read, and does nothing twice", async () => {
	const up = await site({ "/": { body: "<title>Acme</title><h1>Acme</h1>" } });
	const { body } = await submit(up.origin);
	await world.api("PATCH", `/drafts/${body.id}`, { as: ada, body: { fields: { name: "Mine", city: "Malmö" } } });
	expect(await world.runJobs()).toEqual([
		"crawl-site: read 1 pages",
		expect.stringMatching(/^draft-profile: drafted/),
		"copy-draft-pictures: no picture to copy",
		"send-mail: sent",
	]);
	expect(await draft(body.id)).toMatchObject({
		status: "ready",
		fields: {
			name: { value: "Mine", state: expect.stringMatching(/edited|manual/) },
			city: { value: "Malmö", state: "manual" },
		},
	});
	const now = Date.now();
	for (const kind of [crawlSite, draftProfile]) await enqueue(world.db, kind, { subject: body.id, dueAt: now, now });
	expect(await world.runJobs()).toEqual(["crawl-site: already moved", "draft-profile: already moved"]);
});

it("ends a draft that could not be finished, so that nobody polls it for ever", async () => {
	const row = await mintDraft(world.db, ada, { row: { status: "drafting" } });
	await enqueue(world.db, draftProfile, { subject: row.id, dueAt: NOW.getTime(), now: NOW.getTime() });
	const broken = JOBS.map((job) =>
		job.kind === draftProfile ? { ...job, run: () => Promise.reject(new JobFailed("broken")) } : job,
	);
	expect(await runRow(broken, 1, jobContext(NOW))).toBe("dead letter: broken");
	expect(await world.db.select().from(drafts)).toMatchObject([{ status: "ready" }]);
});
