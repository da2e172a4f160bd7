import { beforeEach, expect, it } from "vitest";
import { votes } from "#store/schema/index";
import { votesBy } from "#store/votes";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { castVote } from "#testing/votes";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("shows a person their own votes, and why one does not count", async () => {
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	expect((await browser.get("/account/votes")).html).toContain("You have not voted yet");
	for (const slug of ["acme", "zebra"]) await mintListing(world.db, slug, { status: "live" });
	const form = (await browser.get("/listings/acme")).form("/listings/acme/vote");
	await browser.submit(form);
	const { html } = await browser.get("/account/votes");
	expect(html).toContain("/listings/acme");
	expect(html).not.toContain("/listings/zebra");
	// Whether it will count depends on how much of the week is left.
	for (const [countsFrom, said] of [
		[null, "Not counted: the account was less than a day old."],
		[Date.now() + 1, "Counts once your account is a day old"],
	] as const) {
		await world.db.update(votes).set({ countsFrom });
		expect((await browser.get("/account/votes")).html).toContain(said);
	}
});

it("reads a page of votes and their listings", async () => {
	const ada = await world.person();
	for (let n = 0; n < 12; n++) {
		const { id } = await mintListing(world.db, `product-${n}`, { status: "live" });
		await castVote(world.db, { userId: ada.userId, listingId: id, now: NOW });
	}
	const { rowsRead, result } = await countRows(() => votesBy(world.db, ada.userId, { limit: 5, offset: 0 }));
	expect(result.map(({ slug }) => slug)).toEqual([11, 10, 9, 8, 7].map((n) => `product-${n}`));
	expect(rowsRead).toBeLessThanOrEqual(15);
});
