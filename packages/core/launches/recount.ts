import type { DiscountReason } from "#core/launches/vote-rules";

/** How a vote stood: its id, whether it counted, why not, when it would begin to (epoch milliseconds), and what was decided about it. */
export type VoteStanding = [
	id: number,
	counted: 0 | 1,
	reason: DiscountReason | null,
	countsFrom: number | null,
	decisionId: number | null,
];

/** A place of a week's awards. */
export interface AwardedPlace {
	place: number;
	listing: number;
	/** Votes that counted. */
	votes: number;
}

/** A listing whose award a recount changed; a place that is null is none. */
export interface MovedAward {
	listing: number;
	before: number | null;
	after: number | null;
}

/** Whose place changed, in the order of the new places, then of the old. Source: docs/votes.md#counting-a-closed-week-again. */
export function movedAwards(before: readonly AwardedPlace[], after: readonly AwardedPlace[]): MovedAward[] {
	const placeIn = (places: readonly AwardedPlace[], listing: number) =>
		places.find((award) => award.listing === listing)?.place ?? null;
	const listings = new Set([...after, ...before].map(({ listing }) => listing));
	return [...listings]
		.map((listing) => ({ listing, before: placeIn(before, listing), after: placeIn(after, listing) }))
		.filter((moved) => moved.before !== moved.after);
}
