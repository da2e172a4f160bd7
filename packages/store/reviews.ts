import { and, desc, eq, ne, sql } from "drizzle-orm";
import { type Db, guardOf, mustHaveChanged, mustHold, runBatch, type Statement } from "#store/db";
import { reviews } from "#store/schema/index";
import { isLive, isNotOwn } from "#store/votes";

export interface ReviewInput {
	userId: number;
	listingId: number;
	/** 1 to 5. */
	stars: number;
	body: string;
	/** Whether the writer got something for it; such reviews are shown as that and never count. */
	incentivised: boolean;
	now: Date;
}

const REVIEWED_ALREADY = "unique:reviews.user_id,reviews.listing_id";

/** Writes a person's one review of a live listing that is not their own; the site team publishes it. */
export async function writeReview(
	db: Db,
	{ now, ...review }: ReviewInput,
): Promise<"pending" | "already_reviewed" | "own_listing" | "not_live"> {
	try {
		await runBatch(db, [
			mustHold(db, "not_live", isLive(review.listingId)),
			mustHold(db, "own_listing", isNotOwn(review.userId, review.listingId)),
			db.insert(reviews).values({ ...review, at: now.getTime() }),
		]);
		return "pending";
	} catch (error) {
		const guard = guardOf(error);
		if (guard === REVIEWED_ALREADY) return "already_reviewed";
		if (guard === "not_live" || guard === "own_listing") return guard;
		throw error;
	}
}

/** Publishes or rejects a review and brings the rating up to date. @returns false when there is nothing to change. */
export async function moderateReview(db: Db, id: number, status: "published" | "rejected"): Promise<boolean> {
	const review = await db.query.reviews.findFirst({ where: eq(reviews.id, id) });
	if (review === undefined) return false;
	try {
		await runBatch(db, [
			db
				.update(reviews)
				.set({ status })
				.where(and(eq(reviews.id, id), ne(reviews.status, status))),
			mustHaveChanged(db, "unchanged"),
			recountRating(db, review.listingId),
		]);
		return true;
	} catch (error) {
		if (guardOf(error) === "unchanged") return false;
		throw error;
	}
}

/** Computes a listing's rating from its published, non-owner, non-incentivised reviews. Source: decisions, Votes, reviews. */
export function recountRating(db: Db, listingId: number): Statement {
	return db.run(sql`UPDATE listings SET (rating_count, rating_sum) = (
			SELECT count(*), coalesce(sum(r.stars), 0) FROM reviews r
			WHERE r.listing_id = ${listingId} AND r.status = 'published' AND r.incentivised = 0
				AND r.user_id IS NOT listings.owner_id
				AND NOT EXISTS (SELECT 1 FROM founders f JOIN listing_founders lf ON lf.founder_id = f.id AND lf.listing_id = r.listing_id WHERE f.user_id = r.user_id)
		) WHERE id = ${listingId}`);
}

/** Published reviews of a listing, newest first. */
export async function publishedReviews(db: Db, listingId: number, window: { limit: number; offset: number }) {
	return db
		.select()
		.from(reviews)
		.where(and(eq(reviews.listingId, listingId), eq(reviews.status, "published")))
		.orderBy(desc(reviews.at))
		.limit(window.limit)
		.offset(window.offset);
}
