import { type RateState, rateHeaders } from "#core/access/rate-limit";
import { nextAfter } from "#core/error-next";
import { AppError, ERRORS, type ErrorCode, type FieldError, type NextAction } from "#core/errors";
import type { Links } from "#core/web/links";

/** Source: RFC 9457 with members of our own; docs/api.md#errors. */
export interface Problem {
	type: string;
	title: string;
	status: number;
	detail: string;
	code: ErrorCode;
	request_id: string;
	errors?: readonly FieldError[];
	/** Where the caller stands in the limit that refuses: what the headers say, for readers who see only the body. */
	rate_limit?: RateLimitMembers;
}

export interface RateLimitMembers {
	class: string;
	limit: number;
	window_seconds: number;
	remaining: number;
	reset_seconds: number;
}

/** The body for a refusal. Anything that is not an AppError is a fault of ours and says nothing but its request id. */
export function toProblem(error: unknown, links: Links, requestId: string): Problem {
	const known =
		error instanceof AppError ? error : new AppError("internal", "The error is logged under this request id.");
	return {
		type: `${links.docs}/errors/${known.code}`,
		title: ERRORS[known.code].title,
		status: known.status,
		detail: known.message,
		code: known.code,
		request_id: requestId,
		...(known.errors.length > 0 && { errors: known.errors }),
		...(known.rate && { rate_limit: rateMembers(known.rate) }),
	};
}

function rateMembers({ rateClass, limit, windowSeconds, remaining, resetSeconds }: RateState): RateLimitMembers {
	return { class: rateClass, limit, window_seconds: windowSeconds, remaining, reset_seconds: resetSeconds };
}

/** What to call after a refusal: by operations, which each door says in its own words. */
export function nextActionsOf(error: unknown, refused: { id: string; path: string } | null): readonly NextAction[] {
	return error instanceof AppError ? (error.next ?? nextAfter(error.code, refused)) : [];
}

/** When to come back, and where the caller stands in the limit that refuses. Source: docs/api.md#rate-limits. */
export function limitHeaders(error: unknown): Record<string, string> {
	if (!(error instanceof AppError)) return {};
	return {
		...(error.retryAfterSeconds !== undefined && { "Retry-After": String(error.retryAfterSeconds) }),
		...(error.rate && rateHeaders(error.rate)),
	};
}

/**
 * Headers that belong to a refusal.
 * Source: RFC 6750, section 3; RFC 9728, section 5.1; RFC 9110, Retry-After.
 * @param resourceMetadata address of the protected resource's metadata.
 */
export function problemHeaders(error: unknown, resourceMetadata: string): Record<string, string> {
	if (!(error instanceof AppError)) return {};
	const headers = limitHeaders(error);
	if (error.status === 401 || error.status === 403) {
		const parts = [`resource_metadata="${resourceMetadata}"`];
		if (error.code === "invalid_token") parts.push('error="invalid_token"');
		if (error.code === "insufficient_scope") parts.push('error="insufficient_scope"');
		if (error.scope !== undefined) parts.push(`scope="${error.scope}"`);
		headers["WWW-Authenticate"] = `Bearer ${parts.join(", ")}`;
	}
	return headers;
}
