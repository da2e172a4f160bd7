import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { BadgeCode, BadgeMove } from "#core/badges/badge-move";
import { checkBadge } from "#core/jobs/kinds";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { addLaunch } from "#store/launch-facts";
import { recordEvent } from "#store/listing-events";
import { DOMAIN_TAKEN, type ListingRow, reindexListing } from "#store/listings";
import { enqueue } from "#store/outbox";
import { badgeChecks, listings } from "#store/schema/index";
import { mayViolate } from "#store/unique";

/** What a look for a badge saw. */
export interface BadgeSighting {
	code: BadgeCode;
	seen: string;
	rel: string | null;
	fetchedUrl: string;
	redirects: string[];
}

/** Keeps what the last look saw and when the next one is. */
export function keepSighting(
	db: Db,
	listingId: number,
	sighting: BadgeSighting,
	at: { checkedAt: number; nextCheckAt: number | null },
): Statement {
	const row = { ...sighting, ...at };
	return db
		.insert(badgeChecks)
		.values({ listingId, ...row })
		.onConflictDoUpdate({ target: badgeChecks.listingId, set: row });
}

/** Moves a listing that is still as it was read (fails as `stale` otherwise), and leaves a row in its history. */
export function moveListing(
	db: Db,
	listing: ListingRow,
	move: BadgeMove,
	{ now, cause, detail }: { now: number; cause: string; detail: Record<string, unknown> },
): Statement<"stale" | typeof DOMAIN_TAKEN>[] {
	const isInItsWeek = move.launchWeek === listing.launchWeek;
	return [
		mayViolate(
			DOMAIN_TAKEN,
			db
				.update(listings)
				.set({
					status: move.to,
					launchWeek: move.launchWeek,
					...(!isInItsWeek && { launchPosition: null }),
					...(move.to === "live" && { launchedAt: now }),
					version: listing.version + 1,
					updatedAt: now,
				})
				.where(
					and(eq(listings.id, listing.id), eq(listings.version, listing.version), eq(listings.status, listing.status)),
				),
		),
		mustHaveChanged(db, "stale"),
		recordEvent(db, {
			listingId: listing.id,
			kind: move.kind,
			from: listing.status,
			to: move.to,
			cause,
			detail: { ...detail, launch_week: move.launchWeek, queued_for: listing.launchWeek },
			at: now,
		}),
		...(move.to === "live"
			? addLaunch(db, { listingId: listing.id, week: move.launchWeek, kind: "free", at: now })
			: []),
		reindexListing(db, listing.id),
	];
}

/** Listings whose badge is to be looked for by now, the longest due first. */
export async function dueBadgeChecks(db: Db, now: number, limit: number): Promise<number[]> {
	const rows = await db
		.select({ listingId: badgeChecks.listingId })
		.from(badgeChecks)
		.where(and(sql`${badgeChecks.nextCheckAt} IS NOT NULL`, lte(badgeChecks.nextCheckAt, now)))
		.orderBy(asc(badgeChecks.nextCheckAt))
		.limit(limit);
	return rows.map((row) => row.listingId);
}

/**
 * Leaves a check of a listing's badge, unless one is left already.
 * @param nextCheckAt puts the following one off until the check itself decides, so that a sweep does not find it again.
 */
export function leaveBadgeCheck(db: Db, listingId: number, now: number, nextCheckAt?: number): Statement[] {
	const onceKey = `check-badge:${listingId}`;
	return [
		enqueue(db, checkBadge, { subject: listingId, dueAt: now, now, onceKey }),
		...(nextCheckAt === undefined
			? []
			: [db.update(badgeChecks).set({ nextCheckAt }).where(eq(badgeChecks.listingId, listingId))]),
	];
}
