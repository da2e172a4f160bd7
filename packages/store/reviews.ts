import { and, eq, sql } from "drizzle-orm";
import { REVIEW_BURST, REVIEW_BURST_MS } from "#core/limits";
import type { HoldReason } from "#core/listings/review-look";
import { type Db, mustHaveChanged, mustHold, readTogether, type Statement } from "#store/db";
import { isNotOwn } from "#store/listing-people";
import { reviewReports, reviews } from "#store/schema/index";
import { closeTasksOf, reopenTasksOf } from "#store/team-tasks";
import { isLive } from "#store/votes";
import { wholeRow, wholeRows } from "#store/whole-rows";

/** Reviews of people on the site. Triggers keep the listing's rating from them, in the same batch. */

export type ReviewRow = typeof reviews.$inferSelect;

/** What is written, and what the look at it said. */
export interface WrittenReview {
	userId: number;
	listingId: number;
	/** 1 to 5. */
	stars: number;
	body: string;
	/** SHA-256 of its words alone. */
	wordsHash: string;
	/** Whether the writer got something for it; such reviews are shown as that and never count. */
	incentivised: boolean;
	/** Why it waits; null: it is published at once. */
	heldReason: HoldReason | null;
	/** Held where there is a reason to. */
	status: "published" | "held";
	/** Epoch milliseconds. */
	at: number;
}

type Around = Pick<WrittenReview, "userId" | "listingId" | "wordsHash" | "at">;

/** Another review, of anybody and any listing, with the same words. */
const copyOf = ({ userId, listingId, wordsHash }: Around) =>
	sql`SELECT 1 FROM reviews WHERE words_hash = ${wordsHash} AND NOT (user_id = ${userId} AND listing_id = ${listingId}) LIMIT 1`;

/** Reviews of the listing by others shortly before `at`; as many as a burst has, at most. */
const burstOf = ({ userId, listingId, at }: Around) =>
	sql`SELECT 1 FROM reviews WHERE listing_id = ${listingId} AND at > ${at - REVIEW_BURST_MS} AND user_id <> ${userId} AND status <> 'withdrawn' LIMIT ${REVIEW_BURST}`;

/** What the automatic look needs to know of other reviews; reads a handful of rows. */
export async function lookAround(db: Db, around: Around): Promise<{ isCopy: boolean; recentReviews: number }> {
	const [copies = [], recent = []] = await readTogether(db, [copyOf(around), burstOf(around)]);
	return { isCopy: copies.length > 0, recentReviews: recent.length };
}

/**
 * What must hold for anything that is written. What the look was made on must hold too where it publishes: of two copies
 * that are sent at once, one waits. Fails its batch as `not_live`, `own_listing` or `stale`.
 */
function mayStand(db: Db, review: WrittenReview): Statement<"stale" | "not_live" | "own_listing">[] {
	const clear = [
		mustHold(db, "stale", sql`NOT EXISTS (${copyOf(review)})`),
		mustHold(db, "stale", sql`(SELECT count(*) FROM (${burstOf(review)})) < ${REVIEW_BURST}`),
	];
	return [
		mustHold(db, "not_live", isLive(review.listingId)),
		mustHold(db, "own_listing", isNotOwn(review.userId, review.listingId)),
		...(review.status === "published" ? clear : []),
	];
}

/** Stores a person's first review of a listing. Fails as `mayStand` says, and as `stale` when there is one already. */
export function insertReview(db: Db, review: WrittenReview): Statement<"stale" | "not_live" | "own_listing">[] {
	const { userId, listingId, at } = review;
	return [
		mustHold(
			db,
			"stale",
			sql`NOT EXISTS (SELECT 1 FROM reviews WHERE user_id = ${userId} AND listing_id = ${listingId})`,
		),
		...mayStand(db, review),
		db.insert(reviews).values({ ...review, changedAt: at }),
	];
}

/** Writes a review anew over what stood there. Fails as `mayStand` says, and as `stale` when it has changed meanwhile. */
export function rewriteReview(
	db: Db,
	before: ReviewRow,
	review: WrittenReview,
): Statement<"stale" | "not_live" | "own_listing">[] {
	const { stars, body, wordsHash, incentivised, heldReason, status, at } = review;
	const isNew = before.status === "withdrawn";
	return [
		...mayStand(db, review),
		db
			.update(reviews)
			.set({
				stars,
				body,
				wordsHash,
				incentivised,
				heldReason,
				status,
				changedAt: at,
				judgement: null,
				version: sql`version + 1`,
				at: isNew ? at : before.at,
			})
			.where(isStill(before)),
		mustHaveChanged(db, "stale"),
	];
}

const isStill = ({ id, version }: Pick<ReviewRow, "id" | "version">) =>
	and(eq(reviews.id, id), eq(reviews.version, version));

/**
 * Empties a review, with its answer and reports; the row stays for a while, so that one that was rejected is not published
 * by writing it again. Fails its batch as `stale` when it has changed meanwhile.
 */
