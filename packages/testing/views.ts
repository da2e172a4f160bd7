import type { Db } from "#store/db";
import { addViews } from "#usecases/add-views";

/** Has a listing be looked at on a UTC day, YYYY-MM-DD: once more, or from each source as often as said. */
export async function countView(
	db: Db,
	listingId: number,
	day: string,
	from: Readonly<Record<string, number>> = {},
): Promise<void> {
	const sources = Object.entries(from).map(([source, count]) => [listingId, day, source, count] as const);
	const count = sources.reduce((sum, [, , , views]) => sum + views, 0);
	await addViews(db, { id: crypto.randomUUID(), at: Date.parse(day), views: [[listingId, day, count || 1]], sources });
}
