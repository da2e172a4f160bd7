import { beforeEach, expect, it } from "vitest";
import { weekOf } from "#core/launches/week";
import { openBrowser } from "#testing/browser";
import { mintPost } from "#testing/launches";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
});

it("shows this week's launches, categories, posts and the way in", async () => {
	const category = await mintCategory(world.db, "notes", { name: "Notes" });
	const now = new Date();
	await mintListing(world.db, "inkfern", {
		categoryIds: [category.id],
		launchWeek: weekOf(now),
		launchedAt: now.getTime(),
		weekVotes: 4,
	});
	await mintPost(world.db, "weeks", { title: "Weeks" });
	const page = await browser.get("/");
	for (const href of ["/listings/inkfern", "/categories/notes", "/blog/weeks", "/submit", "/connect", "/docs"]) {
		expect(page.html).toContain(`href="${href}"`);
	}
	expect(page.html).toContain("1 live listing in 1 category");
	expect(page.html).toContain('"@type":"WebSite"');
	expect(page.headers.get("Cache-Control")).toContain("public");
});

it("is a page also while the directory is empty", async () => {
	const page = await browser.get("/");
	expect(page.status).toBe(200);
	expect(page.html).toContain("Nobody launches this week.");
});

it("is never kept by anybody else's cache for somebody who is signed in", async () => {
	const ada = openBrowser();
	await ada.signIn(world, "ada@example.com");
	expect((await ada.get("/")).headers.get("Cache-Control")).toBe("private, no-store");
});
