import askRatings from "#actions/ratings/ask-ratings";
import importRatings from "#actions/ratings/import-ratings";
import putBackRating from "#actions/ratings/put-back-rating";
import removeRating from "#actions/ratings/remove-rating";
import removeRatingImport from "#actions/ratings/remove-rating-import";
import uploadSiteLogo from "#actions/team/upload-site-logo";
import { domainRatings } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { encoded } from "#testing/picture-files";
import { changeSettings, setSettings } from "#testing/settings";
import { type AnySample, sample } from "#testing/team-samples/sample";
import { NOW, type World } from "#testing/world";

const NOWHERE = 999_999;
const FILE = { provider: "Ahrefs", day: "2026-10-01", text: "website,rating\nacme.example,57.3" };

/** A listing with a figure of the provider that is shown. */
async function rated({ db }: World) {
	const { id } = await mintListing(db, "acme");
	await setSettings({ rating_provider: "Ahrefs" });
	const point = { provider: "Ahrefs", day: "2026-09-01" };
	await db.insert(domainRatings).values({ ...point, listingId: id, ratingTenths: 573 });
	return { ...point, listing_id: id, rating_tenths: 573 };
}

/** Ratings of websites, and the directory's logo. */
export const ratings: readonly AnySample[] = [
	sample({
		action: askRatings,
		async make(world) {
			changeSettings({ AHREFS_KEY: "key", AHREFS_URL: "http://127.0.0.1:9" });
			await rated(world);
			return { provider: "Ahrefs" };
		},
		elsewhere: () => ({ provider: "Nobody" }),
		unchanged: "What the provider answers is kept by the job, each figure with its day.",
	}),
	sample({
		action: importRatings,
		async make(world) {
			await rated(world);
			return FILE;
		},
		elsewhere: (input) => ({ ...input, text: "hello" }),
		unchanged: "It adds figures, and writes over none.",
		leaves: ["sequences"],
	}),
	sample({
		action: removeRatingImport,
		async make(world) {
			await rated(world);
			await performAs(teamActor(), importRatings, FILE, NOW);
			return { import_id: 1 };
		},
		elsewhere: () => ({ import_id: NOWHERE }),
		unchanged: "The row of the import says what it brought.",
	}),
	sample({
		action: removeRating,
		make: async (world) => ({ ...(await rated(world)), reason: "A typo." }),
		elsewhere: (input) => ({ ...input, listing_id: NOWHERE }),
	}),
	sample({
		action: putBackRating,
		async make(world) {
			const input = await rated(world);
			await performAs(teamActor(), removeRating, { ...input, reason: "A typo." }, NOW);
			return { ...input, import_id: null };
		},
		elsewhere: (input) => ({ ...input, rating_tenths: NOWHERE }),
	}),
	sample({
		action: uploadSiteLogo,
		make: async () => ({ version: 0, bytes: encoded("jpeg"), session_hash: "0".repeat(64) }),
		elsewhere: (input) => ({ ...input, bytes: new Uint8Array([1]) }),
		leaves: ["site_settings.version", "site_settings.updated_at", "site_settings", "pictures", "site_pictures"],
	}),
];
