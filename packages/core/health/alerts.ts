/** What the site team is told of when it begins, and when it is over. Source: docs/operations.md#alerts. */
export const ALERT_NAMES = ["dead_letters", "queue", "crons", "backups", "bounces", "storage"] as const;
export type AlertName = (typeof ALERT_NAMES)[number];

/** What the directory knows of how it is running. */
export interface HealthReadings {
	/** Jobs that failed for good within a day and were not run again; as far as they were counted. */
	deadLetters: number;
	/** How long the work that waits longest has been due, in minutes. */
	waitingMinutes: number;
	/** How long what the hourly cron leaves once a day has been due and was not begun, in hours; 0 where nothing is. */
	lateHours: number;
	/** Hours since the newest whole backup; null where none is taken by itself, or before the first was due. */
	backupHours: number | null;
	/** Whether the last backup failed, or was found damaged. */
	isBackupBad: boolean;
	/** Within a day: mails that were sent, and addresses that failed or complained. */
	mailsSent: number;
	mailsFailed: number;
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
	storageGigabytes: number;
}

/** The hourly cron may be missed once. */
export const CRON_LATE_HOURS = 2;
/** Fewer mails say nothing of a rate. */
const MAILS_AT_LEAST = 20;
const GIGABYTE = 1_000_000_000;

/** Which of them hold, each with the number that it is about. */
export function alertsOf(is: HealthReadings, from: Thresholds): Partial<Record<AlertName, number>> {
	const percent = is.mailsSent === 0 ? 0 : Math.round((100 * is.mailsFailed) / is.mailsSent);
	const backupHours = Math.floor(is.backupHours ?? 0);
	const gigabytes = Math.round(is.bytes / (GIGABYTE / 10)) / 10;
	return {
		...(is.deadLetters >= from.deadLetters && { dead_letters: is.deadLetters }),
		...(is.waitingMinutes >= from.waitingMinutes && { queue: Math.floor(is.waitingMinutes) }),
		...(is.lateHours >= from.lateHours && { crons: Math.floor(is.lateHours) }),
		...((is.isBackupBad || backupHours >= from.backupHours) && { backups: backupHours }),
		...(is.mailsSent >= MAILS_AT_LEAST && percent >= from.bouncePercent && { bounces: percent }),
		...(is.bytes >= from.storageGigabytes * GIGABYTE && { storage: gigabytes }),
	};
}
