import { beforeEach, expect, it } from "vitest";
import { milestones } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("takes one's own milestone off, once, and nobody else's", async () => {
	const ada = await world.person();
	const mine = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	const foreign = await mintListing(world.db, "foreign", { ownerId: (await world.person()).userId });
	await world.db.insert(milestones).values([
		{ id: 1, listingId: mine.id, date: "2026-01-01", title: "Mine" },
		{ id: 2, listingId: mine.id, date: "2026-01-02", title: "Stays" },
		{ id: 3, listingId: foreign.id, date: "2026-01-03", title: "Theirs" },
	]);
	const remove = (listing: number, id: number, key?: string) =>
		world.api("DELETE", `/me/listings/${listing}/milestones/${id}`, {
			as: ada,
			headers: key ? { "Idempotency-Key": key } : {},
		});
	const answer = await remove(mine.id, 1, "k");
	expect(answer.status).toBe(200);
	expect(answer.body.milestones).toMatchObject([{ id: 2, title: "Stays" }]);
	expect((await remove(mine.id, 1, "k")).body).toEqual(answer.body);
	expect((await remove(mine.id, 1)).status).toBe(404);
	expect((await remove(mine.id, 3)).status).toBe(404);
	expect((await remove(foreign.id, 3)).status).toBe(404);
	expect((await world.db.select().from(milestones)).map((row) => row.id)).toEqual([2, 3]);
});
