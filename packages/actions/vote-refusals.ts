import type { Refusals } from "#usecases/commit";

/** What the guards of votes mean, to whoever voted. */
export const VOTE_REFUSALS: Refusals = {
	not_live: { code: "unknown_listing", detail: "This product is not public at the moment." },
	own_listing: {
		code: "own_listing",
		detail: "Owners and founders cannot vote for their own product.",
	},
	week_closed: {
		code: "week_closed",
		detail: "The week of this vote is closed and its result is frozen, so that anyone can recompute it.",
	},
};
