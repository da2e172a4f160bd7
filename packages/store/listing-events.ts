import type { Db, Statement } from "#store/db";
import { listingEvents } from "#store/schema/index";

export interface ListingEvent {
	listingId: number;
	/** What happened: submitted, free_plan_chosen, badge_found, badge_lost, ... */
	kind: string;
	from: string | null;
	to: string | null;
	/** Who or what caused it: `user:7`, `job:check-badge`. */
	cause: string;
	detail?: Record<string, unknown>;
	at: number;
}

/** Leaves a row in a listing's history, in the batch of what happened. */
export function recordEvent(db: Db, event: ListingEvent): Statement {
	return db.insert(listingEvents).values({ ...event, detail: event.detail ?? {} });
}
