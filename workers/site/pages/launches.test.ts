import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
const now = new Date();
beforeEach(async () => {
	world = await makeWorld();
	const launched = { launchWeek: weekOf(now), launchedAt: now.getTime() };
	await mintListing(world.db, "second", { ...launched, weekVotes: 2, votes: 90 });
	await mintListing(world.db, "first", { ...launched, weekVotes: 5, votes: 5 });
	await mintListing(world.db, "soon", { status: "scheduled", launchWeek: addWeeks(weekOf(now), 1) });
});

const names = (html: string) =>
	[...html.matchAll(/<h2>(?:<span class="rank-inline">\d+\.<\/span>)?<a href="\/listings\/([a-z-]+)"/g)].map(
		([, slug]) => slug,
	);

it("ranks this week's launches by the votes cast in it", async () => {
	const { html } = await browser.get("/launches");
	expect(names(html)).toEqual(["first", "second"]);
	expect(html).toContain('<span class="rank">1</span>');
	expect(html).toContain(
		'<strong data-count="5">5</strong><span class="visually-hidden" data-one=" week vote" data-many=" week votes"> week votes</span>',
	);
});

it("has a feed for each section, and this week's for a name that is none", async () => {
	expect(names((await browser.get("/launches?section=most-voted")).html)).toEqual(["second", "first"]);
	const upcoming = await browser.get("/launches?section=upcoming");
	expect(names(upcoming.html)).toEqual(["soon"]);
	expect(upcoming.html).toContain("Launches on");
	expect(names((await browser.get("/launches?section=bought")).html)).toEqual(["first", "second"]);
});
