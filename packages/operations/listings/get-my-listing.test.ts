import { beforeEach, expect, it } from "vitest";
import { mintListing } from "#testing/listings";
import { answerIn, modern } from "#testing/mcp-http";
import { makeWorld, ORIGIN, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("shows what only the owner sees, with the badge code and what to do next", async () => {
	const ada = await world.person();
	const listing = await mintListing(world.db, "inkfern", {
		ownerId: ada.userId,
		status: "awaiting_badge",
		plan: "free",
		launchWeek: "2027-01-04",
		profile: { story: { journey: "long" }, not_found_on_website: ["city"] },
	});
	const answer = await world.api("GET", `/me/listings/${listing.id}`, { as: ada });
	expect(answer.status).toBe(200);
	expect(answer.body).toMatchObject({
		listing_id: listing.id,
		status: "awaiting_badge",
		plan: "free",
		launch_week: "2027-01-04",
		unlocked: { story: false, milestones: false, media: false },
		story: { journey: "long" },
		not_found_on_website: ["city"],
		rating: null,
		badge: {
			html: expect.stringContaining(
				`<a href="${ORIGIN}/listings/inkfern"><img src="${ORIGIN}/badges/inkfern/listed-on-`,
			),
			markdown: expect.stringContaining(`](${ORIGIN}/listings/inkfern)`),
			code: null,
			if_late: expect.stringContaining("2027-01-04"),
		},
		next_actions: [
			{ operation: "choose_free_listing", why: expect.stringContaining("<a href=") },
			{ operation: "get_my_listing" },
		],
	});
});

it("tells an agent in brief how often it was looked at and who follows", async () => {
	const ada = await world.person();
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId, votes: 3, views: 120, followers: 7 });
	const call = { name: "get_my_listing", arguments: { listing_id: listing.id } };
	const { body } = await modern("tools/call", call, { as: ada });
	expect(answerIn(body?.result)).toMatchObject({ votes: 3, views: 120, followers: 7 });
});

it("does not show somebody else's, nor one that is not there, nor an id that is none", async () => {
	const ada = await world.person();
	const listing = await mintListing(world.db, "foreign", { ownerId: (await world.person()).userId });
	for (const id of [listing.id, 99_999])
		expect((await world.api("GET", `/me/listings/${id}`, { as: ada })).status).toBe(404);
	for (const id of ["0", "-1", "1.5", "x"])
		expect((await world.api("GET", `/me/listings/${id}`, { as: ada })).status).toBe(400);
});
