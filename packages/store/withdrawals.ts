import { and, eq, sql } from "drizzle-orm";
import type { WeekKey } from "#core/launches/week";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { addLaunch, withdrawLaunch } from "#store/launch-facts";
import { DOMAIN_TAKEN, type ListingRow, reindexListing } from "#store/listings";
import { weekDeltas } from "#store/order-listings";
import { badgeChecks, listings } from "#store/schema/index";
import { mayViolate } from "#store/unique";

/** Listings that their owners take out of the directory, and bring back. */

interface TakenOut {
	/** Where it stands then in the queue: nowhere. */
	plan: ListingRow["plan"];
	/** Places that are free again. */
	freed: readonly { week: WeekKey; kind: "free" | "paid" }[];
	/** Its launches in weeks that are not over. */
	launches: readonly { week: WeekKey }[];
	now: number;
}

/** Takes a listing out that is still as it was read, with its launches in weeks that are not over. Fails as `stale`. */
export function takeOut(db: Db, listing: ListingRow, { plan, freed, launches, now }: TakenOut): Statement<"stale">[] {
	const wasLive = listing.status === "live";
	return [
		db
			.update(listings)
			.set({
				status: "draft",
				plan,
				launchPosition: null,
				updatedAt: now,
				version: sql`version + 1`,
				launchWeek: wasLive ? listing.launchWeek : null,
			})
			.where(and(eq(listings.id, listing.id), eq(listings.version, listing.version))),
		mustHaveChanged(db, "stale"),
		...freed.flatMap(({ week, kind }) => weekDeltas(db, new Map([[week, { free: 0, paid: 0, [kind]: -1 }]]))),
		...launches.flatMap(({ week }) =>
			withdrawLaunch(db, { listingId: listing.id, week, reason: "owner_withdrew", at: now }),
		),
		db.update(badgeChecks).set({ nextCheckAt: null }).where(eq(badgeChecks.listingId, listing.id)),
		reindexListing(db, listing.id),
	];
}

/**
 * Has a listing be live again that is still as it was read. Fails as `stale`, and as DOMAIN_TAKEN when its website was
 * listed by somebody else meanwhile.
 * @param launch the week of a paid launch that it never had; null where it launched before.
 */
export function bringBack(
	db: Db,
	listing: ListingRow,
	{ launch, now }: { launch: WeekKey | null; now: number },
): Statement<"stale" | typeof DOMAIN_TAKEN>[] {
	const launched = launch === null ? {} : { launchWeek: launch, launchedAt: now };
	return [
		mayViolate(
			DOMAIN_TAKEN,
			db
				.update(listings)
				.set({ status: "live", ...launched, updatedAt: now, version: sql`version + 1` })
				.where(and(eq(listings.id, listing.id), eq(listings.version, listing.version))),
		),
		mustHaveChanged(db, "stale"),
		...(launch === null ? [] : addLaunch(db, { listingId: listing.id, week: launch, kind: "paid", at: now })),
		reindexListing(db, listing.id),
	];
}
