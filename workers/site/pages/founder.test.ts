import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintFounder } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
});

it("shows who they are, their companies, and a story only where it is unlocked", async () => {
	const story = { title: "Empty chairs", why_started: "Nobody came." };
	const open = await mintListing(world.db, "tidewell", { name: "Tidewell", storyUnlocked: true, profile: { story } });
	const closed = await mintListing(world.db, "kinledger", { profile: { story: { story: "Kept back." } } });
	await mintFounder(world.db, "Mila Vos", {
		bio: "Ran a front desk.",
		socials: { x: "javascript:alert(1)", linkedin: "https://www.linkedin.com/in/mila" },
		listingIds: [open.id, closed.id],
		liveListings: 2,
	});
	const { html } = await browser.get("/founders/mila-vos");
	for (const fact of ["<title>Mila Vos · ", "Ran a front desk.", "Empty chairs", "Nobody came.", '"@type":"Person"']) {
		expect(html).toContain(fact);
	}
	expect(html).toContain('href="/listings/kinledger"');
	expect(html).not.toContain("Kept back.");
	expect(html).not.toContain("javascript:");
});

it("exists only for people with a live listing", async () => {
	await mintFounder(world.db, "No One");
	expect((await browser.get("/founders/no-one")).status).toBe(404);
});
