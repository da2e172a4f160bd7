import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import revokeApiKey from "#actions/account/revoke-api-key";
import { apiKeys } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const keyOf = async ({ userId }: Person) => {
	const key = await world.db.query.apiKeys.findFirst({ where: eq(apiKeys.userId, userId) });
	if (key === undefined) throw new Error("no key");
	return key;
};
const revoke = async (by: Person, of: Person) =>
	performAs(personActor(by.userId), revokeApiKey, { key_id: (await keyOf(of)).id }, NOW);

it("ends a key at once", async () => {
	expect((await world.api("GET", "/me", { as: ada })).status).toBe(200);
	await revoke(ada, ada);
	expect((await world.api("GET", "/me", { as: ada })).status).toBe(401);
	expect((await keyOf(ada)).revokedAt).toBe(NOW.getTime());
});

it("knows only keys of the person themself, and each once", async () => {
	const eve = await world.person();
	await expect(revoke(eve, ada)).rejects.toMatchObject({ code: "not_found" });
	expect((await keyOf(ada)).revokedAt).toBeNull();
	await revoke(ada, ada);
	await expect(revoke(ada, ada)).rejects.toMatchObject({ code: "not_found" });
});
