import type { RateLimit } from "#core/settings";

/** Where a caller stands in the current window of one class. */
export interface RateState {
	/** One of the classes of operations, or the name of a limit of its own. */
	rateClass: string;
	limit: number;
	windowSeconds: number;
	remaining: number;
	/** Seconds until the window ends. */
	resetSeconds: number;
}

/** Start of the window that holds an instant; both in epoch milliseconds. */
export function windowStart(rate: RateLimit, now: number): number {
	const windowMs = rate.windowSeconds * 1000;
	return Math.floor(now / windowMs) * windowMs;
}

export function rateState(rateClass: string, rate: RateLimit, used: number, now: number): RateState {
	const endsAt = windowStart(rate, now) + rate.windowSeconds * 1000;
	return {
		rateClass,
		limit: rate.limit,
		windowSeconds: rate.windowSeconds,
		remaining: Math.max(0, rate.limit - used),
		resetSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)),
	};
}

/** The response fields of a rate limit. Source: draft-ietf-httpapi-ratelimit-headers-10. */
export function rateHeaders(state: RateState): Record<string, string> {
	return {
		"RateLimit-Policy": `"${state.rateClass}";q=${state.limit};w=${state.windowSeconds}`,
		RateLimit: `"${state.rateClass}";r=${state.remaining};t=${state.resetSeconds}`,
	};
}
