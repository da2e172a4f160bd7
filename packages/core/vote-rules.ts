import { DAY_MS } from "#core/week";

/** Why a vote does not count. Such votes are shown in the raw total, and never rank. */
export type DiscountReason = "new_account" | "same_network" | "moderated";

/** An account younger than this votes without counting: it costs nothing to open. */
export const NEW_ACCOUNT_MS = DAY_MS;
/** From one network, this many votes for a listing count in each stretch of `NETWORK_BURST_MS`. */
export const NETWORK_BURST_VOTES = 3;
export const NETWORK_BURST_MS = 3_600_000;

/**
 * Whether a vote counts. Source: decisions, Votes, reviews, follows.
 * @param vote.sameNetworkVotes votes for the listing from the voter's network in the last `NETWORK_BURST_MS`.
 * @returns null when it counts.
 */
export function discountReason(vote: { accountAgeMs: number; sameNetworkVotes: number }): DiscountReason | null {
	if (vote.sameNetworkVotes >= NETWORK_BURST_VOTES) return "same_network";
	return vote.accountAgeMs < NEW_ACCOUNT_MS ? "new_account" : null;
}
