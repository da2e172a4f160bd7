import { beforeEach, expect, it } from "vitest";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("says who the caller is and what the key allows", async () => {
	const ada = await world.person("ada@example.com", ["account:read"]);
	const answer = await world.api("GET", "/me", { as: ada });
	expect(answer.status).toBe(200);
	expect(answer.body).toMatchObject({
		email: "ada@example.com",
		access: { credential: "api_key", name: "test", scopes: ["account:read"] },
	});
});

it("refuses without credentials, and names what is needed", async () => {
	const answer = await world.api("GET", "/me");
	expect(answer.status).toBe(401);
	expect(answer.body).toMatchObject({ code: "unauthorized", status: 401 });
	expect(answer.headers.get("WWW-Authenticate")).toContain('scope="account:read listings:write orders:write"');
});
