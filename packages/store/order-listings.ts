import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { WeekKey } from "#core/launches/week";
import { LISTING_HIDDEN } from "#core/listings/hidden";
import type { ListingState, Plan, PlannedLaunch } from "#core/orders/order-plan";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { freePlace } from "#store/free-queue";
import { isHiddenElsewhere } from "#store/hidden-listings";
import { addLaunch, withdrawLaunch, withdrawStill } from "#store/launch-facts";
import { DOMAIN_TAKEN, reindexListing } from "#store/listings";
import { launches, listingCategories, listingEvents, listings, teamTasks, weekSlots } from "#store/schema/index";
import { mayViolate } from "#store/unique";

/**
 * Listings as orders see them: where they stand, what they show, and what stands in their way.
 * @param currentWeek the first week that is not over.
 */
export async function listingStates(db: Db, ids: readonly number[], currentWeek: WeekKey): Promise<ListingState[]> {
	if (ids.length === 0) return [];
	const [rows, inCategories, ahead] = await Promise.all([
		db
			.select({
				id: listings.id,
				name: listings.name,
				ownerId: listings.ownerId,
				version: listings.version,
				status: listings.status,
				plan: listings.plan,
				launchWeek: listings.launchWeek,
				launchPosition: listings.launchPosition,
				launchedAt: listings.launchedAt,
				storyUnlocked: listings.storyUnlocked,
				milestonesUnlocked: listings.milestonesUnlocked,
				mediaUnlocked: listings.mediaUnlocked,
				featured: listings.featured,
				billboardCents: listings.billboardCents,
				domainTaken: sql<number>`EXISTS (SELECT 1 FROM listings other WHERE other.domain = "listings"."domain" AND other.id <> "listings"."id" AND other.status IN ('scheduled', 'live'))
					OR ${isHiddenElsewhere(sql`"listings"."domain"`, sql`"listings"."id"`)}`,
				hiddenFrom: sql<
					ListingState["hiddenFrom"]
				>`(SELECT h.was ->> 'status' FROM listing_hidings h WHERE h.listing_id = "listings"."id" AND h.ended_at IS NULL)`,
			})
			.from(listings)
			.where(inArray(listings.id, [...ids])),
		db
			.select()
			.from(listingCategories)
			.where(inArray(listingCategories.listingId, [...ids])),
		db
			.select({
				listingId: launches.listingId,
				week: launches.week,
				kind: launches.kind,
				standsStill: sql<number>`withdrawn_at IS NOT NULL`,
			})
			.from(launches)
			.where(
				and(
					...[inArray(launches.listingId, [...ids]), gte(launches.week, currentWeek)],
					sql`(withdrawn_at IS NULL OR withdrawn_reason = ${LISTING_HIDDEN})`,
				),
			),
	]);
	return rows.map((row) => ({
		...row,
		domainTaken: row.domainTaken === 1,
		categories: inCategories
			.filter((category) => category.listingId === row.id)
			.map((category) => ({ id: category.categoryId, position: category.position })),
		launches: launchesOf(ahead, row.id, 0),
		// Only while it is hidden: one that was restored after its week had closed stays as it was.
		standingStill: row.hiddenFrom === null ? [] : launchesOf(ahead, row.id, 1),
	}));
}

type Ahead = PlannedLaunch & { listingId: number; standsStill: number };
const launchesOf = (ahead: readonly Ahead[], id: number, still: 0 | 1): PlannedLaunch[] =>
	ahead
		.filter(({ listingId, standsStill }) => listingId === id && standsStill === still)
		.map(({ week, kind }) => ({ week, kind }));

/** Ids of categories by slug; a slug that names none is missing. @param only.onlyOpen leaves out those that take no new listings. */
export async function categoryIdsBySlug(
	db: Db,
	slugs: readonly string[],
	{ onlyOpen = false }: { onlyOpen?: boolean } = {},
): Promise<Map<string, number>> {
	if (slugs.length === 0) return new Map();
	// What was bought under an address of before is still meant.
	const rows = await db.all<{
		id: number;
		slug: string;
	}>(sql`SELECT coalesce(c.id, a.category_id) AS id, j.value AS slug
		FROM json_each(${JSON.stringify(slugs)}) j LEFT JOIN categories c ON c.slug = j.value LEFT JOIN category_addresses a ON a.slug = j.value
		WHERE coalesce(c.id, a.category_id) IS NOT NULL
			AND (${onlyOpen ? 1 : 0} = 0 OR (SELECT closed_at FROM categories WHERE id = coalesce(c.id, a.category_id)) IS NULL)`);
	return new Map(rows.map((row) => [row.slug, row.id]));
}

/**
 * Writes a plan: the listings it changed, their history and search documents, places in weeks, and tasks for the team.
 * Each listing must still be as the plan found it; otherwise the batch fails with the guard `stale`.
 * @param cause what the history names, such as `order:LW-...`; tasks are made once for a cause and line.
 */
