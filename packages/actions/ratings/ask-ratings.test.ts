import { beforeEach, expect, it } from "vitest";
import askRatings from "#actions/ratings/ask-ratings";
import { outbox, ratingRuns } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { changeSettings, setSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	changeSettings({ AHREFS_KEY: "key", AHREFS_URL: "http://127.0.0.1:9" });
	await setSettings({ rating_provider: "Ahrefs" });
});

const ask = (actor = teamActor()) => performAs(actor, askRatings, { provider: "Ahrefs" }, NOW);

it("leaves one round, unless one is under way", async () => {
	await ask();
	await ask();
	expect((await world.db.select().from(outbox)).map(({ job }) => job)).toEqual(["rate-domains"]);
	await world.db.insert(ratingRuns).values({ id: 1, provider: "Ahrefs", begunAt: 0 });
	await expect(ask()).rejects.toMatchObject({ code: "changed_meanwhile" });
});

it("is for the site team, and for a provider that can be asked", async () => {
	await expect(ask(personActor(1))).rejects.toMatchObject({ code: "not_found" });
	await setSettings({ rating_provider: "Somebody" });
	await expect(ask()).rejects.toMatchObject({ code: "not_found" });
});
