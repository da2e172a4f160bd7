import { expect, it } from "vitest";
import action from "#actions/revenue/put-back-revenue";
import { performAs, personActor } from "#testing/act";
import { makeWorld, NOW } from "#testing/world";

it("is for the site team; what it does is tested with what notes a figure", async () => {
	await makeWorld();
	await expect(performAs(personActor(1), action, {} as never, NOW)).rejects.toMatchObject({ code: "not_found" });
});
