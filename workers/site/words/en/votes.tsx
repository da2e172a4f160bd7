import type { Child } from "hono/jsx";

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
	young: "Counts once your account is a day old.",
	/** Why a vote does not count, to its voter and in the public audit. */
	reasons: {
		new_account: "the account was less than a day old",
		new_account_burst: "many accounts were opened at once to vote for the same product",
		same_network: "several votes came from one network within an hour",
		moderated: "the site team took it out",
	},
	audit: {
		title: (week: string) => `Votes of ${week}`,
		launches: "Launches",
		all: "Every vote that was cast in the week, counted from the votes themselves. Who voted is nobody’s business.",
		closed: "The week is closed: awards follow the counted votes below, and no vote of it changes any more.",
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
			new_account: ": it begins to once the account is a day old, if its week lasts so long",
			new_account_burst: "",
			same_network: "",
			moderated: ", which it may do with a reason",
		},
		check: "Count them again",
		checkText:
			"Each file holds a line a vote: its number, when it was cast, whether it counts, and why not. The lines that count are the number above.",
	},
};
