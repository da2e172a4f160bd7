import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { DAY_MS } from "#core/launches/week";
import { pictureByHash } from "#store/pictures";
import { mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import { mintPicture } from "#testing/pictures";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const after = (ms: number) => new Date(NOW.getTime() + ms);

it("forgets what nothing has shown for a day, with its object, and nothing else", async () => {
	const { id } = await mintListing(world.db, "acme");
	const shown = await mintPicture(world.db, { listingId: id }, "logo", { n: 1 });
	const never = await mintPicture(world.db, null, "logo", { n: 2 });
	const late = await mintPicture(world.db, null, "logo", { n: 3, at: after(DAY_MS).getTime() });
	expect(await world.cron(after(DAY_MS - 1))).not.toContainEqual(expect.stringContaining("forget-pictures"));
	expect(await world.cron(after(DAY_MS + 1))).toEqual(
		expect.arrayContaining(["forget-pictures: forgot 1", "remove-objects: removed 1"]),
	);
	const rows = await Promise.all([shown, never, late].map((hash) => pictureByHash(world.db, hash)));
	expect(rows.map((row) => row !== null)).toEqual([true, false, true]);
	const { objects } = await env.PICTURES.list();
	expect(objects.map(({ key }) => key.split("/")[1]).sort()).toEqual([shown, late].sort());
});
