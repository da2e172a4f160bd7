import { beforeEach, expect, it } from "vitest";
import { LABELLED, traitsAmong } from "#store/search/traits";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

const CATEGORIES = 6;
const EACH = 8;
const LISTINGS = CATEGORIES * EACH;

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const parent = await mintCategory(world.db, "everything");
	for (let category = 0; category < CATEGORIES; category++) {
		const { id } = await mintCategory(world.db, `kind-${category}`, { parentId: parent.id });
		for (let at = 0; at < EACH; at++) {
			const words = [
				...(at < 4 ? ["python"] : []),
				...(at > 3 ? ["quick"] : []),
				...(category < 2 ? ["forum"] : []),
				...(category === 0 ? ["rare"] : []),
			];
			await mintListing(world.db, `kind-${category}-${at}`, {
				tagline: words.filter((word) => word !== "python").join(" "),
				profile: { tags: words.filter((word) => word === "python") },
				categoryIds: [id],
			});
		}
	}
});

const traits = async (words: readonly (readonly [string, number])[]) => [
	...(
		await traitsAmong(
			world.db,
			words.map(([term, listings]) => ({ term, listings })),
		)
	).keys(),
];

it("tells what products of all categories have from what says their kind", async () => {
	expect(
		await traits([
			["python", 4 * CATEGORIES],
			["forum", 2 * EACH],
		]),
	).toEqual(["python"]);
});

it("tells those that are labels from those that are only said", async () => {
	const asked = ["python", "quick"].map((term) => ({ term, listings: 4 * CATEGORIES }));
	expect([...(await traitsAmong(world.db, asked))]).toEqual([
		["python", LABELLED],
		["quick", 1],
	]);
});

it("knows nothing of words that few listings have", async () => {
	expect(await traits([["rare", EACH]])).toEqual([]);
	expect(await traits([])).toEqual([]);
});

it("looks at a part of the listings of a word that very many have", async () => {
	// As though each were one of ten: too few are left to tell.
	expect(await traits([["python", 10 * 48]])).toEqual([]);
	expect(await traits([["python", LISTINGS]])).toEqual(["python"]);
});
