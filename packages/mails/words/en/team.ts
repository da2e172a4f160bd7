import { line } from "#mails/line";

/** To the site team. */
export const team = {
	alert: {
		subject: (siteName: string, what: string) => line`${siteName}: ${what}`,
		overSubject: (siteName: string, what: string) => line`${siteName}: over now: ${what}`,
		names: {
			dead_letters: "jobs fail for good",
			queue: "background work waits",
			crons: "the hourly cron is late",
			backups: "the backups need you",
			bounces: "mail does not arrive",
			errors: "requests fail",
			storage: "the database grows full",
		},
		begun: {
			dead_letters: (count: string) => line`Within a day ${count} or more jobs failed for good and were not run again.`,
			queue: (minutes: string) => line`Background work has been due for ${minutes} minutes, and nobody is at it.`,
			crons: (hours: string) => line`The hourly cron has not fired for ${hours} hours.`,
			backups: (hours: string) =>
				line`The last backup failed or is damaged, or the newest whole one is too old: it is of ${hours} hours ago.`,
			bounces: (percent: string) => line`Of the mails of a day, ${percent} in a hundred came back or were called spam.`,
			errors: (percent: string) => line`Of the requests of the last hour, ${percent} in a hundred failed.`,
			storage: (gigabytes: string) =>
				line`The database has ${gigabytes} GB. D1 takes 10 GB, and 0.5 GB on the free plan.`,
		},
		toDo: {
			dead_letters: line`Look at why they failed, mend that, and run them again.`,
			queue: line`Look whether the minute cron and the queue of the Worker are there, in Cloudflare’s dashboard.`,
			crons: line`Look at the Worker’s triggers in Cloudflare’s dashboard, or deploy again: that sets them.`,
			backups: line`Take one now; the page says what stood in its way.`,
			bounces: line`Look at the sender’s domain at the mail provider, and at which addresses fail.`,
			errors: line`Look at which routes fail, and at the log of the Worker: each failure is there as request_failed.`,
			storage: line`See what grows before writes are refused: docs/storage.md says what is kept how long.`,
		},
		over: line`This is over now. Nobody needs to do anything.`,
		button: "Look at it",
		reason: (siteName: string) => line`You get this because this is the address of the site team of ${siteName}.`,
	},
	editCopy: {
		subject: (name: string, version: string) => line`${name}: edited by its owner (version ${version})`,
		edited: (name: string) => line`The owner of ${name} changed the listing.`,
		button: "Look at the listing",
		before: "before",
		after: "after",
		nothing: "(nothing)",
		reason: (siteName: string) => line`You get this because this is the address of the site team of ${siteName}.`,
	},
};
