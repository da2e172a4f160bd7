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

it("shows the winners of each week, the newest first", async () => {
	for (const [index, slug] of ["tidewell", "kinledger", "nookmark"].entries()) {
		const { id } = await mintListing(world.db, slug);
		await mintResult(world.db, { week: "2026-10-05", rank: index + 1, listingId: id, votes: 30 - index });
	}
	const later = await mintListing(world.db, "later");
	await mintResult(world.db, { week: "2026-10-12", rank: 1, listingId: later.id, votes: 3 });
	const { html } = await browser.get("/awards");
	const order = [
		"/launches/2026-10-12",
		"/awards/2026-10-12/later",
		"/launches/2026-10-05",
		"/awards/2026-10-05/tidewell",
		"/awards/2026-10-05/nookmark",
	];
	const places = order.map((text) => html.indexOf(text));
	expect(places).toEqual(places.toSorted((a, b) => a - b));
	expect(places[0]).toBeGreaterThan(0);
});

it("says so while no week is closed", async () => {
	expect((await browser.get("/awards")).html).toContain("No week is closed yet");
});
