import { describeRows } from "#core/jobs/kinds";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import { bestAwards } from "#store/awards";
import { runBatch, type Statement } from "#store/db";
import { profileBySlug } from "#store/listing-profile";
import { hasRowsToDescribe, rowsToDescribe, storeRowFacts } from "#store/listing-rows";
import { plainWords, postsToTell, tellPlainWords } from "#store/post-words";
import { rowFactsOf } from "#usecases/listings/row-facts";

/** Listings that one run describes: each takes a round trip of its own. */
const PER_RUN = 100;
/** Round trips at once. */
const AT_ONCE = 10;

/**
 * Keeps with each listing what its row shows: its price with the quote, its town, and how its facts are known; and tells searches
 * the plain forms of what posts say that were written otherwise than by the site team's pages, or before there were any.
 */
export default defineJob(describeRows, {
	isDue: async ({ db }) => (await hasRowsToDescribe(db)) || (await postsToTell(db, 1)).length > 0,
	async run(work, ctx) {
		const { db } = ctx;
		const [due, toTell] = await Promise.all([rowsToDescribe(db, PER_RUN), postsToTell(db, AT_ONCE)]);
		await runBatch(
			db,
			toTell.map((post) => tellPlainWords(db, post, plainWords(post))),
		);
		const awards = await bestAwards(
			db,
			due.map(({ id }) => id),
		);
		for (let from = 0; from < due.length; from += AT_ONCE) {
			const described = await Promise.all(
				due.slice(from, from + AT_ONCE).map(async (listing): Promise<Statement[]> => {
					const stored = await profileBySlug(db, listing.slug);
					return stored === null
						? []
						: [storeRowFacts(db, listing, rowFactsOf(stored, awards.get(listing.id) ?? null))];
				}),
			);
			await runBatch(db, described.flat());
		}
		if (due.length === PER_RUN || toTell.length === AT_ONCE) await runBatch(db, [again(describeRows, work, ctx)]);
		return due.length === 0 ? "nothing to describe" : `described ${due.length} rows`;
	},
});
