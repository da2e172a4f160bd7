import { DAY_MS } from "#core/launches/week";

/** Something that happened to a listing, and how much it says about interest in it. */
export interface Interest {
	/** Epoch milliseconds. */
	at: number;
	weight: number;
}

/** A counted vote weighs 1. */
export const VOTE_WEIGHT = 1;
/** Looking is easier than voting: this many views weigh as one vote. */
export const VIEW_WEIGHT = 1 / 50;

/** Interest counts half as much after this time. */
const HALF_LIFE_MS = 2 * DAY_MS;
/** Interest older than seven half-lives changes nothing that one would see. */
export const INTEREST_WINDOW_MS = 7 * HALF_LIFE_MS;
const EPOCH_MS = Date.UTC(2020, 0, 1);
const THOUSANDTHS = 1000;

/**
 * How much a listing is trending, as an integer that orders listings.
 *
 * Interest decays by half every two days. Instead of shrinking old scores as time goes by, each event counts more the
 * later it happens (forward decay), and the score is the binary logarithm of the sum, in thousandths. Between two
 * listings that gives the same order at every instant, so only listings with new events need a new score.
 * @returns 0 for a listing that nobody has looked at.
 * Source: Cormode et al., "Forward Decay: A Practical Time Decay Model for Streaming Systems", 2009.
 */
export function trendingScore(events: readonly Interest[]): number {
	const exponents = events
		.filter(({ weight }) => weight > 0)
		.map(({ at, weight }) => (at - EPOCH_MS) / HALF_LIFE_MS + Math.log2(weight));
	if (exponents.length === 0) return 0;
	// Powers of two this large overflow; the sum is taken relative to the largest.
	const largest = Math.max(...exponents);
	const sum = exponents.reduce((total, exponent) => total + 2 ** (exponent - largest), 0);
	return Math.max(0, Math.round((largest + Math.log2(sum)) * THOUSANDTHS));
}
