import addCategory from "#actions/categories/add-category";
import changeCategory from "#actions/categories/change-category";
import mergeCategories from "#actions/categories/merge-categories";
import undoMergeCategories from "#actions/categories/undo-merge-categories";
import moveListingWeek from "#actions/launches/move-listing-week";
import setWeekPlaces from "#actions/launches/set-week-places";
import { weekSlots } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintCategory, mintListing } from "#testing/listings";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { NOW, type World } from "#testing/world";

const NOWHERE = 999_999;
const WEEK = "2026-12-28";
const PLACES = { free_slots: null, paid_slots: null, free_closed: false };
const PLACE = { name: "Bills", slug: "bills", parent: "", position: 2 };

async function merger({ db }: World) {
	const [into, from] = [await mintCategory(db, "invoicing"), await mintCategory(db, "bills")];
	await mintListing(db, "acme", { categoryIds: [from.id] });
	await mintListing(db, "both", { categoryIds: [into.id, from.id] });
	return { category: "bills", version: 0, into: "invoicing" };
}

/** The tree of categories, and weeks. */
export const tree: readonly AnySample[] = [
	sample({
		action: addCategory,
		make: async () => ({ ...PLACE, description: "Bills." }),
		elsewhere: (input) => ({ ...input, parent: "nowhere" }),
	}),
	sample({
		action: changeCategory,
		async make({ db }) {
			const { id } = await mintCategory(db, "invoicing");
			await mintListing(db, "acme", { categoryIds: [id] });
			return { category: "invoicing", version: 0, ...PLACE, closed: true };
		},
		elsewhere: (input) => ({ ...input, category: "nowhere" }),
		// What was never edited has no row of texts, and its version counts on.
		leaves: ["category_texts", "category_addresses"],
	}),
	sample({
		action: mergeCategories,
		make: merger,
		elsewhere: (input) => ({ ...input, category: "nowhere" }),
		leaves: ["listings.version"],
	}),
	sample({
		action: undoMergeCategories,
		async make(world) {
			await performAs(teamActor(), mergeCategories, await merger(world), NOW);
			return { merger_id: 1 };
		},
		elsewhere: () => ({ merger_id: NOWHERE }),
	}),
	sample({
		action: setWeekPlaces,
		make: async () => ({ week: WEEK, seen: PLACES, ...PLACES, free_slots: 3, free_closed: true }),
		elsewhere: (input) => ({ ...input, week: "2026-11-09" }),
	}),
	sample({
		action: moveListingWeek,
		async make({ db }) {
			const queued = { status: "awaiting_badge", plan: "free", launchWeek: WEEK, launchPosition: 3 } as const;
			const { id } = await mintListing(db, "acme", queued);
			await db.insert(weekSlots).values({ week: WEEK, freeTaken: 3 });
			return { listing_id: id, version: 1, week: "2026-12-14", reason: "A holiday." };
		},
		elsewhere: (input) => ({ ...input, listing_id: NOWHERE }),
		leaves: ["listings.version", "listings.updated_at", "listing_events"],
	}),
];
