import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { domainRatings } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { setSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "rich", { billboardCents: 250_000, votes: 1, domainRating: 38.8 });
	await mintListing(world.db, "loved", { votes: 90, revenueCents: 500_000 });
});

it("says Paid at the billboard's name, above it and at every entry", async () => {
	const { html } = await browser.get("/leaderboards/billboard");
	expect(html).toContain("<h2>Billboard (Paid)</h2>");
	expect(html).toContain("ordered by money contributed");
	const entry = html.slice(html.indexOf('class="cards billboard"'), html.indexOf("</ol>"));
	expect(entry).toMatch(/>\s*Paid\s*</);
	expect(entry).toContain("$2,500");
});

it("shows each other board by its metric, without a word of money on the community's", async () => {
	const votes = await browser.get("/leaderboards/community-all-time");
	expect(votes.html.indexOf("/listings/loved")).toBeLessThan(votes.html.indexOf("/listings/rich"));
	expect(votes.html).not.toContain('class="listing paid"');
	expect((await browser.get("/leaderboards/domain-rating")).html).toContain("38.8");
	expect((await browser.get("/leaderboards/revenue")).html).toContain("$5,000");
});

it("says whose ratings they are, once, and of which day each is", async () => {
	await setSettings({ rating_provider: "Rater <b>" });
	const listingId = (await mintListing(world.db, "rated")).id;
	await world.db
		.insert(domainRatings)
		.values({ provider: "Rater <b>", listingId, day: "2026-10-01", ratingTenths: 412 });
	const { html } = await browser.get("/leaderboards/domain-rating");
	expect(html).toContain("Figures of <bdi>Rater &lt;b&gt;</bdi>.");
	expect(html).toContain("<small>1 October 2026</small>");
});

it("says of a board that nobody is on what will stand there, and of a week to come that it is", async () => {
	world = await makeWorld();
	for (const board of ["community-weekly", "community-all-time", "domain-rating", "revenue", "billboard"]) {
		const { html } = await browser.get(`/leaderboards/${board}`);
		const empty = html.slice(html.indexOf('<div class="empty">'), html.indexOf("</main>"));
		expect(empty, board).toMatch(/<h2>N.*<p>.*<a class="button" href="\/[^"]+">/);
	}
	expect((await browser.get("/leaderboards/community-weekly")).html).toContain(", still running");
	const soon = addWeeks(weekOf(new Date()), 1);
	expect((await browser.get(`/leaderboards/community-weekly?week=${soon}`)).html).toContain(", still to come");
});

it("begins with this week's, and has no board that nobody knows", async () => {
	expect((await browser.get("/leaderboards")).location).toBe("/leaderboards/community-weekly");
	expect((await browser.get("/leaderboards/community-weekly")).status).toBe(200);
	expect((await browser.get("/leaderboards/luck")).status).toBe(404);
});
