import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { mintDraft } from "#testing/drafts";
import { mintListing } from "#testing/listings";
import { moneyUnderWay } from "#testing/money-under-way";
import { mintOrder } from "#testing/orders";
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

it("counts what waits in words that fit one and several", async () => {
	const ada = openBrowser();
	await ada.signIn(world, "ada@example.com");
	const ownerId = (await world.db.query.users.findFirst())?.id ?? 0;
	for (const slug of ["one", "two"]) await mintListing(world.db, slug, { ownerId, status: "draft" });
	expect((await ada.get("/account")).html).toContain("2 products on the way to their launch");
});

it("offers nothing to choose for a launch whose money is under way, here, on its page and on the account's", async () => {
	const ada = openBrowser();
	await ada.signIn(world, "ada@example.com");
	const userId = (await world.db.query.users.findFirst())?.id ?? 0;
	const { id } = await mintListing(world.db, "tidewell", { ownerId: userId, status: "draft" });
	await mintOrder(world.db, userId, "LW-AAAAAAAAAA", 100, [{ product: "launch", listingId: id }]);
	expect((await ada.get("/account/products")).html).toContain("Choose how to launch next");
	expect((await ada.get(`/account/products/${id}`)).html).toContain("Launch for free");
	expect((await ada.get("/account")).html).toContain("on the way to its launch");
	await moneyUnderWay(world.db, "LW-AAAAAAAAAA");
	const list = await ada.get("/account/products");
	expect(list.html).toContain("The payment of its launch is under way.");
	expect(list.html).not.toContain("Choose how to launch");
	const own = await ada.get(`/account/products/${id}`);
	expect(own.html).toContain("Payment under way: <bdi>launch</bdi>");
	expect(own.html).not.toMatch(/Launch for free|Choose how/);
	expect((await ada.get("/account")).html).not.toContain("on the way to its launch");
});
