import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import renameTag from "#actions/tags/rename-tag";
import undoTagChange from "#actions/tags/undo-tag-change";
import { listingWithProfile } from "#store/owned-listings";
import { listingVersions, tagChanges } from "#store/schema/index";
import { searchListings } from "#store/search/search-listings";
import { performAs, teamActor } from "#testing/act";
import { mintListing, mintListings } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const rename = (tag: string, into: string) => performAs(teamActor(), renameTag, { tag, into }, NOW);
const profileOf = async (id: number) => (await listingWithProfile(world.db, id))?.profile;
const QUOTE = { quote: "A crm for boats", url: "https://acme.example/" };

it("calls a tag otherwise where it stood, as an edit of each listing, with quotes only for what they bear", async () => {
	const { db } = world;
	const evidence = { tags: [QUOTE], features: [QUOTE] };
	const { id } = await mintListing(db, "acme", { profile: { tags: ["boats", "crm"], features: ["crm"], evidence } });
	const draft = await mintListing(db, "draft", { status: "draft", profile: { tags: ["crm"] } });
	expect(await rename("crm", "Customer relations")).toEqual({ tag: "Customer relations", listings: 2 });
	expect(await profileOf(id)).toMatchObject({
		tags: ["boats", "Customer relations"],
		features: ["crm"],
		evidence: { tags: [QUOTE], features: [QUOTE] },
		typed: { tags: [{ of: "Customer relations", by: "team" }] },
	});
	expect((await profileOf(draft.id))?.tags).toEqual(["Customer relations"]);
	expect(await db.select().from(listingVersions)).toMatchObject([
		{ listingId: id, version: 2, before: { tags: ["boats", "crm"] }, after: { tags: ["boats", "Customer relations"] } },
		{ listingId: draft.id, version: 2 },
	]);
	expect(await db.all(sql`SELECT tag, listings FROM tags ORDER BY tag`)).toEqual([
		{ tag: "Customer relations", listings: 2 },
		{ tag: "boats", listings: 1 },
	]);
});

it("has searches find the listings by what the tag is called now", async () => {
	const { db } = world;
	await mintListing(db, "acme", { profile: { tags: ["zeppelins"] } });
	const found = async (word: string) => {
		const search = { words: word, status: "live", sort: "relevance", limit: 10, offset: 0 } as const;
		return (await searchListings(db, search)).cards.map(({ slug }) => slug);
	};
	expect(await found("zeppelins")).toEqual(["acme"]);
	await rename("zeppelins", "gliders");
	expect([await found("gliders"), await found("zeppelins")]).toEqual([["acme"], []]);
});

it("goes on in steps where many listings carry it, each once, and nothing that was edited meanwhile is lost", async () => {
	const { db } = world;
	await mintListings(db, 120, []);
	await db.run(sql`UPDATE listing_profiles SET profile = json_set(profile, '$.tags', json_array('crm', 'x'))`);
	await rename("crm", "CRM");
	const open = () => db.all(sql`SELECT tag, listings FROM tags WHERE tag <> 'x' ORDER BY tag`);
	expect(await open()).toEqual([
		{ tag: "CRM", listings: 50 },
		{ tag: "crm", listings: 70 },
	]);
	await expect(rename("crm", "Sales")).rejects.toMatchObject({ code: "changed_meanwhile" });
	// Somebody edits one that waits.
	await db.run(
		sql`UPDATE listing_profiles SET profile = json_set(profile, '$.tags', json_array('y', 'crm')) WHERE listing_id = 120`,
	);
	expect(await world.runJobs(NOW)).toEqual([
		"change-tag: changed the tag on 50 listings",
		"change-tag: changed the tag on 20 listings",
	]);
	expect(await open()).toEqual([
		{ tag: "CRM", listings: 120 },
		{ tag: "y", listings: 1 },
	]);
	expect((await profileOf(120))?.tags).toEqual(["y", "CRM"]);
	expect(await db.all(sql`SELECT state, listings FROM tag_changes`)).toEqual([{ state: "done", listings: 120 }]);
	expect(await db.all(sql`SELECT max(version) AS v, count(*) AS n FROM listing_versions`)).toEqual([{ v: 2, n: 120 }]);
});

it("goes on past a listing to which its owner has given the tag again meanwhile", async () => {
	const { db } = world;
	await mintListings(db, 120, []);
	await db.run(sql`UPDATE listing_profiles SET profile = json_set(profile, '$.tags', json_array('crm'))`);
	await rename("crm", "CRM");
	const [first] = await db.select().from(listingVersions).limit(1);
	const id = first?.listingId ?? 0;
	await db.run(
		sql`UPDATE listing_profiles SET profile = json_set(profile, '$.tags', json_array('y', 'crm')) WHERE listing_id = ${id}`,
	);
	await world.runJobs(NOW);
	expect(await db.all(sql`SELECT tag, listings FROM tags ORDER BY tag`)).toEqual([
		{ tag: "CRM", listings: 120 },
		{ tag: "y", listings: 1 },
	]);
	expect(await db.all(sql`SELECT state, listings FROM tag_changes`)).toEqual([{ state: "done", listings: 120 }]);
	const [change] = await db.select().from(tagChanges);
	await performAs(teamActor(), undoTagChange, { change_id: change?.id ?? 0 }, NOW);
	await world.runJobs(NOW);
	expect((await profileOf(id))?.tags).toEqual(["y", "crm"]);
	expect(await db.all(sql`SELECT state, listings FROM tag_changes`)).toEqual([{ state: "undone", listings: 0 }]);
});

it("refuses what no listing has, what is called so already, and what another tag is called", async () => {
	await mintListing(world.db, "acme", { profile: { tags: ["a", "b"] } });
	await expect(rename("c", "d")).rejects.toMatchObject({ code: "not_found" });
	for (const into of ["a", "b", " "]) {
		await expect(rename("a", into)).rejects.toMatchObject({ errors: [{ pointer: "/into" }] });
	}
});
