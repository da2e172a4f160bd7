/**
 * Lets go of what the last run of a local instance was at work on, or had given to its queue, which was gone with it: the first
 * cron takes all of it up. Otherwise it would wait until runs and messages count as dead. Nobody else may be serving the directory.
 * @returns how many pieces of work that are.
 * Source: docs/architecture.md#how-background-work-travels.
 */
export async function freeInterruptedWork(db: D1Database): Promise<number> {
	const { meta } = await db
		.prepare(
			"UPDATE outbox SET sent_at = NULL, lease_until = NULL WHERE done_at IS NULL AND (sent_at IS NOT NULL OR lease_until IS NOT NULL)",
		)
		.run();
	return meta.changes;
}
