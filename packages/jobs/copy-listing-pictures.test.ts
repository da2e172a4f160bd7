import { beforeEach, expect, it } from "vitest";
import { copyListingPictures } from "#core/jobs/kinds";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import { drawing } from "#testing/picture-files";
import { changeSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	changeSettings({ ALLOW_LOOPBACK_CRAWL: "true" });
});
stopSitesAfterEach();

it("copies the pictures of a listing from where its last reading found them", async () => {
	const { id } = await mintListing(world.db, "acme");
	const { origin } = await site({ "/logo.svg": { body: drawing() } });
	const payload = { logo: [`${origin}/logo.svg`], cover: [] };
	const at = NOW.getTime();
	await runBatch(world.db, [enqueue(world.db, copyListingPictures, { subject: id, payload, dueAt: at, now: at })]);
	expect(await world.runJobs()).toEqual(["copy-listing-pictures: logo copied, 0 refused"]);
	const { body } = await world.api<{ logo: unknown; cover: unknown }>("GET", "/listings/acme");
	expect(body).toMatchObject({ logo: { width: 64, height: 64 }, cover: null });
});
