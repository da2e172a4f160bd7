import type { JobKind, Work } from "#core/jobs/kind";
import type { JobContext } from "#jobs/define";
import type { Statement } from "#store/db";
import { enqueue } from "#store/outbox";

/**
 * Leaves one more run of a job that did its share and found that there may be more. The key names the run that leaves it:
 * a run that happens twice leaves one, and a long backlog is worked off run by run (a key that the rows shared would be
 * held by the run itself, and end the chain with it).
 */
export function again(kind: JobKind, { subject, payload, cause }: Work, { db, now }: JobContext): Statement {
	const at = now.getTime();
	return enqueue(db, kind, { subject, payload, dueAt: at, now: at, onceKey: `${kind.name}:after:${cause}` });
}
