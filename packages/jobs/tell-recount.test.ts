import { beforeEach, expect, it } from "vitest";
import tellRecount from "#jobs/tell-recount";
import { mails, recounts } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const run = () => tellRecount.run({ subject: 1, payload: {}, cause: "test" }, jobContext(NOW));

it("tells the people of each listing whose award moved, once however often it runs, and nobody else", async () => {
	const owners = [await world.person(), await world.person(), await world.person()];
	for (const [index, { userId }] of owners.entries()) await mintListing(world.db, `l${index}`, { ownerId: userId });
	const place = (number: number, listing: number) => ({ place: number, listing, votes: 9 });
	await world.db.insert(recounts).values({
		id: 1,
		week: "2026-11-09",
		listingId: 1,
		difference: -31,
		reason: "One network.",
		at: NOW.getTime(),
		awardsBefore: [place(1, 1), place(2, 3)],
		awardsAfter: [place(1, 2), place(2, 3)],
	});
	expect(await run()).toBe("told the people of 2 listings");
	await run();
	const told = await world.db.select().from(mails);
	expect(told.map(({ userId, facts }) => [userId, facts?.before, facts?.after])).toEqual([
		[owners[1]?.userId, null, 1],
		[owners[0]?.userId, 1, null],
	]);
});

it("asks nothing and tells nobody when no award moved", async () => {
	await world.db.insert(recounts).values({
		id: 1,
		week: "2026-11-09",
		listingId: 1,
		difference: 12,
		reason: "A newsletter.",
		at: NOW.getTime(),
		awardsBefore: [],
		awardsAfter: [],
	});
	expect(await run()).toBe("told the people of 0 listings");
	expect(await world.db.select().from(mails)).toEqual([]);
});

it("has nothing to say of a recount that is gone", async () => {
	expect(await run()).toBe("no such recount");
});
