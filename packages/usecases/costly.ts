import { type RateState, rateState, windowStart } from "#core/access/rate-limit";
import { AppError } from "#core/errors";
import type { RateLimit } from "#core/settings";
import { checkFirst } from "#store/check-first";
import { COSTLY_LIMIT_REACHED, costlyCountRow, countCostly } from "#store/costly-counts";
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

/**
 * Spares the work that its commit would refuse; the commit's own count is what decides. Asked with the first reads of the work.
 * @param onRate told where the caller stands.
 * @returns to be waited for when the work has ended, well or not. @throws `rate_limited`, here or then.
 */
export function refuseIfSpent(
	db: Db,
	window: CostlyWindow,
	onRate: (state: RateState) => void = () => undefined,
): Promise<() => Promise<void>> {
	return checkFirst<{ count: number }>(db, costlyCountRow(window.caller, window.start), ([row]) => {
		const used = row?.count ?? 0;
		if (used >= window.rate.limit) throw limitReached(window);
		onRate(rateState("costly", window.rate, used + 1, window.now.getTime()));
	});
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
