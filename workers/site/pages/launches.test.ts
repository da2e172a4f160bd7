import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { awards, weekSlots } from "#store/schema/index";
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

it("shows weeks to come with their places and line-ups, and weeks past with their winners", async () => {
	const last = addWeeks(weekOf(now), -1);
	const { id } = await mintListing(world.db, "champion", { launchWeek: last });
	const { id: third } = await mintListing(world.db, "third", { launchWeek: last });
	await world.db.insert(awards).values([
		{ week: last, place: 1, listingId: id, votesCounted: 9, awardedAt: 1 },
		{ week: last, place: 3, listingId: third, votesCounted: 2, awardedAt: 1 },
	]);
	await world.db.insert(weekSlots).values({ week: addWeeks(weekOf(now), 6), freeTaken: 7 });
	const { html } = await browser.get("/launches");
	const [coming = "", past = ""] = html.slice(html.indexOf("Weeks to come")).split("Weeks past");
	expect(coming).toContain('href="/listings/soon"');
	expect(coming).toContain("7 of 20 free places taken");
	expect(coming.match(/The free plan launches in this week/g)).toHaveLength(3);
	expect(past).toContain(`href="/launches/${last}"`);
	expect(past).toContain('href="/listings/champion"');
	expect(past, "in its own column, though nobody is second").toContain('<li class="of-3"><span class="place">3<');
	expect(html).toContain("2 launches.");
});

it("has a feed for each section, and the calendar for a name that is none", async () => {
	expect(names((await browser.get("/launches?section=most-voted")).html)).toEqual(["second", "first"]);
	const upcoming = await browser.get("/launches?section=upcoming");
	expect(names(upcoming.html)).toEqual(["soon"]);
	expect(upcoming.html).toContain("Launches on");
	expect((await browser.get("/launches?section=bought")).html).toContain("Weeks to come");
	expect((await browser.get("/launches?section=this-week")).location).toBe("/launches/this");
});
