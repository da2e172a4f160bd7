import { notFound } from "#core/errors";
import { type ListingRow, listingById } from "#store/listings";
import { type ReviewRow, reviewById } from "#store/reviews";
import type { PageContext } from "./site.ts";

/** The published review of a live listing that an address names. @throws AppError `not_found`. */
export async function shownReview(c: PageContext): Promise<{ review: ReviewRow; listing: ListingRow }> {
	const { db } = c.var.services;
	const review = await reviewById(db, Number(c.req.param("id")));
	if (review?.status !== "published") notFound("review");
	const listing = await listingById(db, review.listingId);
	if (listing?.status !== "live") notFound("review");
	return { review, listing };
}
