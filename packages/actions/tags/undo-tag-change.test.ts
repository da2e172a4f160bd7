import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import forbidTag from "#actions/tags/forbid-tag";
import renameTag from "#actions/tags/rename-tag";
import undoTagChange from "#actions/tags/undo-tag-change";
import { tagChanges } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintListings } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListings(world.db, 120, []);
	await setTags("true", "crm", "x");
});

const setTags = (where: string, ...tags: string[]) =>
	world.db.run(
		sql`UPDATE listing_profiles SET profile = json_set(profile, '$.tags', json(${JSON.stringify(tags)})) WHERE ${sql.raw(where)}`,
	);
const rename = () => performAs(teamActor(), renameTag, { tag: "crm", into: "CRM" }, NOW);
const undo = async () => {
	const [change] = await world.db.select().from(tagChanges);
	return performAs(teamActor(), undoTagChange, { change_id: change?.id ?? 0 }, NOW);
};
const used = () => world.db.all(sql`SELECT tag, listings FROM tags ORDER BY tag`);

it("puts every listing back in steps, but for those whose tags were edited since", async () => {
	await rename();
	await expect(undo()).rejects.toMatchObject({ code: "changed_meanwhile" });
	await world.runJobs(NOW);
	await setTags("listing_id = 7", "z", "CRM");
	await undo();
	expect(await world.runJobs(NOW)).toEqual([
		"change-tag: put the tag back on 50 listings",
		"change-tag: put the tag back on 20 listings",
	]);
	expect(await used()).toEqual([
		{ tag: "CRM", listings: 1 },
		{ tag: "crm", listings: 119 },
		{ tag: "x", listings: 119 },
		{ tag: "z", listings: 1 },
	]);
	expect(await world.db.all(sql`SELECT state, listings FROM tag_changes`)).toEqual([{ state: "undone", listings: 1 }]);
	expect(await world.db.all(sql`SELECT count(*) AS n FROM tag_change_rows`)).toEqual([{ n: 0 }]);
	await expect(undo()).rejects.toMatchObject({ code: "changed_meanwhile" });
});

it("refuses while the tag is forbidden", async () => {
	await rename();
	await world.runJobs(NOW);
	await performAs(teamActor(), forbidTag, { tag: "Crm", reason: "Not here." }, NOW);
	await expect(undo()).rejects.toMatchObject({ errors: [{ pointer: "/tag" }] });
});
