import { createExecutionContext, createMessageBatch, getQueueResult, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { deadLetters, listings, users, viewBatches, viewCounts, viewSources } from "#store/schema/index";
import { openBrowser, promote } from "#testing/browser";
import { mintFounder } from "#testing/launches";
import { mintListing, mintListings } from "#testing/listings";
import { countRows } from "#testing/rows";
import { gatheredViews } from "#testing/views";
import { makeWorld, NOW, ORIGIN, type World } from "#testing/world";
import worker from "#workers/index";
import { consume } from "#workers/jobs/consumer";
import { createViewGatherer, FLUSH_VIEWS } from "#workers/views/gatherer";
import type { ViewsMessage } from "#workers/views/isolate-views";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await gatheredViews();
});

/** Opens a page as a browser does, and waits for what follows from it. */
async function look(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<number> {
	const execution = createExecutionContext();
	const request = new Request(ORIGIN + path, { method, headers: { "User-Agent": CHROME, ...headers } });
	const answer = await worker.fetch(request as Request<unknown, IncomingRequestCfProperties>, env, execution);
	await answer.text();
	await waitOnExecutionContext(execution);
	return answer.status;
}

const from = (address: string) => ({ "CF-Connecting-IP": address });

/** Delivers messages to the real consumer. @returns how many it did not accept. */
async function deliver(messages: readonly unknown[]): Promise<number> {
	const execution = createExecutionContext();
	const batch = createMessageBatch(
		"launchweek-jobs",
		messages.map((body, index) => ({ id: String(index), timestamp: NOW, attempts: 1, body })),
	);
	await consume(batch, env, execution);
	return messages.length - (await getQueueResult(batch, execution)).explicitAcks.length;
}

const viewsOf = (messages: readonly ViewsMessage[]) =>
	messages.flatMap((message) => message.views.map(([id, , n]) => [id, n]));

describe("a look at a listing's page", () => {
	it("costs no write on its way, signed in or not, and is counted", async () => {
		await mintListing(world.db, "acme");
		const visitor = openBrowser();
		await visitor.signIn(world, "ada@example.com");
		const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const looks = await countRows(async () => [
			await look("/listings/acme"),
			await look("/listings/acme", { Cookie: cookie }),
		]);
		expect(looks.result).toEqual([200, 200]);
		expect(looks.rowsRead).toBeGreaterThan(0);
		expect(looks.rowsWritten).toBe(0);
		expect(viewsOf(await gatheredViews())).toEqual([[1, 2]]);
	});

	it("counts once a browser, and not for robots, prefetching, the API, and pages that are not there", async () => {
		await mintListing(world.db, "acme");
		await mintListing(world.db, "soon", { status: "scheduled" });
		for (const address of ["192.0.2.101", "192.0.2.101", "192.0.2.102"]) await look("/listings/acme", from(address));
		await look("/listings/acme", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
		await look("/listings/acme", { ...from("192.0.2.103"), "Sec-Purpose": "prefetch" });
		await look("/listings/acme", from("192.0.2.104"), "HEAD");
		await look("/api/v1/listings/acme", from("192.0.2.105"));
		expect(await look("/listings/soon", from("192.0.2.106"))).toBe(200);
		expect(await look("/listings/nothing", from("192.0.2.107"))).toBe(404);
		expect(viewsOf(await gatheredViews())).toEqual([[1, 2]]);
	});

	it("is counted with where it came from, and keeps nothing of what the referrer says besides", async () => {
		await mintListing(world.db, "acme");
		const referrers = [
			...[undefined, `${ORIGIN}/launches/2026-11-16?secret=1`, "https://acme.example/", "https://www.google.com/"],
			...["https://ada:secret@news.ycombinator.com/item?id=secret", "android-app://secret/"],
		];
		for (const [index, referrer] of referrers.entries()) {
			await look("/listings/acme", {
				...from(`192.0.2.11${index}`),
				...(referrer !== undefined && { Referer: referrer }),
			});
		}
		const sent = await gatheredViews();
		expect(JSON.stringify(sent)).not.toContain("secret");
		expect(await deliver(sent)).toBe(0);
		expect((await world.db.select().from(viewSources)).map(({ source, count }) => [source, count])).toEqual([
			...[
				["direct", 1],
				["week", 1],
				["website", 1],
				["google", 1],
				["ycombinator.com", 1],
			],
		]);
		expect(await world.db.select().from(viewCounts)).toMatchObject([{ count: 6 }]);
	});

	it("does not count for the listing's owner and founders, and for the site team", async () => {
		const roles = ["owner", "founder", "admin"].map((name) => ({ name, browser: openBrowser() }));
		const ids: number[] = [];
		for (const { name, browser } of roles) {
			await browser.signIn(world, `${name}@example.com`);
			const user = await world.db.query.users.findFirst({ where: eq(users.email, `${name}@example.com`) });
			ids.push(user?.id ?? 0);
		}
		await promote(world);
		const [ownerId = 0, founderId = 0] = ids;
		const acme = await mintListing(world.db, "acme", { ownerId });
		await mintListing(world.db, "other");
		await mintFounder(world.db, "Ada", { userId: founderId, listingIds: [acme.id] });
		for (const path of ["/listings/acme", "/listings/other"]) {
			for (const { browser } of roles) {
				const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
				expect(await look(path, { Cookie: cookie })).toBe(200);
			}
		}
		expect(viewsOf(await gatheredViews())).toEqual([[2, 2]]);
	});

	it("reaches what is most viewed and what trends, with the next minute", async () => {
		await mintListing(world.db, "quiet");
		await mintListing(world.db, "acme");
		await look("/listings/acme", from("192.0.2.101"));
		await look("/listings/acme", from("192.0.2.102"));
		const sent = await gatheredViews();
		expect(await deliver(sent)).toBe(0);
		await world.cron(new Date());
		const acme = await world.db.query.listings.findFirst({ where: eq(listings.slug, "acme") });
		expect(acme?.views).toBe(2);
		expect(acme?.trending).toBeGreaterThan(0);
		for (const sort of ["most_viewed", "trending"]) {
			const { body } = await world.api<{ items: { slug: string }[] }>("GET", `/listings?sort=${sort}`);
			expect(
				body.items.map(({ slug }) => slug),
				sort,
			).toEqual(["acme", "quiet"]);
		}
	});
});

it("counts 10,000 views of 100 listings exactly, over two isolates and with every batch delivered twice", async () => {
	await mintListings(world.db, 100, []);
	await world.db.run("UPDATE listings SET views = 0");
	const isolates = [0, 1].map(() => createViewGatherer(() => crypto.randomUUID()));
	const messages: ViewsMessage[] = [];
	const send = async (batch: object) => void messages.push({ v: 1, kind: "views", ...batch } as ViewsMessage);
	const expected = new Map<number, number>();
	for (let index = 0; index < 10_000; index++) {
		// Listings differ in how often they are looked at.
		const listingId = 1 + Math.floor(((index * 7919) % 10_000) ** 2 / 1_000_000);
		const views = isolates[index % 2];
		await views?.note({ listingId, visitor: `visitor ${index}`, source: null, at: NOW.getTime() });
		expected.set(listingId, (expected.get(listingId) ?? 0) + 1);
		if (views?.next(NOW.getTime()) === "now") await views.flush(NOW.getTime(), send);
	}
	for (const views of isolates) await views.flush(NOW.getTime(), send);
	expect(messages).toHaveLength(10_000 / FLUSH_VIEWS);

	await world.db.run("CREATE TABLE noted_writes (listing_id INTEGER)");
	for (const event of ["INSERT", "UPDATE"]) {
		await world.db.run(
			`CREATE TRIGGER noted_${event} AFTER ${event} ON view_counts BEGIN INSERT INTO noted_writes VALUES (NEW.listing_id); END`,
		);
	}
	for (const message of messages) {
		expect(await deliver([message])).toBe(0);
		const writes = await world.db.all<{ listing_id: number }>(sql`DELETE FROM noted_writes RETURNING listing_id`);
		const ids = writes.map((row) => row.listing_id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.length).toBe(new Set(message.views.map(([listing]) => listing)).size);
	}
	expect(await deliver(messages)).toBe(0);
	expect(await world.db.select().from(viewBatches)).toHaveLength(messages.length);
	const stored = await world.db.select().from(viewCounts);
	expect(new Map(stored.map((row) => [row.listingId, row.count]))).toEqual(expected);

	await world.cron(new Date(), /^fold-counters$/);
	const folded = await world.db.select({ id: listings.id, views: listings.views }).from(listings);
	expect(new Map(folded.filter((row) => row.views > 0).map((row) => [row.id, row.views]))).toEqual(expected);
	expect(folded.reduce((sum, row) => sum + row.views, 0)).toBe(10_000);
});

it("counts a message of before sources were told", async () => {
	const { sources: _, ...old } = { v: 1, kind: "views", id: "x", at: 1, views: [[1, "2026-11-18", 2]], sources: [] };
	expect(await deliver([old])).toBe(0);
	expect(await world.db.select().from(viewCounts)).toMatchObject([{ count: 2 }]);
	expect(await world.db.select().from(deadLetters)).toEqual([]);
});

it("keeps a message that says nothing it understands for the operator, and adds none of it", async () => {
	const wrong = { v: 1, kind: "views", id: "x", at: 1, views: [[1, "yesterday", -1]] };
	expect(await deliver([wrong])).toBe(0);
	expect(await world.db.select().from(viewCounts)).toEqual([]);
	expect(await world.db.select().from(deadLetters)).toMatchObject([{ body: wrong }]);
});
