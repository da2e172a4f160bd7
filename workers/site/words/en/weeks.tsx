import type { Child } from "hono/jsx";
import { counted } from "../format.ts";

/** Launch weeks and their calendar. */
export const weeks = {
	weeks: "Weeks",
	days: "Days of the week",
	theWeekOf: (monday: string) => `the week of ${monday}`,
	weekOf: (monday: string) => `Week of ${monday}`,
	neighbour: "Week of",
	closes: (left: string, end: Child) => (
		<>
			Votes close in {left}, on {end}.
		</>
	),
	launches: (count: number) => `${counted(count, "launch", "launches")}.`,
	endOf: (weekday: string) => `${weekday} at midnight UTC`,
	empty: {
		how: "Send in your product for a week to come: we read your website, and you check every quote before anyone sees it.",
		submit: "Submit a product",
		past: "Nothing launched in this week",
		future: "Nothing is scheduled yet",
	},
	startingOn: (monday: string) => `Starting on ${monday}`,
	remind: "Remind me",
	tellOnMonday: "Tell me on Monday",
	reminded: "You’ll get a mail",
	ofWeek: (monday: string) => `of the week of ${monday}`,
	pressToStop: "press to stop it",
	title: (monday: string) => `Launch week of ${monday}`,
	about: (monday: string) => `Products that launch in the week of ${monday}, ranked by community votes.`,
	closedOn: (day: Child) => <>Closed on {day}</>,
	overSince: (day: Child) => <>Over since {day}; its result is being counted.</>,
	begins: (day: Child) => <>Begins on {day}.</>,
	final: "The result is final; only votes cast in the week count.",
	launchesTitle: "Launches",
	alsoLaunched: "Also launched",
	first: (count: number) => `These are the first ${count}.`,
	whole: "The whole week",
	moreScheduled: (count: number) => `More than ${count} are scheduled; these are the first.`,
	aside: "About the week",
	winners: "For the winners",
	winnersText: (link: Child) => <>Three badges for the winners’ own sites. {link}</>,
	getYours: "Get yours",
	inNumbers: "The week in numbers",
	votesName: "Votes",
	quotedName: "Facts quoted",
	howCounted: "How votes are counted",
	howCountedText: (link: Child) => <>One a person and product. {link}</>,
	audit: "Every vote of this week, counted and not",
	crumb: "Launches",
	lineUpHow:
		"These products launch on that Monday. Votes open with the week; what is scheduled may still change until then.",
};
