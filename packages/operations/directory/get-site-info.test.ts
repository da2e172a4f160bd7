import { beforeEach, expect, it } from "vitest";
import { makeWorld, ORIGIN, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("names the site, its counts and where its parts are", async () => {
	const answer = await world.api("GET", "/site");
	expect(answer.status).toBe(200);
	expect(answer.body).toMatchObject({
		name: "Launchweek",
		counts: { live_listings: 0, categories: 0 },
		api: { base_url: `${ORIGIN}/api/v1` },
		mcp: { url: `${ORIGIN}/mcp` },
	});
});

it("refuses credentials that are not valid, although it is public", async () => {
	const answer = await world.api("GET", "/site", { headers: { Authorization: "Bearer nonsense" } });
	expect(answer.status).toBe(401);
	expect(answer.body).toMatchObject({ code: "invalid_token" });
});

it("names an unknown and a repeated parameter", async () => {
	const answer = await world.api("GET", "/site?x=1&x=2");
	expect(answer.status).toBe(400);
	expect(answer.body).toMatchObject({
		errors: [
			{ pointer: "/x", code: "repeated" },
			{ pointer: "/x", code: "unknown_property" },
		],
	});
});
