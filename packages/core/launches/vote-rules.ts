import { DAY_MS, type WeekKey, weekEnd, weekOf } from "#core/launches/week";

/** Why a vote does not count. Such votes are shown in the raw total, and never rank. Source: docs/votes.md#a-vote. */
export type DiscountReason =
	| "new_account"
	| "new_account_burst"
	| "same_network"
	| "held_back"
	| "moderated"
	| "banned";

/** Such votes stay as they were judged: taken back and cast again, they would begin anew. */
export const SETTLED_REASONS: readonly (DiscountReason | null)[] = [
	"moderated",
	"new_account_burst",
	"held_back",
	"banned",
];

/** An account younger than this votes without counting: it costs nothing to open. */
export const NEW_ACCOUNT_MS = DAY_MS;
/** From one network, this many votes for a listing count in each stretch of `NETWORK_BURST_MS`. */
export const NETWORK_BURST_VOTES = 3;
export const NETWORK_BURST_MS = 3_600_000;
/** A burst: this many accounts, opened within `BURST_OPENED_MS`, each with a vote for one listing within `BURST_VOTED_MS`. */
export const BURST_ACCOUNTS = 20;
export const BURST_OPENED_MS = 600_000;
export const BURST_VOTED_MS = 3_600_000;

/**
 * A vote younger than this goes with its account: what comes together is looked at for up to a day by its accounts and their
 * networks, of which nothing stays. Else whoever votes, deletes the account and begins anew votes as often as they like.
 */
export const SETTLES_MS = DAY_MS;

/** What is known of a vote when it is cast. */
export interface VoteFacts {
	/** Epoch milliseconds. */
	at: number;
	/** When the voter's account was opened. */
	accountOpenedAt: number;
	/** Votes for the listing from the voter's network in the last `NETWORK_BURST_MS`. */
	sameNetworkVotes: number;
}

/** Whether a vote counts when it is cast: null when it does. The network comes first, because its reason does not pass. */
export function discountReason({ at, accountOpenedAt, sameNetworkVotes }: VoteFacts): DiscountReason | null {
	if (sameNetworkVotes >= NETWORK_BURST_VOTES) return "same_network";
	return at - accountOpenedAt < NEW_ACCOUNT_MS ? "new_account" : null;
}

/**
 * When a vote of a new account begins to count: once the account is a day old.
 * @returns epoch milliseconds; null for votes that count already or do not begin to by themselves.
 */
export function countsFrom(reason: DiscountReason | null, accountOpenedAt: number): number | null {
	return reason === "new_account" ? accountOpenedAt + NEW_ACCOUNT_MS : null;
}

/**
 * The week a vote belongs to: the one it is cast in. A new account's vote that its week is too short for belongs to the week in
 * which it begins to count, so that a week is ranked by what counts when it ends, and no vote is lost to its voter.
 */
export function weekOfVote(
	reason: DiscountReason | null,
	{ at, accountOpenedAt }: Pick<VoteFacts, "at" | "accountOpenedAt">,
): WeekKey {
	const week = weekOf(new Date(at));
	const from = countsFrom(reason, accountOpenedAt);
	return from === null || from <= weekEnd(week).getTime() ? week : weekOf(new Date(from));
}

/** Weeks that votes belong to which are cast at this moment: one, and on the last day of a week the next one too. */
export function weeksOfVotes(at: Date): WeekKey[] {
	return [...new Set([weekOf(at), weekOf(new Date(at.getTime() + NEW_ACCOUNT_MS))])];
}

/** When the account behind a vote was opened, where the vote came so soon after that it may be part of a burst. */
export function freshAccountAt({ at, accountOpenedAt }: Pick<VoteFacts, "at" | "accountOpenedAt">): number | null {
	return at - accountOpenedAt <= BURST_VOTED_MS ? accountOpenedAt : null;
}

/**
 * Whether an account was opened in a burst: with `BURST_ACCOUNTS - 1` others within some stretch of `BURST_OPENED_MS`.
 * All of them had voted for the same listing within `BURST_VOTED_MS`, long before the first of these votes begins to
 * count: so all votes of a burst are judged alike.
 * @param openings when the fresh accounts behind a listing's votes were opened, ascending, `openedAt` among them; of each
 *   side of it the nearest `BURST_ACCOUNTS` are enough.
 */
export function isOpenedInBurst(openedAt: number, openings: readonly number[]): boolean {
	return openings.some((first, index) => {
		const last = openings[index + BURST_ACCOUNTS - 1];
		return last !== undefined && first <= openedAt && openedAt <= last && last - first <= BURST_OPENED_MS;
	});
}
