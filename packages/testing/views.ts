import type { Db } from "#store/db";
import { NOW } from "#testing/world";
import { addViews } from "#usecases/add-views";
import { flushViews, type ViewsMessage } from "#workers/views/isolate-views";

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

/** What this isolate has gathered since the last time, as the queue would carry it. */
export async function gatheredViews(): Promise<ViewsMessage[]> {
	const sent: ViewsMessage[] = [];
	await flushViews({ send: async (message: unknown) => void sent.push(message as ViewsMessage) } as never, NOW);
	return sent;
}
