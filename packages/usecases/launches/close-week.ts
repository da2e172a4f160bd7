import { tellResults } from "#core/jobs/kinds";
import type { WeekKey } from "#core/launches/week";
import type { Db } from "#store/db";
import { enqueue } from "#store/outbox";
import { freezeWeek, WEEK_CLOSED } from "#store/weeks";
import { THROWN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";

/** Freezes a week's results and awards. @returns false when it is closed already; then nothing is written. */
export function closeWeek(db: Db, week: WeekKey, now: number): Promise<boolean> {
	const statements = [...freezeWeek(db, week, now), enqueue(db, tellResults, { subject: week, dueAt: now, now })];
	return commitGuarded(db, async () => ({ statements, outcome: true }), {
		[WEEK_CLOSED]: false,
		votes_to_count: THROWN,
	});
}
