import { beforeEach, describe, expect, it } from "vitest";
import { badgeChecks, listingEvents, listings } from "#store/schema/index";
import { stayAt } from "#testing/clock";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { type MintListing, mintListing } from "#testing/listings";
import type { Route } from "#testing/servers";
import { makeWorld, NOW, ORIGIN, type Person, type World } from "#testing/world";

stopSitesAfterEach();
let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

/** A listing that waits for this week, a look before it and one long after. */
const WEEK = "2027-01-04";
const BEFORE = new Date("2026-12-30T12:00:00.000Z");
const LATE = new Date("2027-02-05T12:00:00.000Z");
const BADGE = `<a href="${ORIGIN}/listings/inkfern"><img src="${ORIGIN}/badges/inkfern/listed-on-standard-auto-m.svg" alt="badge"></a>`;

/** A free listing of a site whose homepage answers so. */
async function waiting(home: Route, more: MintListing = {}) {
	const product = await site({ "/": home });
	const listing = await mintListing(world.db, "inkfern", {
		ownerId: ada.userId,
		url: `${product.origin}/`,
		domain: `127.0.0.1:${product.port}`,
		status: "awaiting_badge",
		plan: "free",
		launchWeek: WEEK,
		launchPosition: 3,
		...more,
	});
	await world.db.insert(badgeChecks).values({ listingId: listing.id, nextCheckAt: NOW.getTime() });
	return { product, listing };
}
const page = (body: string): Route => ({
	headers: { "content-type": "text/html" },
	body: `<!doctype html><html><head></head><body><h1>Inkfern</h1>${body}</body></html>`,
});
const stored = async () => world.db.query.listings.findFirst();
const sighting = async () => world.db.query.badgeChecks.findFirst();
/** The hourly cron finds the check that is due. */
const sweep = async (at: Date) => (await world.cron(at)).filter((outcome) => outcome.startsWith("check-badge"));

describe("found", () => {
	it("before its week: scheduled, with what was seen and when the next look is", async () => {
		stayAt(BEFORE);
		const { listing, product } = await waiting(page(BADGE));
		expect(await sweep(BEFORE)).toEqual(["check-badge: found: awaiting_badge -> scheduled"]);
		expect(await stored()).toMatchObject({
			status: "scheduled",
			launchWeek: WEEK,
			launchPosition: 3,
			launchedAt: null,
		});
		const mine = await world.api("GET", `/me/listings/${listing.id}`, { as: ada });
		expect(mine.body.badge).toMatchObject({
			code: "found",
			rel: null,
			fetched_url: `${product.origin}/`,
			checked_at: BEFORE.toISOString(),
			next_check_at: "2026-12-31T12:00:00.000Z",
		});
		expect(await world.db.select().from(listingEvents)).toMatchObject([
			{
				kind: "badge_found",
				from: "awaiting_badge",
				to: "scheduled",
				cause: "job:check-badge",
				detail: { code: "found" },
			},
		]);
	});

	it("after its week: live at once, in the week of the day", async () => {
		await waiting(page(BADGE));
		expect(await sweep(LATE)).toEqual(["check-badge: found: awaiting_badge -> live"]);
		expect(await stored()).toMatchObject({
			status: "live",
			launchWeek: "2027-02-01",
			launchPosition: null,
			launchedAt: LATE.getTime(),
		});
		expect(await sighting()).toMatchObject({ code: "found", nextCheckAt: null });
	});

	it("follows a redirect within the site, and says so", async () => {
		const { product } = await waiting({ status: 302, headers: { location: "/home" } });
		await product.change({ "/": { status: 302, headers: { location: "/home" } }, "/home": page(BADGE) });
		await sweep(BEFORE);
		expect(await sighting()).toMatchObject({
			code: "found",
			fetchedUrl: `${product.origin}/home`,
			redirects: [`${product.origin}/`],
		});
	});
});

