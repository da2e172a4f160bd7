import { beforeEach, expect, it } from "vitest";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("lists one's own listings of every status, newest first, reading no more rows than it shows", async () => {
	const ada = await world.person();
	await mintListing(world.db, "foreign", { ownerId: (await world.person()).userId });
	for (const status of ["draft", "awaiting_badge", "scheduled", "live"] as const) {
		await mintListing(world.db, status.replace("_", "-"), { ownerId: ada.userId, status });
	}
	const { result, rowsRead } = await countRows(() => world.api("GET", "/me/listings?per_page=3", { as: ada }));
	expect(result.body).toMatchObject({
		items: [
			{ slug: "live", status: "live", public_url: expect.stringMatching(/\/listings\/live$/) },
			{ slug: "scheduled" },
			{ slug: "awaiting-badge" },
		],
		next_page: 2,
	});
	expect(rowsRead).toBeLessThanOrEqual(10);
	expect((await world.api("GET", "/me/listings?per_page=3&page=2", { as: ada })).body).toMatchObject({
		items: [{ slug: "draft" }],
		total: 4,
		next_page: null,
	});
});
