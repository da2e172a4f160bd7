import type { ReviewStatus } from "#core/listings/review-look";
import type { Db } from "#store/db";
import type { ReviewRow } from "#store/reviews";
import { reviews } from "#store/schema/index";
import { NOW } from "#testing/now";

/** What a minted review is unless said otherwise: five stars, published at NOW. */
export type MintReview = Partial<Omit<ReviewRow, "userId" | "listingId">> & { status?: ReviewStatus };

/** Mints a stored review, as no look would have decided on it. */
export async function mintReview(
	db: Db,
	userId: number,
	listingId: number,
	values: MintReview = {},
): Promise<ReviewRow> {
	const at = values.at ?? NOW.getTime();
	const status = values.status ?? "published";
	const [row] = await db
		.insert(reviews)
		.values({
			userId,
			listingId,
			stars: 5,
			body: `Review by ${userId} of ${listingId}.`,
			at,
			changedAt: at,
			status,
			heldReason: status === "held" ? "new_account" : null,
			...values,
		})
		.returning();
	if (row === undefined) throw new Error("the review was not stored");
	return row;
}
