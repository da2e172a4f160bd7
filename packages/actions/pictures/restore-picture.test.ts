import { beforeEach, expect, it } from "vitest";
import restorePicture from "#actions/pictures/restore-picture";
import { pictureSourcesOf } from "#store/pictures";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import { mintPicture } from "#testing/pictures";
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

it("shows the website's again, and leaves the owner's to be forgotten", async () => {
	const copied = await mintPicture(world.db, { listingId });
	await mintPicture(world.db, { listingId }, "logo", { n: 2, origin: "owner" });
	await performAs(personActor(ada.userId), restorePicture, input(), NOW);
	expect((await logo())?.url).toContain(copied);
	expect(await pictureSourcesOf(world.db, { listingId })).toHaveLength(1);
	// Once more is harmless.
	await performAs(personActor(ada.userId), restorePicture, input(), NOW);
	expect((await logo())?.url).toContain(copied);
});

it("does not exist for others", async () => {
	const bo = await world.person();
	await expect(performAs(personActor(bo.userId), restorePicture, input(), NOW)).rejects.toMatchObject({
		code: "not_found",
	});
});
