import { type Meaning, MeaningError, type Near } from "#core/ports/meaning";
import type { Log } from "#core/ports/outside";
import { nearestOf } from "#core/search/vectors";
import type { Db } from "#store/db";
import { keptVectors } from "#store/search/vectors";

/** Whoever searches waits so long at most for listings by their meaning; then the words alone answer. */
export const MEANT_TIMEOUT_MS = 800;
/** After a failure nobody is asked for so long: not every search waits for a service that is down. */
export const RESTS_MS = 10_000;
/** So many are asked for; filters leave fewer. */
export const NEAREST_MAX = 50;
/** The database compares each vector: those of so many listings at most, the newest. Source: docs/search.md#by-meaning. */
export const COMPARED_MAX = 2000;

/** What may tell of a person is sent to nobody: addresses, and numbers that may be a telephone's or an account's. */
const PERSONAL = /@|\p{N}{5}/u;

/** Until when a service rests in this isolate, epoch milliseconds. */
const resting = new WeakMap<Meaning, number>();

interface Asked {
	db: Db;
	log: Log;
	/** Real time, epoch milliseconds. */
	clockNow: number;
}

/**
 * Listings that are nearest in meaning to what was typed, the nearest first, whatever their state: whoever asks leaves out
 * what is not shown. Never throws, and takes no longer than MEANT_TIMEOUT_MS: without an answer there are none.
 */
export async function listingsMeant(meaning: Meaning, text: string, { db, log, clockNow }: Asked): Promise<number[]> {
	if (PERSONAL.test(text.replaceAll(/[\s().-]/g, "")) || clockNow < (resting.get(meaning) ?? 0)) return [];
	try {
		const near = await nearest(meaning, text.trim(), db);
		return near.filter(({ similarity }) => similarity >= meaning.minSimilarity).map(({ listingId }) => listingId);
	} catch (error) {
		resting.set(meaning, clockNow + RESTS_MS);
		log.error("meaning_failed", error, { failure: error instanceof MeaningError ? error.failure : "unavailable" });
		return [];
	}
}

async function nearest(meaning: Meaning, text: string, db: Db): Promise<Near[]> {
	const signal = AbortSignal.timeout(MEANT_TIMEOUT_MS);
	const [values] = await meaning.vectorsOf([text], signal);
	if (values === undefined) return [];
	if (meaning.index !== null) return meaning.index.nearest(values, NEAREST_MAX, signal);
	return nearestOf(values, await keptVectors(db, meaning.model, COMPARED_MAX), NEAREST_MAX);
}
