import type { Db } from "#store/db";
import { BATCH_ADDED, insertViews, type NewViews } from "#store/views";
import { commitGuarded } from "#usecases/commit-guarded";

/** Counts a batch of views, once however often it arrives. @returns false when it was counted already. */
export function addViews(db: Db, views: NewViews): Promise<boolean> {
	return commitGuarded(db, async () => ({ statements: insertViews(db, views), outcome: true }), {
		[BATCH_ADDED]: false,
	});
}
