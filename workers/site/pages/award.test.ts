import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintResult } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
});

it("has a page of its own, with its image and texts to pass on", async () => {
	const { id } = await mintListing(world.db, "tidewell");
	await mintResult(world.db, { week: "2026-10-05", rank: 2, listingId: id, votes: 30 });
	const { html, status } = await browser.get("/awards/2026-10-05/tidewell");
	expect(status).toBe(200);
	expect(html).toMatch(/og:image" content="[^"]*\/share\/awards\/2026-10-05\.tidewell\.[0-9a-f]{20}\.png"/);
	expect(html).toContain("Second, with 30 votes, ");
	expect(html).toContain("is Launch of the Week #2 on Launchweek: 30 votes in the week of 5 October 2026.");
	const [, image = ""] = /og:image" content="https:\/\/[^/]*([^"]*)"/.exec(html) ?? [];
	expect((await browser.get(image)).status).toBe(200);
});

it("is not there for a week without one", async () => {
	await mintListing(world.db, "tidewell");
	for (const week of ["2026-10-05", "never"]) {
		expect((await browser.get(`/awards/${week}/tidewell`)).status).toBe(404);
	}
});
