import { countSearchWords } from "#core/jobs/kinds";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { NOW } from "#testing/now";
import type { World } from "#testing/world";

/** Has searches know the words of all listings there are, as they do a minute later. */
export async function countWords(world: World, now: Date = NOW): Promise<void> {
	const at = now.getTime();
	const payload = { of: "vocabulary" as const, after: "", began: 0 };
	await runBatch(world.db, [enqueue(world.db, countSearchWords, { subject: "all", payload, dueAt: at, now: at })]);
	await world.runJobs(now);
}
