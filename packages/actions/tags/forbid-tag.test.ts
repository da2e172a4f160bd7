import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import forbidTag from "#actions/tags/forbid-tag";
import { listingWithProfile } from "#store/owned-listings";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const forbid = (tag: string, reason = "Not here.") => performAs(teamActor(), forbidTag, { tag, reason }, NOW);
const tagsOf = async (id: number) => (await listingWithProfile(world.db, id))?.profile.tags;

it("keeps a tag out of every listing that does not have it, however it is written there", async () => {
	const had = await mintListing(world.db, "had", { profile: { tags: ["Casino", "a"] } });
	await forbid("casino");
	const fresh = await mintListing(world.db, "fresh", { profile: { tags: ["b", "CASINO"] } });
	expect([await tagsOf(had.id), await tagsOf(fresh.id)]).toEqual([["Casino", "a"], ["b"]]);
	const set = (id: number, tags: string) =>
		world.db.run(
			sql`UPDATE listing_profiles SET profile = json_set(profile, '$.tags', json(${tags})) WHERE listing_id = ${id}`,
		);
	await set(had.id, '["Casino","c"]');
	await set(fresh.id, '["casino","c"]');
	expect([await tagsOf(had.id), await tagsOf(fresh.id)]).toEqual([["Casino", "c"], ["c"]]);
	expect(await world.db.all(sql`SELECT tag, listings FROM tags ORDER BY tag`)).toEqual([
		{ tag: "Casino", listings: 1 },
		{ tag: "c", listings: 2 },
	]);
});

it("asks why, and does so once", async () => {
	await expect(forbid("casino", " ")).rejects.toMatchObject({ errors: [{ pointer: "/reason" }] });
	await forbid("casino");
	await expect(forbid(" CASINO ")).rejects.toMatchObject({ code: "changed_meanwhile" });
});
