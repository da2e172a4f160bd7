/**
 * Somebody who says what texts mean, as vectors: texts that mean alike have vectors of nearly the same direction, whatever
 * words they use. Source: docs/search.md#by-meaning.
 */
export interface Meaning {
	/** Who makes the vectors: those of different models cannot be compared. */
	model: string;
	/** What is less alike than this has nothing to do with it: the cosine of the angle between, from -1 to 1. */
	minSimilarity: number;
	/** Where vectors of listings are kept; null: in the database. */
	index: VectorIndex | null;
	/**
	 * @param texts at least one; none is empty.
	 * @returns for each text its vector, all of one length, of finite numbers that are not all 0.
	 * @throws MeaningError when the service refuses, fails, takes longer than the signal allows, or answers with something else.
	 */
	vectorsOf(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
}

/** A listing and how near it is: the cosine of the angle between its vector and the one that was asked for. */
export interface Near {
	listingId: number;
	similarity: number;
}

/** Keeps one vector for each listing. What was put or removed may take some seconds until it counts. */
export interface VectorIndex {
	/** Replaces those that are there already. */
	put(vectors: readonly { listingId: number; values: Float32Array }[]): Promise<void>;
	/** Those that are not there are passed over. */
	remove(listingIds: readonly number[]): Promise<void>;
	/** @returns the nearest first, at most `limit`. */
	nearest(values: Float32Array, limit: number, signal: AbortSignal): Promise<Near[]>;
}

export type MeaningFailure = "unavailable" | "rate_limited" | "refused" | "bad_reply" | "timeout";

/** A failure to say what texts mean. `refused`: this text is not taken, however often it is sent. */
export class MeaningError extends Error {
	readonly failure: MeaningFailure;

	constructor(failure: MeaningFailure, message: string) {
		super(message);
		this.name = "MeaningError";
		this.failure = failure;
	}
}
