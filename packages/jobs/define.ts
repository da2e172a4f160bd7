import type { Clock, Ids, Log } from "#core/ports/outside";
import type { Settings } from "#core/settings";
import type { Links } from "#core/web/links";
import type { JobPorts } from "#jobs/ports";
import type { Db } from "#store/db";

/** What a job works with. */
export interface JobContext {
	/** The instant the job happens at: real time, or the time a cron was fired as of. */
	now: Date;
	db: Db;
	ids: Ids;
	/** For measuring how long something took; rules use `now`. */
	clock: Clock;
	settings: Settings;
	links: Links;
	log: Log;
	ports: JobPorts;
	nextId(sequence: string): Promise<number>;
}

/** What an outbox row asks for. `cause` names the row, for services that deduplicate by a key of ours. */
export interface Work {
	subject: string;
	payload: Record<string, unknown>;
	cause: string;
}

/** One piece of background work. It may run twice: every transition it makes is guarded. */
export interface Job {
	/** File name, and what outbox rows name. */
	name: string;
	/**
	 * @returns a closing sentence for the log, such as "published" or "badge absent".
	 * @throws JobFailed when trying again is pointless; anything else is tried again with a growing delay.
	 */
	run(work: Work, ctx: JobContext): Promise<string>;
	/**
	 * For jobs that crons set off: whether there is anything to do by now. A few rows read from an index, nothing written;
	 * while it says no, the cron leaves no row. Without it there always is.
	 */
	isDue?(ctx: JobContext): Promise<boolean>;
	/** Called when the row becomes a dead letter, for work that somebody waits for: it must not stay open for ever. */
	gaveUp?(work: Work, ctx: JobContext): Promise<void>;
}

/** A failure that will not pass: the message goes to the dead letters at once. */
export class JobFailed extends Error {}

/** Declares a job; the file that holds it is named after it. */
export function defineJob(job: Job): Job {
	return job;
}
