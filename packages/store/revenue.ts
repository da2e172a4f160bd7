import { and, desc, eq } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { revenueFigures } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

export type RevenueFigure = typeof revenueFigures.$inferSelect;

/** What was shown of a listing's revenue, the newest day first. */
export function revenueOf(db: Db, listingId: number, limit: number): Promise<RevenueFigure[]> {
	return db
		.select()
		.from(revenueFigures)
		.where(eq(revenueFigures.listingId, listingId))
		.orderBy(desc(revenueFigures.day))
		.limit(limit);
}

export async function revenueOn(db: Db, listingId: number, day: string): Promise<RevenueFigure | null> {
	const where = and(eq(revenueFigures.listingId, listingId), eq(revenueFigures.day, day));
	return (await db.query.revenueFigures.findFirst({ where })) ?? null;
}

/** What fails the batch of a figure of a day that has one. */
export const FIGURE_THERE = uniqueOf<[typeof revenueFigures.listingId, typeof revenueFigures.day]>(
	"revenue_figures.listing_id,revenue_figures.day",
);

export function insertRevenue(db: Db, figure: RevenueFigure): Statement<typeof FIGURE_THERE> {
	return mayViolate(FIGURE_THERE, db.insert(revenueFigures).values(figure));
}

/** Takes a figure away; fails as `changed` unless it is as it was looked at. */
export function removeRevenue(db: Db, { listingId, day, at }: RevenueFigure): Statement<"changed">[] {
	const its = [eq(revenueFigures.listingId, listingId), eq(revenueFigures.day, day)];
	return [db.delete(revenueFigures).where(and(...its, eq(revenueFigures.at, at))), mustHaveChanged(db, "changed")];
}
