import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintDraft } from "#testing/drafts";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("shows a person's own drafts and listings with where they stand", async () => {
	const ada = openBrowser();
	await ada.signIn(world, "ada@example.com");
	const userId = (await world.db.query.users.findFirst())?.id ?? 0;
	const draft = await mintDraft(world.db, { userId, email: "ada@example.com", key: "" });
	await mintListing(world.db, "tidewell", { name: "Tidewell", ownerId: userId });
	await mintListing(world.db, "theirs", { name: "Theirs" });
	const { html } = await ada.get("/account/products");
	expect(html).toContain(`href="/account/drafts/${draft.id}"`);
	expect(html).toMatch(/href="\/account\/products\/\d+"><bdi>Tidewell/);
	expect(html).not.toContain("Theirs");
});

it("says what to do where there is nothing yet", async () => {
	const ada = openBrowser();
	await ada.signIn(world, "ada@example.com");
	expect((await ada.get("/account/products")).html).toContain("Nothing here yet");
});
