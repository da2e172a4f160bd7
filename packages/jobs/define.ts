import type { JobKind, Work } from "#core/jobs/kind";
import type { Measures } from "#core/ports/numbers";
import type { JobPorts } from "#jobs/ports";
import type { OutboxRow } from "#store/outbox";
import type { WorkContext } from "#usecases/work-context";

/** What a job works with. */
export interface JobContext extends WorkContext {
	measures: Measures;
	ports: JobPorts;
}

/** One piece of background work. It may run twice: every transition it makes is guarded. */
export interface Job<K extends JobKind = JobKind> {
	kind: K;
	/**
	 * @returns a closing sentence for the log, such as "published" or "badge absent".
	 * @throws JobFailed when trying again is pointless; anything else is tried again with a growing delay.
	 */
	run(work: Work<K>, ctx: JobContext): Promise<string>;
	/**
	 * For jobs that crons set off: whether there is anything to do by now. A few rows read from an index, nothing written;
	 * while it says no, the cron leaves no row. Without it there always is.
	 */
	isDue?(ctx: JobContext): Promise<boolean>;
	/** Called when the row becomes a dead letter, for work that somebody waits for: it must not stay open for ever. */
	gaveUp?(work: Work<K>, ctx: JobContext): Promise<void>;
}

/** A failure that will not pass: the message goes to the dead letters at once. */
export class JobFailed extends Error {}

/** Declares the job of a kind; the file that holds it is named after it. */
export function defineJob<K extends JobKind>(kind: K, job: Omit<Job<K>, "kind">): Job<K> {
	return { kind, ...job };
}

/**
 * What an outbox row asks its job for.
 * @throws JobFailed naming each field that is not what the kind says: no other try would read it differently.
 */
export function workOf(kind: JobKind, row: Pick<OutboxRow, "id" | "subject" | "payload">): Work {
	const subject = kind.subject.safeDecode(row.subject);
	const payload = kind.payload.safeParse(row.payload);
	if (subject.success && payload.success) {
		return { subject: subject.data, payload: payload.data, cause: `outbox:${row.id}` };
	}
	const problems = Object.entries({ subject, payload }).flatMap(([field, { error }]) =>
		(error?.issues ?? []).map(({ path, message }) => `${[field, ...path].join(".")}: ${message}`),
	);
	throw new JobFailed(`its row does not say what it has to: ${problems.join("; ")}`);
}
