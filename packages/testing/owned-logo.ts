import { personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld } from "#testing/world";

/** A listing and its owner, for what owners do with its logo. */
export async function ownedLogo() {
	const world = await makeWorld();
	const ada = await world.person();
	const { id } = await mintListing(world.db, "acme", { ownerId: ada.userId });
	return {
		world,
		listingId: id,
		owner: personActor(ada.userId),
		/** Somebody else. */
		other: personActor((await world.person()).userId),
		input: { listing_id: id, kind: "logo" as const },
		/** As everybody is shown it. */
		shown: async () => (await world.api<{ logo: { url: string } | null }>("GET", "/listings/acme")).body.logo,
	};
}
