import { expect, it } from "vitest";
import save from "#actions/saves/save";
import unsave from "#actions/saves/unsave";
import { listings, saves } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW } from "#testing/world";

it("keeps a listing no longer, also one that was hidden since, and nobody else's", async () => {
	const world = await makeWorld();
	const [ada, bob] = [personActor((await world.person()).userId), personActor((await world.person()).userId)];
	await mintListing(world.db, "acme");
	for (const actor of [ada, bob]) await performAs(actor, save, { listing: "acme" }, NOW);
	await world.db.update(listings).set({ status: "draft" });
	const end = () => performAs(ada, unsave, { listing: "acme" }, NOW);
	const answers = await Promise.allSettled([end(), end()]);
	expect(answers.some(({ status }) => status === "fulfilled")).toBe(true);
	expect((await world.db.select().from(saves)).map(({ userId }) => `user:${userId}`)).toEqual(["user:2"]);
	await expect(end()).rejects.toMatchObject({ code: "not_found" });
});
