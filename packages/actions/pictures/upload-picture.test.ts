import { beforeEach, expect, it } from "vitest";
import uploadPicture from "#actions/pictures/upload-picture";
import { REFUSALS } from "#core/pictures/refusal";
import { pictureSourcesOf } from "#store/pictures";
import { performAs } from "#testing/act";
import { NOW } from "#testing/now";
import { ownedLogo } from "#testing/owned-logo";
import { drawing, png, text } from "#testing/picture-files";

let of: Awaited<ReturnType<typeof ownedLogo>>;
beforeEach(async () => {
	of = await ownedLogo();
});

it("shows what the owner sent, once however often they send it", async () => {
	for (let times = 0; times < 2; times++) await performAs(of.owner, uploadPicture, { ...of.input, bytes: png() }, NOW);
	expect(await of.shown()).toMatchObject({ width: 64, height: 64 });
	expect(await of.world.db.query.pictures.findMany()).toHaveLength(1);
	expect(await pictureSourcesOf(of.world.db, { listingId: of.listingId })).toMatchObject([
		{ origin: "owner", kind: "logo" },
	]);
});

it("says what is wrong with a file, and keeps none of it", async () => {
	const bytes = text(drawing({ more: "<script/>" }));
	await expect(performAs(of.owner, uploadPicture, { ...of.input, bytes }, NOW)).rejects.toMatchObject({
		code: "invalid_input",
		errors: [{ pointer: "/bytes", code: "active", message: REFUSALS.active }],
	});
	expect(await of.world.db.query.pictures.findMany()).toEqual([]);
	expect(await of.shown()).toBeNull();
});

it("does not exist for others", async () => {
	const sent = { ...of.input, bytes: png() };
	await expect(performAs(of.other, uploadPicture, sent, NOW)).rejects.toMatchObject({
		code: "not_found",
	});
});
