import featureListing from "#actions/listings/feature-listing";
import giveOwnerBack from "#actions/listings/give-owner-back";
import hideListing from "#actions/listings/hide-listing";
import mergeListings from "#actions/listings/merge-listings";
import partListings from "#actions/listings/part-listings";
import rereadListing from "#actions/listings/reread-listing";
import restoreListing from "#actions/listings/restore-listing";
import takeOwnerOff from "#actions/listings/take-owner-off";
import { users } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { NOW, type World } from "#testing/world";

const NOWHERE = 999_999;
const OWNER = 7;
/** What each decision about a listing leaves. */
const LEAVES = ["listings.version", "listings.updated_at", "listing_events", "listing_hidings"];
const elsewhere = <I extends { listing_id: number }>(input: I): I => ({ ...input, listing_id: NOWHERE });

async function live({ db }: World) {
	await db.insert(users).values({ id: OWNER, email: "owner@example.com", createdAt: 1 });
	const { id } = await mintListing(db, "acme", { ownerId: OWNER, verified: true });
	return { listing_id: id, version: 1, reason: "Its page is parked." };
}

async function pair(world: World) {
	const of = await live(world);
	const { id } = await mintListing(world.db, "acme-2");
	return { ...of, into_id: id, into_version: 1 };
}

/** Whole listings. */
export const listings: readonly AnySample[] = [
	sample({ action: hideListing, make: live, elsewhere, leaves: LEAVES }),
	sample({
		action: restoreListing,
		async make(world) {
			const of = await live(world);
			await performAs(teamActor(), hideListing, of, NOW);
			return { ...of, version: 2 };
		},
		elsewhere,
		leaves: [...LEAVES, "listings.hidden_at"],
	}),
	sample({ action: mergeListings, make: pair, elsewhere, leaves: LEAVES }),
	sample({
		action: partListings,
		async make(world) {
			const of = await pair(world);
			await performAs(teamActor(), mergeListings, of, NOW);
			return { listing_id: of.listing_id, version: 2, reason: "Two after all." };
		},
		elsewhere,
	}),
	sample({
		action: featureListing,
		async make(world) {
			const { listing_id } = await live(world);
			return { listing_id, version: 1, featured: true };
		},
		elsewhere,
		leaves: LEAVES,
	}),
	sample({ action: takeOwnerOff, make: live, elsewhere, leaves: LEAVES }),
	sample({
		action: giveOwnerBack,
		async make(world) {
			const of = await live(world);
			await world.db.run("UPDATE listings SET owner_id = NULL, verified = 0");
			return { ...of, user_id: OWNER, verified: true, proofs: [] };
		},
		elsewhere,
	}),
	sample({
		action: rereadListing,
		async make(world) {
			const { listing_id } = await live(world);
			return { listing_id };
		},
		elsewhere,
		unchanged: "It is read sooner than it would be anyway.",
	}),
];
