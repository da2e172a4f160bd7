import { countSearchWords } from "#core/jobs/kinds";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import {
	countCommon,
	countThrees,
	countVocabulary,
	hasWordsToCount,
	storeCounted,
	writtenSoFar,
} from "#store/search/vocabulary";

const WORDS_PER_RUN = 2000;

/** What is counted, one after the other: threes of letters are those of the vocabulary. */
const ROUND = {
	vocabulary: { count: countVocabulary, followedBy: "threes" },
	threes: { count: countThrees, followedBy: "common" },
	common: { count: countCommon, followedBy: undefined },
} as const;

/**
 * Counts the words that listings use: by them searches correct, complete and tell common from rare. In pieces, because
 * counting a word reads each listing that has it.
 */
export default defineJob(countSearchWords, {
	isDue: ({ db }) => hasWordsToCount(db),
	async run({ payload }, { db, now }) {
		const began = payload.began === 0 ? await writtenSoFar(db) : payload.began;
		const { count, followedBy } = ROUND[payload.of];
		const { last, statements } = await count(db, payload.after, WORDS_PER_RUN);
		const isEnd = last === null && followedBy === undefined;
		const next = last === null ? { of: followedBy, after: "", began } : { of: payload.of, after: last, began };
		const at = now.getTime();
		const follows = isEnd
			? storeCounted(db, began)
			: enqueue(db, countSearchWords, { subject: "all", payload: next, dueAt: at, now: at });
		await runBatch(db, [...statements, follows]);
		return isEnd ? "the words of all listings are counted" : `counted the ${payload.of} up to ${last ?? "its end"}`;
	},
});
