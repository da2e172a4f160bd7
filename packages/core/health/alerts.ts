import { DAY_MS } from "#core/launches/week";

/** What the site team is told of when it begins, and when it is over. Source: docs/operations.md#alerts. */
export const ALERT_NAMES = ["dead_letters", "queue", "crons", "backups", "bounces", "errors", "storage"] as const;
export type AlertName = (typeof ALERT_NAMES)[number];

/** What the directory knows of how it is running. */
export interface HealthReadings {
	/** Jobs that failed for good within a day and were not run again; as far as they were counted. */
	deadLetters: number;
	/** How long the work that waits longest has been due, in minutes. */
	waitingMinutes: number;
	/** How long ago the hourly cron last fired, in hours; 0 before its first time. */
	lateHours: number;
	/** Hours since the newest whole backup; null where none is taken by itself, or before the first was due. */
	backupHours: number | null;
	/** Whether the last backup failed, or was found damaged. */
	isBackupBad: boolean;
	/** Within a day: mails that were sent, and addresses that failed or complained. */
	mailsSent: number;
	mailsFailed: number;
	/** Requests of the last hour, and those that failed (status 500 or more); null where nothing tells. */
	requests: { requests: number; errors: number } | null;
	/** Size of the database in bytes. */
	bytes: number;
}

/** From where on something is told. */
export interface Thresholds {
	deadLetters: number;
	waitingMinutes: number;
	lateHours: number;
	backupHours: number;
	bouncePercent: number;
	errorPercent: number;
	storageGigabytes: number;
}

/** The hourly cron may be missed once. */
export const CRON_LATE_HOURS = 2;
/** Fewer mails say nothing of a rate. */
const MAILS_AT_LEAST = 20;
const REQUESTS_AT_LEAST = 50;
const GIGABYTE = 1_000_000_000;

/** Which of them hold, each with the number that it is about. */
export function alertsOf(is: HealthReadings, from: Thresholds): Partial<Record<AlertName, number>> {
	const percent = percentOf(is.mailsFailed, is.mailsSent);
	const { requests, errors } = is.requests ?? { requests: 0, errors: 0 };
	const errorPercent = percentOf(errors, requests);
	const backupHours = Math.floor(is.backupHours ?? 0);
	const gigabytes = Math.round(is.bytes / (GIGABYTE / 10)) / 10;
	return {
		...(is.deadLetters >= from.deadLetters && { dead_letters: is.deadLetters }),
		...(is.waitingMinutes >= from.waitingMinutes && { queue: Math.floor(is.waitingMinutes) }),
		...(is.lateHours >= from.lateHours && { crons: Math.floor(is.lateHours) }),
		...((is.isBackupBad || backupHours >= from.backupHours) && { backups: backupHours }),
		...(is.mailsSent >= MAILS_AT_LEAST && percent >= from.bouncePercent && { bounces: percent }),
		...(requests >= REQUESTS_AT_LEAST && errorPercent >= from.errorPercent && { errors: errorPercent }),
		...(is.bytes >= from.storageGigabytes * GIGABYTE && { storage: gigabytes }),
	};
}

const percentOf = (part: number, all: number): number => (all === 0 ? 0 : Math.round((100 * part) / all));

/** For so long nothing must be wrong before it is over; each time that it comes back within a day, twice as long. */
const WELL_MS = 3_600_000;
const RETURNS_MAX = 5;

/** What is known of an alert that was told before. */
export interface KnownAlert {
	endedAt: number | null;
	wellSince: number | null;
	returns: number;
}

/** What a look at one thing changes: it is told as `begins` and as `over`, and noted in between. */
export type AlertStep =
	| { kind: "begins"; returns: number }
	| { kind: "well" }
	| { kind: "wrong again" }
	| { kind: "over" }
	| null;

/**
 * What becomes of an alert by a look at it. One that comes and goes is told ever more seldom, as it is over only once
 * nothing has been wrong for an hour, and for longer where it came back. Source: docs/operations.md#alerts.
 */
export function alertStep(known: KnownAlert | null, isWrong: boolean, now: number): AlertStep {
	if (known === null || known.endedAt !== null) {
		if (!isWrong) return null;
		const isBack = known?.endedAt != null && now - known.endedAt < DAY_MS;
		return { kind: "begins", returns: isBack ? Math.min(known.returns + 1, RETURNS_MAX) : 0 };
	}
	if (isWrong) return known.wellSince === null ? null : { kind: "wrong again" };
	if (known.wellSince === null) return { kind: "well" };
	return now - known.wellSince >= WELL_MS * 2 ** known.returns ? { kind: "over" } : null;
}
