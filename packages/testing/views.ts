import type { Db } from "#store/db";
import { addViews } from "#usecases/add-views";

/** Has a listing be looked at once more on a UTC day, YYYY-MM-DD. */
export async function countView(db: Db, listingId: number, day: string): Promise<void> {
	await addViews(db, { id: crypto.randomUUID(), at: Date.parse(day), views: [[listingId, day, 1]] });
}
