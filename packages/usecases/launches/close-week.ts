import type { WeekKey } from "#core/launches/week";
import type { Db } from "#store/db";
import { freezeWeek, WEEK_CLOSED } from "#store/weeks";
import { THROWN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";

/** Freezes a week's results and awards. @returns false when it is closed already; then nothing is written. */
export function closeWeek(db: Db, week: WeekKey, now: number): Promise<boolean> {
	return commitGuarded(db, async () => ({ statements: freezeWeek(db, week, now), outcome: true }), {
		[WEEK_CLOSED]: false,
		votes_to_count: THROWN,
	});
}
