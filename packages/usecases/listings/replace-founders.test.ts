import { beforeEach, expect, it } from "vitest";
import { runAnyBatch } from "#store/db";
import { changeOwnFounder, foundersOfListing, takeFounderProfile } from "#store/listing-founders";
import { founders } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import { makeWorld, type World } from "#testing/world";
import { replaceFounders } from "#usecases/listings/replace-founders";

let world: World;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	listingId = (await mintListing(world.db, "acme")).id;
});

const named = (name: string, title: string | null = null) => ({ name, title, bio: null });

/** Makes these the founders of a listing and answers with what it shows. */
async function replace(wanted: readonly ReturnType<typeof named>[], of = listingId) {
	const replaced = await replaceFounders(world.db, of, wanted, {}, NOW.getTime());
	await runAnyBatch(world.db, replaced.statements);
	return replaced.founders.map(({ slug }) => slug);
}
const shown = async () => (await foundersOfListing(world.db, listingId)).map(({ name, title }) => [name, title]);
const known = async () => (await world.db.select().from(founders)).map(({ slug }) => slug).sort();

it("adds founders in their order, each name once, with free slugs", async () => {
	expect(await replace([named("Ada Lovelace", "CEO"), named("Bo"), named("ada lovelace", "CTO")])).toEqual([
		"ada-lovelace",
		"bo",
	]);
	expect(await shown()).toEqual([
		["ada lovelace", "CTO"],
		["Bo", null],
	]);
	const other = await mintListing(world.db, "other");
	expect(await replace([named("Bo"), named("Bo.")], other.id)).toEqual(["bo-2", "bo-3"]);
});

it("keeps a founder of the same name with their page, wherever they stand in the list", async () => {
	await replace([named("Ada"), named("Bo")]);
	expect(await replace([named("Bo", "CEO"), named("ÁDA")])).toEqual(["bo", "ada"]);
	expect(await shown()).toEqual([
		["Bo", "CEO"],
		["ÁDA", null],
	]);
	expect(await known()).toEqual(["ada", "bo"]);
});

it("removes who is left out, unless the profile is somebody's own", async () => {
	await replace([named("Ada"), named("Bo"), named("Cy")]);
	const [bo] = (await world.db.select().from(founders)).filter(({ slug }) => slug === "bo");
	await runAnyBatch(world.db, takeFounderProfile(world.db, bo?.id ?? 0, (await world.person()).userId));
	await replace([named("Ada")]);
	expect(await shown()).toEqual([["Ada", null]]);
	expect(await known()).toEqual(["ada", "bo"]);
});

it("keeps what somebody wrote on their own page, and takes over their name and role as the product states them", async () => {
	await runAnyBatch(
		world.db,
		(await replaceFounders(world.db, listingId, [{ ...named("Ada"), bio: "Of the site." }], {}, NOW.getTime()))
			.statements,
	);
	const [ada] = await world.db.select().from(founders);
	const { userId } = await world.person();
	await runAnyBatch(world.db, takeFounderProfile(world.db, ada?.id ?? 0, userId));
	const own = { bio: "In my own words.", socials: { website: "https://ada.example" } };
	await runAnyBatch(world.db, changeOwnFounder(world.db, userId, own));
	const socials = { github: "https://github.com/other" };
	const wanted = [{ name: "ADA", title: "CEO", bio: "Somebody else’s words." }];
	const replaced = await replaceFounders(world.db, listingId, wanted, socials, NOW.getTime());
	await runAnyBatch(world.db, replaced.statements);
	expect(replaced.founders).toMatchObject([{ name: "ADA", title: "CEO", ...own }]);
	expect(await world.db.select().from(founders)).toMatchObject([{ name: "ADA", title: "CEO", ...own }]);
});
