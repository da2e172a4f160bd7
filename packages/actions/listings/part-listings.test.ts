import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import mergeListings from "#actions/listings/merge-listings";
import partListings from "#actions/listings/part-listings";
import restoreListing from "#actions/listings/restore-listing";
import { runAnyBatch } from "#store/db";
import { freezeWeek } from "#store/weeks";
import { performAs, teamActor } from "#testing/act";
import { mintVote, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "inkfern-old", { votes: 1, votesRaw: 1, weekVotes: 1 });
	await mintListing(world.db, "inkfern");
	const [userId = 0] = await mintVoters(world.db, 1);
	await mintVote(world.db, { userId, listingId: 1, at: NOW });
	const named = { listing_id: 1, into_id: 2, version: 1, into_version: 1 };
	await performAs(teamActor(), mergeListings, { ...named, reason: "One." }, NOW);
});

const part = (version = 2, reason = "Two.") =>
	performAs(teamActor(), partListings, { listing_id: 1, version, reason }, NOW);

it("leaves a vote where its week was closed with it", async () => {
	await runAnyBatch(world.db, freezeWeek(world.db, "2026-11-16", NOW.getTime()));
	await part();
	expect(await world.db.all(sql`SELECT listing_id, votes FROM votes v JOIN listings l ON l.id = v.listing_id`)).toEqual(
		[{ listing_id: 2, votes: 1 }],
	);
	expect(await world.db.all(sql`SELECT status, votes FROM listings WHERE id = 1`)).toEqual([
		{ status: "live", votes: 0 },
	]);
});

it("is refused on an older version and without a reason, and a plain restore parts nothing", async () => {
	await expect(part(1)).rejects.toMatchObject({ code: "listing_conflict" });
	await expect(part(2, " ")).rejects.toMatchObject({ errors: [{ pointer: "/reason" }] });
	const restore = performAs(teamActor(), restoreListing, { listing_id: 1, version: 2, reason: "x" }, NOW);
	await expect(restore).rejects.toMatchObject({ code: "listing_hidden" });
	await part();
	// Once is enough.
	await part(3);
	expect(await world.db.all(sql`SELECT version FROM listings WHERE id = 1`)).toEqual([{ version: 3 }]);
});
