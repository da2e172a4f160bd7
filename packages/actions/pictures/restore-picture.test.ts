import { beforeEach, expect, it } from "vitest";
import restorePicture from "#actions/pictures/restore-picture";
import { pictureSourcesOf } from "#store/pictures";
import { performAs } from "#testing/act";
import { NOW } from "#testing/now";
import { ownedLogo } from "#testing/owned-logo";
import { mintPicture } from "#testing/pictures";

let of: Awaited<ReturnType<typeof ownedLogo>>;
beforeEach(async () => {
	of = await ownedLogo();
});

it("shows the website's again, and leaves the owner's to be forgotten", async () => {
	const copied = await mintPicture(of.world.db, { listingId: of.listingId });
	await mintPicture(of.world.db, { listingId: of.listingId }, "logo", { n: 2, origin: "owner" });
	await performAs(of.owner, restorePicture, of.input, NOW);
	expect((await of.shown())?.url).toContain(copied);
	expect(await pictureSourcesOf(of.world.db, { listingId: of.listingId })).toHaveLength(1);
	// Once more is harmless.
	await performAs(of.owner, restorePicture, of.input, NOW);
	expect((await of.shown())?.url).toContain(copied);
});

it("does not exist for others", async () => {
	await expect(performAs(of.other, restorePicture, of.input, NOW)).rejects.toMatchObject({
		code: "not_found",
	});
});
