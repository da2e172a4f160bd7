import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf, weekStart } from "#core/launches/week";
import { openBrowser } from "#testing/browser";
import { mintVote, mintVoters } from "#testing/launches";
import { mintListing, mintListings } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";
import { closeWeek } from "#usecases/launches/close-week";

let world: World;
const browser = openBrowser();
const now = new Date();
const week = weekOf(now);
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "tidewell", { launchWeek: week, launchedAt: now.getTime(), weekVotes: 7 });
	await mintListing(world.db, "soon", { status: "scheduled", launchWeek: addWeeks(week, 1) });
});

it("ranks the launches of a week and leads to its neighbours", async () => {
	const { html } = await browser.get(`/launches/${week}`);
	expect(html).toContain('href="/listings/tidewell"');
	expect(html).toContain('<strong data-count="7">7</strong>');
	expect(html).toContain(`href="/launches/${addWeeks(week, 1)}"`);
	expect(html).toContain(`href="https://launchweek.test/launches/${week}"`);
});

it("leads from the first of a large week to all of it, and counts none that it does not show", async () => {
	const { first } = await mintListings(world.db, 101, [], { isFound: false });
	await world.db.run(sql`INSERT INTO launches (listing_id, week, kind, at)
		SELECT id, ${week}, 'relaunch', ${now.getTime()} FROM listings WHERE id >= ${first}`);
	const { html } = await browser.get(`/launches/${week}`);
	expect(html).toContain("These are the first 100.");
	expect(html).toContain(`href="/leaderboards/community-weekly?week=${week}"`);
	expect(html).toContain("Votes close in");
	expect(html).not.toContain("100 launches");
});

it("shows who is scheduled for a week to come", async () => {
	const { html } = await browser.get("/launches/next");
	expect(html).toMatch(/Starting on \d+\u00a0/);
	expect(html).toContain('href="/listings/soon"');
});

it("refuses weeks that are none, and has none outside the calendar", async () => {
	expect((await browser.get("/launches/whenever")).status).toBe(400);
	expect((await browser.get("/launches/1999-01-04")).status).toBe(404);
});

it("puts the first three of a closed week on a podium, and the rest below", async () => {
	const last = addWeeks(week, -1);
	const at = weekStart(last);
	const voters = await mintVoters(world.db, 4);
	for (const [index, slug] of ["four", "three", "two", "one"].entries()) {
		const { id: listingId } = await mintListing(world.db, slug, { launchWeek: last, launchedAt: at.getTime() });
		for (const userId of voters.slice(0, index + 1)) await mintVote(world.db, { userId, listingId, at });
	}
	expect((await browser.get(`/launches/${last}`)).html).not.toContain('class="podium"');
	await closeWeek(world.db, last, now.getTime());
	const { html } = await browser.get(`/launches/${last}`);
	const podium = html.slice(html.indexOf('<ol class="podium">'), html.indexOf("Also launched"));
	expect([...podium.matchAll(/href="\/listings\/([a-z]+)"/g)].map(([, slug]) => slug)).toEqual(["one", "two", "three"]);
	expect(html.slice(html.indexOf("Also launched"))).toContain('href="/listings/four"');
	expect(html).toMatch(/Closed on \d+ [A-Z]/);
	expect(html).toContain("The result is final");
});
