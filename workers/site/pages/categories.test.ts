import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("shows the tree with its counts", async () => {
	const top = await mintCategory(world.db, "productivity", { name: "Productivity" });
	const sub = await mintCategory(world.db, "notes", { name: "Notes & knowledge", parentId: top.id });
	await mintListing(world.db, "inkfern", { categoryIds: [sub.id] });
	const { html } = await openBrowser().get("/categories");
	expect(html).toContain('<a href="/categories/productivity">Productivity</a>');
	expect(html).toContain(", 1 product<");
	expect(html).toContain('<a href="/categories/notes">Notes &amp; knowledge</a>');
});

it("says what to do where there are none", async () => {
	const { html } = await openBrowser().get("/categories");
	expect(html).toContain("There are no categories yet");
});
