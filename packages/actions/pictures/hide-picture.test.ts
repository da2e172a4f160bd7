import { beforeEach, expect, it } from "vitest";
import hidePicture from "#actions/pictures/hide-picture";
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

it("shows none, whatever the website has by then, until the owner says otherwise", async () => {
	await mintPicture(world.db, { listingId });
	await performAs(personActor(ada.userId), hidePicture, input(), NOW);
	expect(await logo()).toBeNull();
	await mintPicture(world.db, { listingId }, "logo", { n: 2 });
	expect(await logo()).toBeNull();
	expect(await pictureSourcesOf(world.db, { listingId })).toHaveLength(2);
});

it("does not exist for others", async () => {
	const bo = await world.person();
	await expect(performAs(personActor(bo.userId), hidePicture, input(), NOW)).rejects.toMatchObject({
		code: "not_found",
	});
});
