import { weekOf } from "#core/launches/week";
import type { Db } from "#store/db";
import { dueReleases, releaseListings } from "#store/releases";
import { commitGuarded } from "#usecases/commit-guarded";
import { openWeek } from "#usecases/launches/open-week";

/**
 * Takes up to `limit` scheduled listings whose Monday has come live. One whose week went by while it waited (nothing ran
 * all that time) launches in the current week, so that it has a whole chance there.
 * @returns how many went live; null when one of them moved on in the meantime, and nothing was written.
 */
export function releaseDue(db: Db, now: Date, limit: number): Promise<number | null> {
	return commitGuarded(
		db,
		async () => {
			const current = weekOf(now);
			const [week, due] = await Promise.all([openWeek(db, now), dueReleases(db, current, limit)]);
			return { statements: releaseListings(db, due, { current, week, at: now.getTime() }), outcome: due.length };
		},
		{ moved: null },
	);
}