export function writePlan(
	db: Db,
	before: readonly ListingState[],
	plan: Plan,
	cause: string,
): Statement<"stale" | typeof DOMAIN_TAKEN>[] {
	const now = plan.now.getTime();
	const changed = before.flatMap((old) => {
		const next = plan.listings.get(old.id);
		return next === undefined || JSON.stringify(next) === JSON.stringify(old) ? [] : [{ old, next }];
	});
	return [
		...changed.flatMap(({ old, next }) => writeListing(db, old, next, now)),
		...plan.events.map((event) =>
			db.insert(listingEvents).values({
				listingId: event.listingId,
				kind: event.kind,
				from: event.from,
				to: event.to,
				cause,
				detail: event.detail,
				at: now,
			}),
		),
		...weekDeltas(db, plan.weekDeltas),
		...plan.tasks.map((task, index) =>
			db.insert(teamTasks).values({
				kind: task.kind,
				cause: `${cause}:${task.line}:${index}`,
				listingId: task.listingId,
				detail: { ...task.detail, cause, line: task.line },
				createdAt: now,
			}),
		),
	];
}

function writeListing(
	db: Db,
	old: ListingState,
	next: ListingState,
	now: number,
): Statement<"stale" | typeof DOMAIN_TAKEN>[] {
	const { id, status, plan, launchWeek, launchPosition, launchedAt, featured, billboardCents } = next;
	const { storyUnlocked, milestonesUnlocked, mediaUnlocked } = next;
	const gone = old.categories.filter((category) => !next.categories.some((other) => other.id === category.id));
	const added = next.categories.filter((category) => !old.categories.some((other) => other.id === category.id));
	return [
		mayViolate(
			DOMAIN_TAKEN,
			db
				.update(listings)
				.set({
					status,
					plan,
					launchWeek,
					launchedAt,
					featured,
					// A payment that is taken back gives the old place back, which somebody may have taken.
					launchPosition:
						launchWeek === null || launchPosition === null || launchPosition === old.launchPosition
							? launchPosition
							: freePlace(launchWeek, launchPosition, id),
					storyUnlocked,
					milestonesUnlocked,
					mediaUnlocked,
					...(billboardCents !== old.billboardCents && { billboardCents }),
					version: sql`version + 1`,
					updatedAt: now,
				})
				.where(and(eq(listings.id, id), eq(listings.version, old.version))),
		),
		mustHaveChanged(db, "stale"),
		...(gone.length === 0
			? []
			: [
					db.delete(listingCategories).where(
						and(
							eq(listingCategories.listingId, id),
							inArray(
								listingCategories.categoryId,
								gone.map((category) => category.id),
							),
						),
					),
				]),
		...added.map((category) =>
			db.insert(listingCategories).values({ listingId: id, categoryId: category.id, position: category.position }),
		),
		...writeLaunches(db, old, next, now),
		reindexListing(db, id),
	];
}

/** Launches that a plan added, and those it withdrew: only payments do that here. */
function writeLaunches(db: Db, old: ListingState, next: ListingState, at: number): Statement<"stale">[] {
	const isIn = (launches: ListingState["launches"], week: WeekKey) => launches.some((launch) => launch.week === week);
	const gone = old.launches.filter(({ week }) => !isIn(next.launches, week));
	const stopped = old.standingStill.filter(({ week }) => !isIn(next.standingStill, week));
	const added = next.launches.filter(({ week }) => !isIn(old.launches, week));
	return [
		...stopped.flatMap(({ week }) => withdrawStill(db, { listingId: next.id, week, at })),
		...gone.flatMap(({ week }) => withdrawLaunch(db, { listingId: next.id, week, reason: "payment_taken_back", at })),
		...added.flatMap((launch) => addLaunch(db, { listingId: next.id, ...launch, at })),
	];
}

/** Adds to the taken places of weeks; negative numbers give places back. */
export function weekDeltas(db: Db, deltas: ReadonlyMap<string, { free: number; paid: number }>): Statement[] {
	return [...deltas]
		.filter(([, delta]) => delta.free !== 0 || delta.paid !== 0)
		.map(([week, { free, paid }]) =>
			db
				.insert(weekSlots)
				.values({ week, freeTaken: Math.max(0, free), paidTaken: Math.max(0, paid) })
				.onConflictDoUpdate({
					target: weekSlots.week,
					set: {
						freeTaken: sql`max(0, free_taken + ${free})`,
						paidTaken: sql`max(0, paid_taken + ${paid})`,
					},
				}),
		);
}

/** Takes a paid place for each of these weeks, or fails the batch with the guard `week_full`. */
export function holdPlaces(db: Db, weeks: readonly string[], paidSlotsPerWeek: number): Statement<"week_full">[] {
	const deltas = new Map<string, { free: number; paid: number }>();
	for (const week of weeks) deltas.set(week, { free: 0, paid: (deltas.get(week)?.paid ?? 0) + 1 });
	return [
		...weekDeltas(db, deltas),
		...[...deltas.keys()].map((week) =>
			mustHold(
				db,
				"week_full",
				sql`SELECT paid_taken <= coalesce(paid_slots, ${paidSlotsPerWeek}) FROM week_slots WHERE week = ${week}`,
			),
		),
	];
}

/** Gives held places back. */
export function releasePlaces(db: Db, weeks: readonly string[]): Statement[] {
	return weeks.flatMap((week) => weekDeltas(db, new Map([[week, { free: 0, paid: -1 }]])));
}
