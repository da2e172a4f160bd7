import { beforeEach, expect, it } from "vitest";
import hidePicture from "#actions/pictures/hide-picture";
import { pictureSourcesOf } from "#store/pictures";
import { performAs } from "#testing/act";
import { NOW } from "#testing/now";
import { ownedLogo } from "#testing/owned-logo";
import { mintPicture } from "#testing/pictures";

let of: Awaited<ReturnType<typeof ownedLogo>>;
beforeEach(async () => {
	of = await ownedLogo();
});

it("shows none, whatever the website has by then, until the owner says otherwise", async () => {
	await mintPicture(of.world.db, { listingId: of.listingId });
	await performAs(of.owner, hidePicture, of.input, NOW);
	expect(await of.shown()).toBeNull();
	await mintPicture(of.world.db, { listingId: of.listingId }, "logo", { n: 2 });
	expect(await of.shown()).toBeNull();
	expect(await pictureSourcesOf(of.world.db, { listingId: of.listingId })).toHaveLength(2);
});

it("does not exist for others", async () => {
	await expect(performAs(of.other, hidePicture, of.input, NOW)).rejects.toMatchObject({
		code: "not_found",
	});
});
