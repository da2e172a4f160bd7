import type { Listing } from "./shown-listing.ts";

/** A product as structured data: only what its page shows. Source: schema.org, Product. */
export function productData(listing: Listing): Record<string, unknown> {
	return {
		"@type": "Product",
		name: listing.name,
		description: listing.short_description ?? listing.tagline ?? undefined,
		url: listing.links.page,
		sameAs: listing.url,
		category: listing.category?.name,
		...(listing.rating !== null && {
			aggregateRating: {
				"@type": "AggregateRating",
				ratingValue: listing.rating.average,
				reviewCount: listing.rating.count,
			},
		}),
	};
}
