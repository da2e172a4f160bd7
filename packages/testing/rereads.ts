import type { DraftField } from "#core/drafts/draft-fields";
import type { ListingQuotes } from "#core/listings/profile";
import { keepReread } from "#store/listing-rereads";
import { mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import type { Person, World } from "#testing/world";

const URL = "https://inkfern.example/";
const QUOTES = { tagline: "Notes for two", founded_year: "Since 2018", features: "Old one" } as const;
type Quoted = keyof typeof QUOTES & DraftField;

/** When the website of `mintQuoted` was read again. */
export const READ_AT = NOW.getTime() - 1000;

/** A live listing with three facts that are quoted from its website, of which one has an entry of its owner's. */
export async function mintQuoted(world: World, ownerId: number): Promise<number> {
	const quotes = Object.entries(QUOTES).map(([field, quote]) => [field, [{ quote, url: URL }]]);
	const { id } = await mintListing(world.db, "inkfern", {
		ownerId,
		tagline: QUOTES.tagline,
		profile: {
			founded_year: 2018,
			features: [QUOTES.features, "Mine"],
			evidence: Object.fromEntries(quotes),
			typed: { features: [{ of: "Mine", by: "owner" }] },
		},
	});
	return id;
}

/** As a reading leaves it that found none of these quotes again. @param now what the website says of them. */
export async function foundStale(
	{ db }: World,
	listingId: number,
	now: Partial<Record<Quoted, string | string[] | null>>,
	nowQuotes: ListingQuotes = {},
): Promise<void> {
	const staleFacts = Object.entries(now).map(([field, says]) => ({
		field,
		quote: QUOTES[field as Quoted],
		url: URL,
		now: says,
	}));
	const found = { readAt: READ_AT, staleFacts, nowQuotes, pagesRead: [URL], goneQuotes: [] };
	await keepReread(db, listingId, { nextReadAt: null, outcome: "Read.", found });
}

/** Which facts the owner is asked to look at. */
export async function askedFacts(world: World, listingId: number, as: Person) {
	const { body } = await world.api<{ stale_facts: { field: string }[] }>("GET", `/me/listings/${listingId}`, { as });
	return body.stale_facts.map(({ field }) => field);
}
