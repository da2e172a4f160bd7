import type { Child } from "hono/jsx";
import { counted, dayOf } from "../format.ts";

const STATES = { final: "final", running: "still running", toCome: "still to come" };

/** Leaderboards and what money decides on them. */
export const boards = {
	boards: "Leaderboards",
	names: {
		"community-weekly": "This week",
		"community-all-time": "All time",
		"domain-rating": "Domain Rating",
		revenue: "Revenue",
		billboard: "Billboard (Paid)",
	},
	explained: {
		"community-weekly": "Launches of one week, by the community votes cast in it.",
		"community-all-time": "Every live product, by the community votes of all time.",
		"domain-rating":
			"How well linked a website is, from 0 to 100, as one third party estimates it: all figures here are of the same one.",
		revenue: "By revenue of a month, each figure with where it was seen. What was not shown is not here.",
		billboard: "By the money that owners have put up for their place here.",
	},
	paidRow: "Its place here was paid for",
	/** What a board says that nobody is on: what will stand there, and where to go on. */
	nobody: {
		"community-weekly": {
			title: "Nobody is in this week’s race",
			help: "Every launch of a week stands here from its Monday on, most voted first.",
			href: "/launches",
			label: "See all launch weeks",
		},
		"community-all-time": {
			title: "No product is live yet",
			help: "Every product stands here once it has launched, most voted first.",
			href: "/submit",
			label: "Submit a product",
		},
		"domain-rating": {
			title: "No website is rated yet",
			help: "Figures come from one third party. Each will stand here with the day on which it was taken.",
			href: "/leaderboards/community-all-time",
			label: "See the board of all time",
		},
		revenue: {
			title: "No product has shown its revenue yet",
			help: "Owners may show theirs with a key that can only read. Each figure will stand here with where it was seen.",
			href: "/account/products",
			label: "Show yours",
		},
		billboard: {
			title: "Nobody has paid for a place here",
			help: "What owners put up is added up, and the most stands first. Paid is said at each.",
			href: "/pricing",
			label: "See the prices",
		},
	} satisfies Record<string, { title: string; help: string; href: string; label: string }>,
	states: STATES,
	week: (week: Child, state: keyof typeof STATES) => (
		<>
			{week}, {STATES[state]}
		</>
	),
	votes: (count: number) => counted(count, "vote"),
	seenIn: (source: Child, day: string) => (
		<>
			{source}, {dayOf(day)}
		</>
	),
	figuresOf: (source: Child) => <>Figures of {source}.</>,
	outOf: (value: string) => `${value} of 100`,
	rank: "Rank",
	product: "Product",
	revenue: "Revenue a month",
};
