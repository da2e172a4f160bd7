import { expect, it } from "vitest";
import { follows } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld } from "#testing/world";

it("follows a listing and ends it, on its page", async () => {
	const world = await makeWorld();
	await mintListing(world.db, "acme", { name: "Acme" });
	const ada = openBrowser();
	expect((await ada.get("/listings/acme")).html).toContain("do=follow%3Aacme");
	await ada.signIn(world, "ada@example.com");
	const back = await ada.submit((await ada.get("/listings/acme")).form("/listings/acme/follow"));
	expect(back).toMatchObject({ status: 303, location: "/listings/acme" });
	expect(await world.db.select().from(follows)).toHaveLength(1);
	await ada.submit((await ada.get("/listings/acme")).form("/listings/acme/unfollow"));
	expect(await world.db.select().from(follows)).toEqual([]);
});
