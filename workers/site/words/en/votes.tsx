import type { Child } from "hono/jsx";
import { counted } from "../format.ts";

/** Votes and their audit. */
export const votes = {
	vote: "Vote",
	voted: "Voted",
	pressedFor: (name: Child, isVoted: boolean) => (
		<>
			for {name}
			{isVoted && ", press to take it back"},
		</>
	),
	ofAllTime: { one: "vote", many: "votes" },
	ofWeek: { one: "week vote", many: "week votes" },
	notCounted: (reason: string) => `Not counted: ${reason}.`,
	young: {
		in_its_week: "Counts once your account is a day old.",
		later: "Counts once your account is a day old: for all time, too late for this week.",
	},
	/** Why a vote does not count, to its voter and in the public audit. */
	reasons: {
		new_account: "the account was less than a day old",
		new_account_burst: "many accounts were opened at once to vote for the same product",
		same_network: "several votes came from one network within an hour",
		held_back: "many votes alike came at once, and the site team has not looked at them yet",
		moderated: "the site team took it out",
		banned: "its voter is banned",
	},
	audit: {
		title: (week: string) => `Votes of ${week}`,
		launches: "Launches",
		all: "Every vote that was cast in the week, counted from the votes themselves. Who voted is nobody’s business.",
		closed:
			"The week is closed: awards follow the counted votes below, and nobody votes in it any more. What the site team decides about its votes later is counted again, and stands here.",
		open: "The week is open: votes come and go until it ends.",
		equal: "Of equal counts, who reached the count earlier is ahead.",
		sum: (counted: string, out: string | null) =>
			out === null ? `${counted} counted, none taken out.` : `${counted} counted, ${out} not.`,
		none: "Nothing launched in this week.",
		nonePage: "Nothing on this page.",
		launch: "Launch",
		votes: "Votes",
		counted: "Counted",
		notCounted: "Not counted, and why",
		eachVote: "Each vote",
		more: "More launches",
		notPublic: "No longer public",
		nothing: "none",
		reason: (votes: string, reason: string) => `${votes}: ${reason}`,
		file: "CSV",
		fileOf: (name: Child) => <>of {name}</>,
		why: "Why a vote does not count",
		whyText: "A vote does not count when",
		whyMore: {
			new_account: ": it begins to once the account is a day old",
			new_account_burst: "",
			same_network: "",
			held_back: ": it counts, or is taken out, once the site team has decided",
			moderated: ", which it may do with a reason",
			banned: ", as far as its week was open",
		},
		recounts: "Counted again",
		recounted: (day: Child, votes: number, listing: Child | null) => (
			<>
				{day}: {counted(Math.abs(votes), "vote")} {votes < 0 ? "no longer count" : "more count"}
				{listing !== null && <> for {listing}</>}.
			</>
		),
		noPlace: "No award changed by it.",
		moved: (listing: Child, before: number | null, after: number | null) => (
			<>
				{listing}{" "}
				{after === null
					? `is no longer #${before}`
					: before === null
						? `is Launch of the Week #${after}`
						: `was #${before} and is Launch of the Week #${after}`}
			</>
		),
		check: "Count them again",
		checkText:
			"Each file holds a line a vote: its number, when it was cast, whether it counts, and why not. The lines that count are the number above.",
	},
};
