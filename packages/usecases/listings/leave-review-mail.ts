import { reviewReceived } from "#mails/catalogue/review-received";
import type { Db, Statement } from "#store/db";
import { peopleOfListing } from "#store/listing-people";
import type { ReviewRow } from "#store/reviews";
import { leaveMails } from "#usecases/mails/leave-mail";

/** Tells the people of a listing of a review that becomes public, once for its writer: one that is written anew is no news. */
export async function leaveReviewMail(
	db: Db,
	{ id, name, slug }: { id: number; name: string; slug: string },
	{ userId, stars, body }: Pick<ReviewRow, "userId" | "stars" | "body">,
	now: Date,
): Promise<Statement[]> {
	const to = await peopleOfListing(db, id);
	const facts = { product: { id, name, slug }, stars, body };
	return [leaveMails(db, reviewReceived, { to, cause: `review:${id}:${userId}`, facts, now })];
}
