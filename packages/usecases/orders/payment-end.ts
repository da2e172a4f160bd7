const JUST_AFTER_MS = 60_000;
/** A payment that is over and still there has money under way, which takes days. */
const HOUR_MS = 3_600_000;

/** When what waits for an open payment to end looks again: soon after its time, by the hour once that is over. */
export function lookForEndAt(paymentExpiresAt: number, now: number): number {
	return paymentExpiresAt > now ? paymentExpiresAt + JUST_AFTER_MS : now + HOUR_MS;
}
