import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintFounder } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
	const { id } = await mintListing(world.db, "tidewell");
	await mintFounder(world.db, "Mila Vos", {
		country: "NL",
		bio: "Ran a front desk.",
		listingIds: [id],
		liveListings: 1,
	});
	await mintFounder(world.db, "Jonas Reuter", { country: "DE", listingIds: [id], liveListings: 1 });
});

it("lists founders, by name and by country", async () => {
	const all = await browser.get("/founders");
	expect(all.html).toContain('href="/founders/mila-vos"');
	expect(all.html).toContain("Ran a front desk.");
	const found = await browser.get("/founders?q=jonas");
	expect(found.html).toContain("Jonas Reuter");
	expect(found.html).not.toContain("Mila Vos");
	const dutch = await browser.get("/founders?country=nl");
	expect(dutch.html).toContain("Mila Vos");
	expect(dutch.html).not.toContain("Jonas Reuter");
	expect((await browser.get("/founders?q=nobody")).html).toContain("Nobody found");
});

it("says in a directory without founders how the first comes there, not that a name is unknown", async () => {
	await makeWorld();
	const { html } = await openBrowser().get("/founders");
	expect(html).toContain("No founder is listed yet");
	expect(html).not.toContain("Nobody found");
});

it("says that another name was looked for than was typed, in the same country", async () => {
	const world = await makeWorld();
	const { id } = await mintListing(world.db, "acme");
	await mintFounder(world.db, "Ada Johansson", { listingIds: [id], country: "SE" });
	const { html } = await openBrowser().get("/founders?q=johansonn&country=SE");
	expect(html).toContain("Ada Johansson");
	expect(html).toContain('href="/founders?q=johansson&amp;country=SE"');
	expect(html).toContain('href="/founders?q=%22johansonn%22&amp;country=SE"');
});
