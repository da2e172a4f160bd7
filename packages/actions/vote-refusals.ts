import { AGAIN, type Refusals } from "#usecases/commit";

/** What the guards of every change of a vote mean, to whoever changes it. */
export const VOTE_REFUSALS: Refusals<"stale" | "week_closed"> = {
	stale: AGAIN,
	week_closed: {
		code: "week_closed",
		detail: "The week of this vote is closed and its result is frozen, so that anyone can recompute it.",
	},
};
