import { expect, it } from "vitest";
import giveOwnerBack from "#actions/listings/give-owner-back";
import { listings, users } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW } from "#testing/world";

it("is refused on an older version, and without a fresh sign-in", async () => {
	const world = await makeWorld();
	await world.db.insert(users).values({ id: 1, email: "admin@example.com", role: "admin", createdAt: 1 });
	await mintListing(world.db, "inkfern");
	const input = { listing_id: 1, version: 9, user_id: 1, verified: false, proofs: [], reason: "It is theirs." };
	await expect(performAs(teamActor(1), giveOwnerBack, input, NOW)).rejects.toMatchObject({ code: "sign_in_again" });
	const fresh = teamActor(1, await mintSession(world.db, 1, NOW));
	await expect(performAs(fresh, giveOwnerBack, input, NOW)).rejects.toMatchObject({ code: "listing_conflict" });
	await performAs(fresh, giveOwnerBack, { ...input, version: 1 }, NOW);
	expect(await world.db.select().from(listings)).toMatchObject([{ ownerId: 1 }]);
});
