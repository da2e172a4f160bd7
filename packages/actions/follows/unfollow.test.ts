import { expect, it } from "vitest";
import follow from "#actions/follows/follow";
import unfollow from "#actions/follows/unfollow";
import { countChanges, follows } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW } from "#testing/world";

it("ends following, once", async () => {
	const world = await makeWorld();
	const { userId } = await world.person();
	await mintListing(world.db, "acme");
	const act = (action: typeof follow) => performAs(personActor(userId), action, { listing: "acme" }, NOW);
	await act(follow);
	await Promise.all([act(unfollow), act(unfollow)]);
	await act(unfollow);
	expect(await world.db.select().from(follows)).toEqual([]);
	const changes = await world.db.select().from(countChanges);
	expect(changes.map((change) => change.followers)).toEqual([1, -1]);
});
