import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { openBrowser } from "#testing/browser";
import { mintCategory, mintListing } from "#testing/listings";
import { countRounds } from "#testing/rounds";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
});

it("opens with this week's race, its number of votes, and the way in", async () => {
	const category = await mintCategory(world.db, "notes", { name: "Notes" });
	const now = new Date();
	await mintListing(world.db, "inkfern", {
		categoryIds: [category.id],
		launchWeek: weekOf(now),
		launchedAt: now.getTime(),
		weekVotes: 4,
	});
	await mintListing(world.db, "soon", { status: "scheduled", launchWeek: addWeeks(weekOf(now), 1) });
	const page = await browser.get("/");
	for (const href of ["/listings/inkfern", "/categories/notes", "/listings/soon", "/submit", "/connect", "/docs"]) {
		expect(page.html).toContain(`href="${href}"`);
	}
	expect(page.html).toContain('<strong data-count="4">4</strong>');
	expect(page.html).toMatch(/1 launch\. Votes close in (\d+ d )?\d+ (h|min)/);
	expect(page.html).toContain("Next Monday");
	expect(page.html).toContain('"@type":"WebSite"');
	expect(page.headers.get("Cache-Control")).toContain("public");
});

it("looks intended while nobody has launched: when it opens, and which places are free", async () => {
	const page = await browser.get("/");
	expect(page.status).toBe(200);
	expect(page.html).toMatch(/<h1>The first week opens on \d+\u00a0[A-Z]/);
	expect(page.html).toContain("Place 3 is open, and 17 more");
	expect(page.html).not.toMatch(/\b0 (launch|listing|vote)/);
});

it("says so in a week without launches, once there are listings", async () => {
	await mintListing(world.db, "old", { launchWeek: addWeeks(weekOf(new Date()), -9) });
	await world.db.run("UPDATE counters SET value = 1 WHERE name = 'listings_live'");
	const page = await browser.get("/");
	expect(page.html).toContain("Nothing launches this week");
});

it("shows a thirteenth launch instead of a link to it, and leads on from more", async () => {
	const [launchWeek, launchedAt] = [weekOf(new Date()), Date.now()];
	const launch = (index: number) => mintListing(world.db, `launch-${index}`, { launchWeek, launchedAt });
	for (let index = 1; index <= 13; index++) await launch(index);
	const shown = (html: string) => html.match(/href="\/listings\/launch-\d+"/g)?.length;
	const all = (await browser.get("/")).html;
	expect(all).toContain("13 launches.");
	expect(all).not.toContain('href="/launches/this">Show');
	const rows = shown(all) ?? 0;
	await launch(14);
	const cut = (await browser.get("/")).html;
	expect(cut).toContain('href="/launches/this">Show the other 2</a>');
	expect(shown(cut)).toBeLessThan(rows);
});

it("is never kept by anybody else's cache for somebody who is signed in", async () => {
	const ada = openBrowser();
	await ada.signIn(world, "ada@example.com");
	expect((await ada.get("/")).headers.get("Cache-Control")).toBe("private, no-store");
});

it("waits for the database once", async () => {
	const now = new Date();
	await mintListing(world.db, "inkfern", { launchWeek: weekOf(now), launchedAt: now.getTime() });
	await mintListing(world.db, "soon", { status: "scheduled", launchWeek: addWeeks(weekOf(now), 1) });
	const { rounds, result } = await countRounds(() => browser.get("/"));
	expect(result.html).toContain('href="/listings/inkfern"');
	expect(rounds).toBe(1);
});
