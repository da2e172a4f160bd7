import type { ErrorCode, OperationId, Problem } from "./types.ts";

/** A refusal or failure that the service answered with, after what was worth repeating had been repeated. */
export class LaunchweekError extends Error {
	/** The operation that was called. */
	readonly operation: OperationId;
	/** The HTTP status. */
	readonly status: number;
	/** Which refusal it is; `unreadable_answer` for an answer that is none of the service's own, as proxies give them. */
	readonly code: ErrorCode | "unreadable_answer";
	/** What to ask the service's operators about; null where the answer names none. */
	readonly requestId: string | null;
	/** Every bad field of the input. */
	readonly errors: NonNullable<Problem["errors"]>;
	/** What to call next. */
	readonly nextActions: NonNullable<Problem["next_actions"]>;
	/** Seconds until another try makes sense; null where the service does not say. */
	readonly retryAfterSeconds: number | null;
	/** The body of the answer; null when it could not be read. */
	readonly problem: Problem | null;

	constructor(operation: OperationId, response: Response, problem: Problem | null) {
		super(problem?.detail ?? `${operation} was answered with ${response.status}, and not by the service itself.`);
		this.name = "LaunchweekError";
		this.operation = operation;
		this.status = response.status;
		this.code = problem?.code ?? "unreadable_answer";
		this.requestId = problem?.request_id ?? response.headers.get("X-Request-Id");
		this.errors = problem?.errors ?? [];
		this.nextActions = problem?.next_actions ?? [];
		this.retryAfterSeconds = retryAfterSeconds(response.headers, Date.now());
		this.problem = problem;
	}

	/** Whether it is one of these refusals. */
	is<Code extends ErrorCode>(...codes: readonly Code[]): this is LaunchweekError & { code: Code } {
		return (codes as readonly string[]).includes(this.code);
	}
}

/** Source: RFC 9110, section 10.2.3. @param now epoch milliseconds. @returns null where the header is absent or says nothing. */
export function retryAfterSeconds(headers: Headers, now: number): number | null {
	const value = headers.get("Retry-After");
	if (value === null) return null;
	const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - now) / 1000;
	return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}
