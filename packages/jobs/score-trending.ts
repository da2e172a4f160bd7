import { scoreTrending } from "#core/jobs/kinds";
import { INTEREST_WINDOW_MS, type Interest, trendingScore, VIEW_WEIGHT, VOTE_WEIGHT } from "#core/launches/rank";
import { weekOf } from "#core/launches/week";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { interestOf, storeTrending } from "#store/folding";

/** Scores the listings that something happened to; of all others the order has not changed. */
export default defineJob(scoreTrending, {
	async run({ payload: { listing_ids: ids } }, { db, now }) {
		const since = new Date(now.getTime() - INTEREST_WINDOW_MS);
		const days = await interestOf(db, ids, { week: weekOf(since), day: since.toISOString().slice(0, 10) });
		const events = new Map<number, Interest[]>(ids.map((id) => [id, []]));
		for (const { listingId, at, votes, views } of days) {
			events.get(listingId)?.push({ at, weight: votes * VOTE_WEIGHT + views * VIEW_WEIGHT });
		}
		const scores = new Map([...events].map(([id, list]) => [id, trendingScore(list)]));
		await runBatch(db, storeTrending(db, scores));
		return `scored ${ids.length} listings`;
	},
});
