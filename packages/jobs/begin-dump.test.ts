import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { newestDumps } from "#store/dumps";
import { mintListing } from "#testing/listings";
import { setSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "acme");
});

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const begun = async (text: string) =>
	(await world.cron(at(text))).filter((outcome) => outcome.startsWith("begin-dump"));

it("begins files once a night, pushes on what stands still, and none where that is turned off", async () => {
	expect(await begun("19T02:00")).toEqual([]);
	await setSettings({ dumps_nightly: "true" });
	expect(await begun("19T02:00")).toEqual(["begin-dump: begun"]);
	expect(await begun("20T00:59")).toEqual([]);
	expect(await begun("20T01:00")).toEqual(["begin-dump: begun"]);
	await env.DB.prepare("UPDATE dumps SET state = 'running', moved_at = 0 WHERE id = 2").run();
	expect(await begun("20T02:00")).toEqual(["begin-dump: pushed on some that stood still"]);
	expect((await newestDumps(world.db)).map(({ state }) => state)).toEqual(["done", "done"]);
});
