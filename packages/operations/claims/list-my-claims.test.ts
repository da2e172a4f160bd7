import { beforeEach, expect, it } from "vitest";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "acme", { url: "https://acme.com/", domain: "acme.com" });
});

it("lists one's own claims, newest first, with what to publish", async () => {
	const ada = await world.person();
	const bob = await world.person();
	for (const [as, method] of [
		[ada, "dns"],
		[bob, "dns"],
		[ada, "file"],
		[ada, "meta"],
	] as const) {
		await world.api("POST", "/claims", { as, body: { slug: "acme", method } });
	}
	const first = await world.api("GET", "/claims?per_page=2", { as: ada });
	expect(first.body).toMatchObject({
		items: [
			{ method: "meta", status: "pending", listing: { slug: "acme" } },
			{ method: "file", instructions: { where: "https://acme.com/.well-known/launchweek-verification.txt" } },
		],
		next_page: 2,
	});
	expect((await world.api("GET", "/claims?per_page=2&page=2", { as: ada })).body).toMatchObject({
		items: [{ method: "dns" }],
		next_page: null,
	});
});
