import { beforeEach, expect, it } from "vitest";
import { MILESTONES_MAX } from "#core/limits";
import { milestones } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const add = (id: number, body: unknown) => world.api("POST", `/me/listings/${id}/milestones`, { as: ada, body });

it("adds it to the listing, the latest first", async () => {
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	await add(listing.id, { date: "2026-03-01", title: "Later" });
	const answer = await add(listing.id, {
		date: "2024-02-29",
		title: "Earlier",
		description: "d",
		url: "https://inkfern.example/news",
	});
	expect(answer.status).toBe(201);
	expect(answer.body).toMatchObject({
		milestone: { date: "2024-02-29", title: "Earlier", description: "d", url: "https://inkfern.example/news" },
		milestones: [{ title: "Later", description: null, url: null }, { title: "Earlier" }],
	});
});

it("holds 50 and no more, also when two come at the same moment", async () => {
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	const rows = Array.from({ length: MILESTONES_MAX - 1 }, (_, i) => ({
		id: 1000 + i,
		listingId: listing.id,
		date: "2026-01-01",
		title: "t",
	}));
	for (const row of rows) await world.db.insert(milestones).values(row);
	const answers = await Promise.all([1, 2].map(() => add(listing.id, { date: "2026-03-01", title: "One more" })));
	expect(answers.map((answer) => answer.body.code ?? answer.status).sort()).toEqual([201, "milestone_limit_reached"]);
	expect(await world.db.select().from(milestones)).toHaveLength(MILESTONES_MAX);
});

it("does not add to somebody else's listing", async () => {
	const listing = await mintListing(world.db, "foreign", { ownerId: (await world.person()).userId });
	expect((await add(listing.id, { date: "2026-03-01", title: "x" })).status).toBe(404);
	expect(await world.db.select().from(milestones)).toEqual([]);
});
