import { beforeEach, expect, it } from "vitest";
import uploadPicture from "#actions/pictures/upload-picture";
import { REFUSALS } from "#core/pictures/refusal";
import { pictureSourcesOf } from "#store/pictures";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import { drawing, png, text } from "#testing/picture-files";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	listingId = (await mintListing(world.db, "acme", { ownerId: ada.userId })).id;
});

const logo = async () => (await world.api<{ logo: { url: string } | null }>("GET", "/listings/acme")).body.logo;
const input = () => ({ listing_id: listingId, kind: "logo" as const });

it("shows what the owner sent, once however often they send it", async () => {
	for (let times = 0; times < 2; times++)
		await performAs(personActor(ada.userId), uploadPicture, { ...input(), bytes: png() }, NOW);
	expect(await logo()).toMatchObject({ width: 64, height: 64 });
	expect(await world.db.query.pictures.findMany()).toHaveLength(1);
	expect(await pictureSourcesOf(world.db, { listingId })).toMatchObject([{ origin: "owner", kind: "logo" }]);
});

it("says what is wrong with a file, and keeps none of it", async () => {
	const bytes = text(drawing({ more: "<script/>" }));
	await expect(performAs(personActor(ada.userId), uploadPicture, { ...input(), bytes }, NOW)).rejects.toMatchObject({
		code: "invalid_input",
		errors: [{ pointer: "/bytes", code: "active", message: REFUSALS.active }],
	});
	expect(await world.db.query.pictures.findMany()).toEqual([]);
	expect(await logo()).toBeNull();
});

it("does not exist for others", async () => {
	const bo = await world.person();
	const sent = { ...input(), bytes: png() };
	await expect(performAs(personActor(bo.userId), uploadPicture, sent, NOW)).rejects.toMatchObject({
		code: "not_found",
	});
});
