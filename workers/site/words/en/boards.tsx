import type { Child } from "hono/jsx";
import { counted, dayOf } from "../format.ts";

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
	none: "Nobody is on this board yet.",
	week: (week: Child, isFinal: boolean) => (
		<>
			{week}
			{isFinal ? ", final" : ", still running"}
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
