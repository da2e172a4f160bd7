import type { Child } from "hono/jsx";
import { counted, listed } from "../format.ts";

/** Backups: the site team's page. */
export const backups = {
	title: "Backups",
	lead: "Copies of the whole database in a bucket of their own, each as it was at one instant.",
	isDaily: (hour: number) => `One is taken every day, from ${hour}:00 UTC on.`,
	isOff: "None is taken by itself.",
	kept: (days: number, weeks: number, months: number) =>
		`Kept are the newest of each of ${listed([counted(days, "day"), counted(weeks, "week"), counted(months, "month")])}, and the newest of all.`,
	change: "Change that",
	now: "Back up now",
	isBegun: "A backup is being taken; this page shows how far it is.",
	none: "No backup was taken yet.",
	when: "As of",
	begun: (moment: Child) => <>begun {moment}</>,
	asked: "Asked for by the team",
	byItself: "By itself",
	how: "How",
	size: "Size",
	rows: (rows: number) => counted(rows, "row"),
	state: "State",
	running: (rows: number) => `Being taken: ${counted(rows, "row")} so far`,
	failed: (why: string) => `Failed: ${why}`,
	notRead: "Not read again yet",
	isSound: (moment: Child) => <>Read again {moment}: as it was written</>,
	isDamaged: (why: string) => `Damaged: ${why}`,
	toDo: "To do",
	check: "Read it again",
	checkOne: (name: string) => `Read the backup ${name} again`,
	isChecked: "It is being read again; this page shows what comes of it.",
	health: "What the team was told of",
	healthHelp: (address: string) => `Mailed to ${address} when it begins and when it is over.`,
	healthOff: "The team is told of nothing: alerts are off.",
	healthChange: "Change that",
	isWell: "Nothing is wrong.",
	since: (moment: Child) => <>since {moment}</>,
	wellSince: (moment: Child) => <>nothing is wrong since {moment}, so it will soon be over</>,
	alerts: {
		dead_letters: (count: string) => `Jobs failed for good: ${count}`,
		queue: (minutes: string) => `Background work had been due for ${minutes} minutes`,
		crons: (hours: string) => `The hourly cron had not fired for ${hours} hours`,
		backups: (hours: string) =>
			`The last backup failed or is damaged, or the newest whole one was of ${hours} hours before`,
		bounces: (percent: string) => `${percent}% of a day’s mails came back`,
		errors: (percent: string) => `${percent}% of an hour’s requests failed`,
		storage: (gigabytes: string) => `The database had ${gigabytes} GB`,
	},
	restore: "How one is put back",
	restoreHelp: (name: Child) => (
		<>
			In a terminal with this project, {name} puts the newest one into the database, all rows of it or none. For another
			one, its name takes the place of “newest”.
		</>
	),
	drillHelp: (name: Child) => (
		<>{name} puts it into an empty database beside everything else, and says whether everything is there.</>
	),
	travelHelp:
		"Cloudflare’s Time Travel goes back to any minute of the last month (a week on the free plan), in place, without any of these; it goes with the database and the account.",
} as const;
