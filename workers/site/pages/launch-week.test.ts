import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

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

it("shows who is scheduled for a week to come", async () => {
	const { html } = await browser.get("/launches/next");
	expect(html).toContain("Scheduled");
	expect(html).toContain('href="/listings/soon"');
});

it("refuses weeks that are none, and has none outside the calendar", async () => {
	expect((await browser.get("/launches/whenever")).status).toBe(400);
	expect((await browser.get("/launches/1999-01-04")).status).toBe(404);
});
