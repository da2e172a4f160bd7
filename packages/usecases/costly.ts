import { type RateState, rateState, windowStart } from "#core/access/rate-limit";
import { AppError } from "#core/errors";
import type { RateLimit } from "#core/settings";
import { COSTLY_LIMIT_REACHED, costlyCount, countCostly } from "#store/costly-counts";
import type { Db, Statement } from "#store/db";

/** Where costly work of one caller is counted, exactly: in the batch that does the work. */
export interface CostlyWindow {
	caller: string;
	/** Start of the window, epoch milliseconds. */
	start: number;
	rate: RateLimit;
	now: Date;
}

export function costlyWindow(caller: string, rate: RateLimit, now: Date): CostlyWindow {
	return { caller, start: windowStart(rate, now.getTime()), rate, now };
}

/** Spares the work that its commit would refuse; the commit's own count is what decides. @throws `rate_limited`. */
export async function refuseIfSpent(db: Db, window: CostlyWindow): Promise<RateState> {
	const used = await costlyCount(db, window.caller, window.start);
	if (used >= window.rate.limit) throw limitReached(window);
	return rateState("costly", window.rate, used + 1, window.now.getTime());
}

/** The exact count, for the batch of the work; fails it as COSTLY_LIMIT_REACHED. */
export function countInBatch(db: Db, window: CostlyWindow): Statement<typeof COSTLY_LIMIT_REACHED>[] {
	return countCostly(db, window.caller, window.start, window.rate.limit, COSTLY_LIMIT_REACHED);
}

export function limitReached({ rate, now }: CostlyWindow): AppError {
	return new AppError(
		"rate_limited",
		`This costs the service much, so it is limited to ${rate.limit} times in ${rate.windowSeconds} seconds.`,
		{ rate: rateState("costly", rate, rate.limit, now.getTime()) },
	);
}
