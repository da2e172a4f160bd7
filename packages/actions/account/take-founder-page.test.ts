import { beforeEach, expect, it } from "vitest";
import takeFounderPage from "#actions/account/take-founder-page";
import { founders, listingFounders } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let bo: Person;
beforeEach(async () => {
	world = await makeWorld();
	[ada, bo] = [await world.person(), await world.person()];
	const { id: listingId } = await mintListing(world.db, "acme", { ownerId: ada.userId });
	await world.db.insert(founders).values({ id: 1, slug: "ada", name: "Ada", searchName: "ada", createdAt: 1 });
	await world.db.insert(listingFounders).values({ listingId, founderId: 1, position: 0 });
});

const take = (who: Person) => performAs(personActor(who.userId), takeFounderPage, {}, NOW);

it("makes the first founder of one's own product one's page, once", async () => {
	expect(await take(ada)).toEqual({ slug: "ada" });
	expect(await take(ada)).toEqual({ slug: "ada" });
	expect(await world.db.select().from(founders)).toMatchObject([{ userId: ada.userId }]);
});

it("gives nobody a page of somebody else's product", async () => {
	await expect(take(bo)).rejects.toMatchObject({ code: "not_found" });
	expect(await world.db.select().from(founders)).toMatchObject([{ userId: null }]);
});
