import type { AwardWon } from "#store/awards";
import { words } from "../words/words.ts";
import type { Listing } from "./shown-listing.ts";

const t = words.listing;

/** A product as structured data: only what its page shows. Source: schema.org, Product. */
export function productData(listing: Listing, won: readonly AwardWon[]): Record<string, unknown> {
	const pictures = [listing.cover, listing.logo].flatMap((picture) => (picture === null ? [] : [picture.url]));
	const awards = won.map((award) => `${t.award}: ${t.awardPlace(award)}`);
	return {
		"@type": "Product",
		name: listing.name,
		description: listing.short_description ?? listing.tagline ?? undefined,
		url: listing.links.page,
		sameAs: listing.url,
		category: listing.category?.name,
		...(pictures.length > 0 && { image: pictures }),
		...(awards.length > 0 && { award: awards }),
		...(listing.rating !== null && {
			aggregateRating: {
				"@type": "AggregateRating",
				ratingValue: listing.rating.average,
				reviewCount: listing.rating.count,
			},
		}),
	};
}
