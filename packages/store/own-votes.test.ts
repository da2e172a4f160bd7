import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf, weekStart } from "#core/launches/week";
import { runBatch } from "#store/db";
import { takeOwnVoteBack } from "#store/own-votes";
import { closedWeeks, countChanges, votes } from "#store/schema/index";
import { mintVote, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let userId: number;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	userId = (await world.person()).userId;
	listingId = (await mintListing(world.db, "acme")).id;
});

const takeBack = () => runBatch(world.db, takeOwnVoteBack(world.db, { userId, listingId }));
const left = async () => (await world.db.select().from(votes)).map((vote) => [vote.userId, vote.listingId]);

it("takes back that one vote, from what counts too", async () => {
	const { id: other } = await mintListing(world.db, "other");
	const [stranger = 0] = await mintVoters(world.db, 1);
	for (const vote of [
		{ userId, listingId },
		{ userId: stranger, listingId },
		{ userId, listingId: other },
	])
		await mintVote(world.db, { ...vote, at: NOW });
	await takeBack();
	expect(await left()).toEqual([
		[stranger, listingId],
		[userId, other],
	]);
	const changes = await world.db.select().from(countChanges);
	expect(changes).toMatchObject([{ listingId, week: weekOf(NOW), votes: -1, votesRaw: -1 }]);
});

it("takes one back that does not count yet, and leaves what was judged and what a closed week holds", async () => {
	await mintVote(world.db, { userId, listingId, at: NOW, discountReason: "new_account" });
	await takeBack();
	expect(await left()).toEqual([]);
	expect(await world.db.select().from(countChanges)).toMatchObject([{ votes: 0, votesRaw: -1 }]);
	await mintVote(world.db, { userId, listingId, at: NOW, discountReason: "moderated" });
	await takeBack();
	expect(await left()).toHaveLength(1);
	await world.db.delete(votes);
	const closed = addWeeks(weekOf(NOW), -1);
	await world.db.insert(closedWeeks).values({ week: closed, closedAt: NOW.getTime(), launches: 0 });
	await mintVote(world.db, { userId, listingId, at: weekStart(closed) });
	await takeBack();
	expect(await left()).toHaveLength(1);
});

it("reads an index, however many have voted", async () => {
	for (const voter of await mintVoters(world.db, 40)) await mintVote(world.db, { userId: voter, listingId, at: NOW });
	const { rowsRead } = await countRows(takeBack);
	expect(rowsRead).toBeLessThanOrEqual(8);
});
