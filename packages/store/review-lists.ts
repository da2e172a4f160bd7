import { and, asc, desc, eq, getTableColumns, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#store/db";
import type { ReviewRow } from "#store/reviews";
import { listings, reviewReports, reviews, teamTasks } from "#store/schema/index";

/** Reviews with the listing they are of, for their writers and for the site team. */

/** Kind of the team task that a report leaves. */
export const REVIEW_REPORTED = "review_reported";

export interface ListedReview extends ReviewRow {
	listing: { slug: string; name: string; status: string };
}

/** A review and its listing, for selections that join both. */
export const LISTED = {
	...getTableColumns(reviews),
	listing: { slug: listings.slug, name: listings.name, status: listings.status },
};

/** A person's reviews, what they last wrote first. */
export function reviewsBy(db: Db, userId: number, window: { limit: number; offset: number }): Promise<ListedReview[]> {
	return db
		.select(LISTED)
		.from(reviews)
		.innerJoin(listings, eq(listings.id, reviews.listingId))
		.where(and(eq(reviews.userId, userId), ne(reviews.status, "withdrawn")))
		.orderBy(desc(reviews.changedAt))
		.limit(window.limit)
		.offset(window.offset);
}

/** Reviews that wait for the site team, the longest waiting first; those of banned accounts wait for nobody. */
export function heldReviews(db: Db, limit: number): Promise<ListedReview[]> {
	return db
		.select(LISTED)
		.from(reviews)
		.innerJoin(listings, eq(listings.id, reviews.listingId))
		.where(sql`${reviews.status} = 'held' AND ${reviews.heldReason} <> 'banned'`)
		.orderBy(asc(reviews.changedAt))
		.limit(limit);
}

/** Reviews that somebody reported since the site team last judged them, the first report first. */
export function reportedReviews(db: Db, limit: number): Promise<ListedReview[]> {
	return db
		.select(LISTED)
		.from(teamTasks)
		.innerJoin(reviews, eq(reviews.id, sql`json_extract(${teamTasks.detail}, '$.review')`))
		.innerJoin(listings, eq(listings.id, reviews.listingId))
		.where(and(isNull(teamTasks.doneAt), eq(teamTasks.kind, REVIEW_REPORTED)))
		.orderBy(asc(teamTasks.id))
		.limit(limit);
}

export type ReportRow = typeof reviewReports.$inferSelect;

/** What was said of some reviews, the newest of each first. @param limit of all together. */
export function reportsOf(db: Db, reviewIds: readonly number[], limit: number): Promise<ReportRow[]> {
	return db
		.select()
		.from(reviewReports)
		.where(sql`${reviewReports.reviewId} IN (SELECT value FROM json_each(${JSON.stringify(reviewIds)}))`)
		.orderBy(asc(reviewReports.reviewId), desc(reviewReports.at))
		.limit(limit);
}

/** People whose reports of a review wait for a decision: those that came since its open task began. */
export async function waitingReporters(db: Db, reviewId: number): Promise<number[]> {
	const began = sql`(SELECT min(created_at) FROM team_tasks WHERE cause >= ${`review:${reviewId}:`} AND cause < ${`review:${reviewId};`}
		AND +done_at IS NULL)`;
	const rows = await db.all<{ id: number }>(
		sql`SELECT user_id AS id FROM review_reports WHERE review_id = ${reviewId} AND at >= ${began}`,
	);
	return rows.map(({ id }) => id);
}
