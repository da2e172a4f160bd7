import { type SQL, sql } from "drizzle-orm";

/** One figure of one provider. */
export interface RatingPoint {
	provider: string;
	/** YYYY-MM-DD. */
	day: string;
	ratingTenths: number;
}

/** The newest points of a listing, all of the provider that the site team has chosen to show; none where it has not. */
export function shownRatings(listingId: SQL, limit: number): SQL {
	return sql`SELECT provider, day, rating_tenths AS ratingTenths FROM domain_ratings
		WHERE provider = (SELECT provider FROM rating_shown) AND listing_id = ${listingId} ORDER BY day DESC LIMIT ${limit}`;
}
