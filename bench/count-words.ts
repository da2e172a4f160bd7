import { openDb, runBatch } from "#store/db";
import { countCommon, countThrees, countVocabulary, storeCounted, writtenSoFar } from "#store/search/vocabulary";

const WORDS_AT_ONCE = 5000;

/** Has searches know the words of all listings there are, as `count-search-words` does in its runs. */
export async function countWords(d1: D1Database): Promise<void> {
	const db = openDb(d1);
	const began = await writtenSoFar(db);
	for (const count of [countVocabulary, countThrees, countCommon]) {
		for (let after: string | null = ""; after !== null; ) {
			const { last, statements }: Awaited<ReturnType<typeof count>> = await count(db, after, WORDS_AT_ONCE);
			await runBatch(db, statements);
			after = last;
		}
	}
	await runBatch(db, [storeCounted(db, began)]);
}
