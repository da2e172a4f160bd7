import { beforeEach, expect, it } from "vitest";
import forbidTag from "#actions/tags/forbid-tag";
import mergeTags from "#actions/tags/merge-tags";
import { listingWithProfile } from "#store/owned-listings";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const merge = (tag: string, into: string) => performAs(teamActor(), mergeTags, { tag, into }, NOW);
const tagsOf = async (id: number) => (await listingWithProfile(world.db, id))?.profile.tags;

it("gives who has the first the second, once", async () => {
	const both = await mintListing(world.db, "both", { profile: { tags: ["CRM", "x", "crm"] } });
	const one = await mintListing(world.db, "one", { profile: { tags: ["x", "crm"] } });
	expect(await merge("crm", "CRM")).toEqual({ tag: "CRM", listings: 2 });
	expect([await tagsOf(both.id), await tagsOf(one.id)]).toEqual([
		["CRM", "x"],
		["x", "CRM"],
	]);
});

it("refuses a tag that nobody has, itself, and one that is forbidden", async () => {
	await mintListing(world.db, "acme", { profile: { tags: ["crm", "Casino"] } });
	await performAs(teamActor(), forbidTag, { tag: "casino", reason: "Not here." }, NOW);
	for (const into of ["CRM", "crm", "Casino"]) {
		await expect(merge("crm", into)).rejects.toMatchObject({ errors: [{ pointer: "/into" }] });
	}
	await expect(merge("nowhere", "crm")).rejects.toMatchObject({ code: "not_found" });
});