export function emptyReview(db: Db, review: ReviewRow, at: number): Statement<"stale">[] {
	return [
		db
			.update(reviews)
			.set({
				status: "withdrawn",
				body: "",
				wordsHash: null,
				heldReason: null,
				judgement: null,
				reply: null,
				repliedAt: null,
				changedAt: at,
				version: sql`version + 1`,
			})
			.where(isStill(review)),
		mustHaveChanged(db, "stale"),
		db.delete(reviewReports).where(eq(reviewReports.reviewId, review.id)),
		closeTasksOf(db, `review:${review.id}`, at),
	];
}

/**
 * What the site team decided of a review as it read it, and takes its reports off the list. Fails its batch as
 * `changed` when it has changed since.
 */
export function settleReview(
	db: Db,
	review: Pick<ReviewRow, "id" | "version">,
	{ status, judgement, at }: { status: "published" | "rejected"; judgement: string | null; at: number },
): Statement<"changed">[] {
	const rejectedAt = status === "rejected" ? at : null;
	return [
		db
			.update(reviews)
			.set({ status, judgement, rejectedAt, heldReason: null, version: sql`version + 1` })
			.where(isStill(review)),
		mustHaveChanged(db, "changed"),
		closeTasksOf(db, `review:${review.id}`, at),
	];
}

/**
 * Has a review stand as it did before it was judged, and puts reports on the list again that the judgement took off it. Fails
 * its batch as `changed` when it has changed since.
 */
export function unsettleReview(
	db: Db,
	review: Pick<ReviewRow, "id" | "version">,
	before: Pick<ReviewRow, "status" | "heldReason" | "judgement" | "rejectedAt"> & { judgedAt: number },
): Statement<"changed">[] {
	const { judgedAt, ...standing } = before;
	return [
		db
			.update(reviews)
			.set({ ...standing, version: sql`version + 1` })
			.where(isStill(review)),
		mustHaveChanged(db, "changed"),
		reopenTasksOf(db, `review:${review.id}`, judgedAt),
	];
}

/** The owner's answer to a published review, or its correction. Fails its batch as `not_owner`, or as `changed` when the review has changed since. */
export function answerReview(
	db: Db,
	review: Pick<ReviewRow, "id" | "version" | "listingId">,
	{ ownerId, reply, at }: { ownerId: number; reply: string; at: number },
): Statement<"not_owner" | "changed">[] {
	return [
		mustHold(
			db,
			"not_owner",
			sql`EXISTS (SELECT 1 FROM listings WHERE id = ${review.listingId} AND owner_id = ${ownerId})`,
		),
		db
			.update(reviews)
			.set({ reply, repliedAt: at })
			.where(and(isStill(review), eq(reviews.status, "published"))),
		mustHaveChanged(db, "changed"),
	];
}

/** A person's one report of a published review. Fails its batch as `not_published`, or as `stale` when they have reported it. */
export function insertReport(
	db: Db,
	report: typeof reviewReports.$inferInsert,
): Statement<"not_published" | "stale">[] {
	const { reviewId, userId } = report;
	return [
		mustHold(db, "not_published", sql`EXISTS (SELECT 1 FROM reviews WHERE id = ${reviewId} AND status = 'published')`),
		mustHold(
			db,
			"stale",
			sql`NOT EXISTS (SELECT 1 FROM review_reports WHERE review_id = ${reviewId} AND user_id = ${userId})`,
		),
		db.insert(reviewReports).values(report),
	];
}

export async function hasReported(db: Db, userId: number, reviewId: number): Promise<boolean> {
	const isTheirs = and(eq(reviewReports.reviewId, reviewId), eq(reviewReports.userId, userId));
	return (await db.query.reviewReports.findFirst({ where: isTheirs })) !== undefined;
}

/** A person's review of a listing, whatever became of it; null when they never wrote one. */
export function reviewOf(db: Db, userId: number, listingId: number): Promise<ReviewRow | null> {
	return wholeRow(db, reviews, sql`WHERE user_id = ${userId} AND listing_id = ${listingId}`);
}

/** A person's review of the listing with a slug. */
export function reviewAt(db: Db, userId: number, slug: string): Promise<ReviewRow | null> {
	return wholeRow(
		db,
		reviews,
		sql`WHERE user_id = ${userId} AND listing_id = (SELECT id FROM listings WHERE slug = ${slug})`,
	);
}

export async function reviewById(db: Db, id: number): Promise<ReviewRow | null> {
	return (await db.query.reviews.findFirst({ where: eq(reviews.id, id) })) ?? null;
}

/** Published reviews of the listing with a slug, newest first. */
export function publishedReviews(
	db: Db,
	slug: string,
	{ limit, offset }: { limit: number; offset: number },
): Promise<ReviewRow[]> {
	return wholeRows(
		db,
		reviews,
		sql`WHERE listing_id = (SELECT id FROM listings WHERE slug = ${slug}) AND status = 'published' ORDER BY at DESC LIMIT ${limit} OFFSET ${offset}`,
	);
}

/** Whether a person may review a listing: none of its own people may. */
export async function isOutsider(db: Db, userId: number, listingId: number): Promise<boolean> {
	const row = await db.get<{ ok: number }>(sql`SELECT (${isNotOwn(userId, listingId)}) AS ok`);
	return row?.ok === 1;
}