describe("not found", () => {
	const html = BADGE;
	it.each([
		["in a comment", `<!-- ${html} -->`],
		["in a script", `<script>const badge = '${html}';</script>`],
		["in a template", `<template>${html}</template>`],
		["in a noscript", `<noscript>${html}</noscript>`],
		["as text", html.replaceAll("<", "&lt;")],
		["as a link without the badge", `<a href="${ORIGIN}/listings/inkfern">Inkfern</a>`],
		["as a badge without the link", `<img src="${ORIGIN}/badges/inkfern/listed-on-standard-auto-m.svg">`],
		["on another directory", BADGE.replaceAll(ORIGIN, "https://elsewhere.example")],
	])("when it is only mentioned %s", async (_where, body) => {
		await waiting(page(body));
		expect(await sweep(LATE)).toEqual(["check-badge: not_found"]);
		expect(await stored()).toMatchObject({ status: "awaiting_badge" });
		expect((await sighting())?.seen).toMatch(/\w/);
	});

	it("takes a scheduled listing back, which keeps its week", async () => {
		await waiting(page("gone"), { status: "scheduled" });
		expect(await sweep(BEFORE)).toEqual(["check-badge: not_found: scheduled -> awaiting_badge"]);
		expect(await stored()).toMatchObject({ status: "awaiting_badge", launchWeek: WEEK, launchPosition: 3 });
		expect(await world.db.select().from(listingEvents)).toMatchObject([{ kind: "badge_lost", from: "scheduled" }]);
		expect(await world.db.all("SELECT listing_id FROM listing_search_docs" as never)).toEqual([]);
	});

	it("is wrong_listing when the badge is another listing's", async () => {
		await waiting(page(BADGE.replaceAll("inkfern", "other")), { status: "scheduled" });
		expect(await sweep(BEFORE)).toEqual(["check-badge: wrong_listing: scheduled -> awaiting_badge"]);
	});
});

describe("a homepage that cannot be read", () => {
	it.each([
		["http_error", { "/": { status: 503 } }],
		["http_error", { "/": { headers: { "content-type": "image/png" }, body: "x" } }],
		["blocked_by_robots", { "/robots.txt": { body: "User-agent: *\nDisallow: /" }, "/": page(BADGE) }],
		["unreachable", { "/": { status: 301, headers: { location: "https://elsewhere.example/" } } }],
	] as const)("is %s, and a scheduled listing keeps its place", async (code, routes) => {
		const { product } = await waiting({}, { status: "scheduled" });
		await product.change(routes as never);
		expect(await sweep(BEFORE)).toEqual([`check-badge: ${code}`]);
		expect(await stored()).toMatchObject({ status: "scheduled" });
		expect(await sighting()).toMatchObject({ code, nextCheckAt: BEFORE.getTime() + 86_400_000 });
	});

	it("is unreachable when nothing answers", async () => {
		const { product } = await waiting({});
		await product.stop();
		expect(await sweep(BEFORE)).toEqual(["check-badge: unreachable"]);
	});
});

it("does not publish a second listing of a website, and says why", async () => {
	const { listing } = await waiting(page(BADGE));
	await mintListing(world.db, "first", { domain: listing.domain, status: "live" });
	expect(await sweep(LATE)).toEqual(["check-badge: domain taken"]);
	expect((await world.db.select().from(listings)).find((row) => row.id === listing.id)?.status).toBe("awaiting_badge");
	expect((await sighting())?.seen).toContain("Another listing");
});

it("looks at nothing that is not waiting", async () => {
	const { product } = await waiting(page(BADGE), { status: "draft", plan: null });
	expect(await sweep(BEFORE)).toEqual(["check-badge: nothing to look for"]);
	expect(await product.requests()).toEqual([]);
});

describe("a long homepage", () => {
	/** 10 kB, sent 300 times with a pause after each. */
	const slow = (first: string, more: Route = {}): Route => ({
		headers: { "content-type": "text/html" },
		body: `${first}${"<p>0123456789</p>".repeat(600)}`.slice(0, 10_000),
		repeat: 300,
		drip: { everyMs: 5 },
		...more,
	});

	/** @returns how the homepage was sent, once the site has noticed that nobody reads on, which may be after the job. */
	const left = async (product: Awaited<ReturnType<typeof waiting>>["product"]) => {
		const home = async () => (await product.requests()).find(({ url }) => url === "/");
		await expect.poll(async () => (await home())?.aborted).toBe(true);
		return home();
	};

	it("is read no further than its badge", async () => {
		const { product } = await waiting(slow(BADGE));
		expect(await sweep(LATE)).toEqual(["check-badge: found: awaiting_badge -> live"]);
		expect((await left(product))?.sent).toBeLessThan(1_000_000);
	});

	it("that never ends is read to the bound, and judged by what stood before it", async () => {
		const { product } = await waiting(
			slow("", { body: `<p>${"0123456789".repeat(10_000)}</p>`, repeat: 1_000_000, drip: { everyMs: 1 } }),
		);
		expect(await sweep(LATE)).toEqual(["check-badge: not_found"]);
		expect((await left(product))?.sent).toBeLessThan(16 * 1024 * 1024);
	});
});
