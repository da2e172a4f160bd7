/**
 * What an error may say in a log, in a stored outcome and to the site team. A failed query carries the values it was
 * given: tokens, addresses, people's words. Of those only the statement's name is told.
 */

/** The error and what caused it, in one line without a stack. */
export function errorReason(error: unknown): string {
	return causesOf(error)
		.map((cause) => wordsOf(cause))
		.join(" <- ");
}

/** The same with the stack of the first error, for people who mend it. */
export function errorTrace(error: unknown): string {
	return error instanceof Error ? errorReason(error) + framesOf(error) : errorReason(error);
}

/** An error of the database layer, by its shape: core knows no database. */
interface QueryError extends Error {
	query: string;
	params: unknown;
}

export function isQueryError(error: unknown): error is QueryError {
	return error instanceof Error && "params" in error && "query" in error && typeof error.query === "string";
}

const CAUSES_MAX = 5;

function causesOf(error: unknown): unknown[] {
	const causes = [error];
	for (let cause = error; cause instanceof Error && cause.cause !== undefined; cause = cause.cause) {
		if (causes.push(cause.cause) === CAUSES_MAX) break;
	}
	return causes;
}

function wordsOf(error: unknown): string {
	if (isQueryError(error)) return `failed query: ${statementName(error.query)}`;
	const words = error instanceof Error ? error.message : String(error);
	// A value that cannot be bound is written out by the runtime.
	return words.replace(/ for value '.*'/s, " for a value");
}

/** `insert sign_in_links`: the verb and the first table of a statement. */
export function statementName(query: string): string {
	const verb = /^\s*(\w+)/.exec(query)?.[1]?.toLowerCase() ?? "unknown";
	const table = /\b(?:from|into|update|join)\s+"?(\w+)/i.exec(query)?.[1];
	return table === undefined ? verb : `${verb} ${table}`;
}

/** The lines of the stack after the message, which the stack repeats. */
function framesOf(error: Error): string {
	const { stack = "", message } = error;
	const at = stack.indexOf(message);
	return at < 0 ? "" : stack.slice(at + message.length);
}
