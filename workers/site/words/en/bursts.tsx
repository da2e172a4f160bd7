import type { Child } from "hono/jsx";
import { counted, number, span } from "../format.ts";

/** Votes and their bursts: the site team's pages. */
export const bursts = {
	title: "Votes",
	lead: "Votes that came together are held back before they reach any count. Look at what speaks for and against each burst, then have them count or take them out.",
	state: "State",
	undecided: "Waiting for a decision",
	decided: "Decided",
	none: "No votes are held back.",
	noneDecided: "Nothing was decided about a burst yet.",
	product: "Product",
	burst: "What came",
	evidence: "What is known of it",
	standing: "State",
	waits: (since: Child) => <>Held back since {since}</>,
	wasDecided: (counts: boolean, votes: number, at: Child) => (
		<>
			{counted(votes, "vote")} {counts ? "count" : "taken out"}, {at}
		</>
	),
	name: (votes: number, product: string) => `${counted(votes, "vote")} for ${product}`,
	heading: (votes: number, product: Child) => (
		<>
			{counted(votes, "vote")} for {product}
		</>
	),
	within: (votes: number, minutes: number) => `${counted(votes, "vote")} within ${span(minutes)}`,
	fromTo: (first: Child, last: Child) => (
		<>
			{first} to {last}
		</>
	),
	traits: {
		network: "They came from one network.",
		opened_together: "Their accounts were opened in the same hour.",
		mail_domain: "Their addresses have one domain.",
	},
	networks: (networks: number, largest: number) =>
		networks === 0
			? "Networks are not known"
			: `${counted(networks, "network")}, at most ${counted(largest, "vote")} from one`,
	networkHash: (hash: string) => `The network with the most: ${hash}… (a hash that is salted anew each week)`,
	domain: (votes: number) => `At most ${counted(votes, "address", "addresses")} of one domain`,
	ages: (youngest: number, oldest: number) =>
		youngest === oldest
			? `Accounts ${counted(youngest, "day")} old when they voted`
			: `Accounts ${number(youngest)} to ${counted(oldest, "day")} old when they voted`,
	banned: (votes: number) =>
		`${counted(votes, "vote")} of people who are banned: ${votes === 1 ? "it stays" : "they stay"} out whatever you decide`,
	takenBack: "Whoever cast these votes has taken all of them back",
	accountsGone: "The accounts are gone",
	newAccounts: (count: number) => `${number(count)} of them less than a day old`,
	week: (week: string) => `Cast in ${week}`,
	closed:
		"That week is closed. What you decide counts it again: places, awards and badges follow, and whoever is concerned is told.",
	open: "That week is open.",
	reason: "Reason, which everybody can read",
	countThem: "Count them",
	takeOut: "Take them out",
	eachVote: "Each vote of the product",
	audit: "What everybody sees of that week",
	changes: "Decisions",
	ofProduct: {
		title: (name: string) => `Votes for ${name}`,
		heading: (name: Child) => <>Votes for {name}</>,
		lead: "Choose votes of one week, and have them count or take them out. Nothing here says who voted.",
		week: "Week",
		noWeek: "Nobody has voted for it in that week.",
		cast: "Cast",
		state: "State",
		counts: "Counts",
		doesNotCount: (reason: string) => `Does not count: ${reason}`,
		network: "Network",
		unknown: "Unknown",
		account: "Account",
		accountDays: (days: number) => `${counted(days, "day")} old`,
		gone: "Deleted",
		burst: (id: number) => `Burst ${id}`,
		vote: (id: number) => `vote ${id}`,
		changed: (votes: number) => `${counted(votes, "vote")} changed.`,
		nothing: "No vote was chosen.",
	},
	launches: {
		title: "Launches of a week",
		week: "Week",
		votes: "Votes",
		counted: "Counted",
		none: "Nothing launched in this week.",
		look: "Votes",
		lookAt: (name: string) => `Votes for ${name}`,
	},
};
