import type { Child } from "hono/jsx";
import type { CallerClass, DraftEnd, JobEnd } from "#core/numbers/measure";
import type { DayNumber } from "#store/day-numbers";
import { counted, number } from "../format.ts";

/** How the directory runs, for the site team. */
export const numbers = {
	title: "Numbers",
	lead: "What people did here, and how the service answered.",
	lastDays: (days: number) => (days === 1 ? "Last day" : `Last ${days} days`),
	stretch: "Stretch of time",
	days: "Day by day",
	fromDatabase: "Counted by the directory itself when a day is over, in UTC; today is as far as it has come.",
	day: "Day",
	today: "Today",
	counts: {
		visits: "Visits",
		votes: "Votes",
		drafts: "Drafts",
		orders_paid: "Paid orders",
		jobs: "Jobs",
		dead_letters: "Failed for good",
	} satisfies Record<DayNumber, string>,
	paid: "Paid",
	nothing: "0",
	atLeast: (count: number) => `${number(count)} or more`,
	chart: (what: string, days: number) => `${what} on each of the last ${days} days; the table below has their numbers.`,
	requests: "Requests",
	sources: {
		analytics_engine:
			"From Workers Analytics Engine, of everybody who asked this directory, with a minute’s delay or so.",
		this_run: (since: Child) => <>Of this process on this machine alone, since {since}.</>,
		none: (settings: Child) => (
			<>
				Not shown: the directory has no way to read what it measured. {settings} says which variables name the account
				and a token.
			</>
		),
		failed: "Cannot be read just now. The log has the reason under numbers_not_read.",
	},
	howToSet: "docs/observing.md",
	noneYet: "Nothing has been measured in this time.",
	figures: {
		requests: "Requests",
		errors: "Failed (status 500 or more)",
		p50: "Half were answered within",
		p95: "19 of 20 were answered within",
		rowsWritten: "Rows written",
	},
	overHours: (from: Child, to: Child) => (
		<>
			{from} to {to}
		</>
	),
	requestsChart: (pieces: string) => `Requests by ${pieces}, the newest last.`,
	pieces: { hour: "hour", day: "day" },
	now: "Now",
	ms: (ms: number) => (ms < 10_000 ? `${number(Math.round(ms))} ms` : `${number(Math.round(ms / 1000))} s`),
	routes: "The slowest",
	route: "What was asked",
	errors: "Failed",
	median: "Median",
	p95: "19 of 20 within",
	callers: "Who asked",
	caller: "Caller",
	callerClasses: {
		visitor: "Visitors who are not signed in",
		person: "People who are signed in",
		key: "Programs with an API key",
		app: "Apps that somebody connected",
		robot: "Robots, and tools that do not say what they are",
	} satisfies Record<CallerClass, string>,
	jobs: "Background work",
	job: "Job",
	outcome: "Ended",
	outcomes: { done: "done", failed: "failed, tried again", dead_letter: "failed for good" } satisfies Record<
		JobEnd,
		string
	>,
	runs: "Runs",
	attempts: "Most tries",
	drafts: "Drafts",
	state: "Ended as",
	draftStates: {
		ready: "drafted",
		unreadable: "no page could be read",
		failed: "failed",
	} satisfies Record<DraftEnd, string>,
	fields: "Fields found",
	took: "Half took at most",
	money: "Money",
	orderStates: { paid: "paid", refunded: "given back", disputed: "disputed" } as Readonly<Record<string, string>>,
	orders: "Orders",
	sum: "Sum",
	orderCount: (count: number) => counted(count, "order"),
};
