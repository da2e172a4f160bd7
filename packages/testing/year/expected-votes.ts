import { DAY, HOUR, type Voter, WEEK } from "#testing/year/script";

/** Which votes of a simulated year count, by docs/votes.md alone. */

interface Cast {
	listing: number;
	at: number;
	week: string;
	network: string;
	domain: string;
	counts: boolean;
	isHeld: boolean;
}

export interface VoteModel {
	cast(voter: number, listing: number, at: number, week: string): void;
	/** Decides about the crowd of a listing. @returns its week; null where none is held back. */
	judge(listing: number, counts: boolean): string | null;
	/** Launches of a week, best first. */
	rank(week: string, listings: readonly number[]): number[];
	/** Winners as they were before the last decision about a listing. */
	winnersBefore(week: string, ranked: readonly number[], listing: number): number[];
	/** Votes that count: of a week, or of all time. */
	of(week: string | null, listing: number): number;
	raw(listing: number): number;
}

/** From so many votes of one mail domain within an hour on. */
const CROWD = 12;

export function expectVotes(voters: readonly Voter[]): VoteModel {
	const byListing = new Map<number, Cast[]>();
	const all = (listing: number) => byListing.get(listing) ?? [];
	const counted = (week: string | null, listing: number) =>
		all(listing).filter((vote) => vote.counts && (week === null || vote.week === week));
	/** What counted before the last decision, by listing. */
	const earlier = new Map<number, number>();
	return {
		cast(voter, listing, at, week) {
			const { email, openedAt, network } = voters[voter] as Voter;
			const cast = all(listing);
			const near = cast.filter((vote) => vote.network === network && vote.week === week && at - vote.at < HOUR);
			const weekEnd = Date.parse(`${week}T00:00:00Z`) + WEEK;
			const isYoung = at - openedAt < DAY;
			const counts = near.length < 3;
			// A young vote that its week is too short for belongs to the next one.
			const isLate = counts && isYoung && openedAt + DAY > weekEnd;
			const domain = email.slice(email.indexOf("@") + 1);
			cast.push({
				listing,
				at,
				week: isLate ? new Date(weekEnd).toISOString().slice(0, 10) : week,
				network,
				domain,
				counts,
				isHeld: false,
			});
			byListing.set(listing, cast);
			if (domain === "example.com") return;
			const crowd = cast.filter((vote) => vote.domain === domain && vote.week === week);
			if (crowd.length < CROWD) return;
			for (const vote of crowd) Object.assign(vote, { isHeld: true, counts: false });
		},
		judge(listing, counts) {
			const held = all(listing).filter(({ isHeld }) => isHeld);
			const week = held[0]?.week ?? null;
			if (week !== null) earlier.set(listing, counted(week, listing).length);
			for (const vote of held) Object.assign(vote, { isHeld: false, counts });
			return week;
		},
		rank(week, listings) {
			const last = (listing: number) => Math.max(0, ...counted(week, listing).map(({ at }) => at));
			const size = (listing: number) => counted(week, listing).length;
			return [...listings].sort((a, b) => size(b) - size(a) || last(a) - last(b) || a - b);
		},
		winnersBefore: (week, ranked, listing) =>
			ranked.filter((id) => (id === listing ? (earlier.get(listing) ?? 0) : counted(week, id).length) > 0).slice(0, 3),
		of: (week, listing) => counted(week, listing).length,
		raw: (listing) => all(listing).length,
	};
}
