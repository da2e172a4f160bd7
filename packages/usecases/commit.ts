import type { AppError, ErrorCode } from "#core/errors";
import type { Statement } from "#store/db";

/** What a failing guard of a commit is called towards whoever acts. */
export interface Refusal {
	code: ErrorCode;
	detail: string;
	/** The fields it names, and when to try again. */
	more?: ConstructorParameters<typeof AppError>[2];
}

/** What a failing guard means where what was read has changed: the decision is made again. */
export const AGAIN = "again";

/** From a guard's name (or `unique:table.column`) to the refusal it means, or to another decision. */
export type Refusals = Readonly<Record<string, Refusal | typeof AGAIN>>;

/** A finished decision to write: the answer and the statements that make it true, committed together by `runCommit`. */
export interface Commit<T> {
	readonly commit: true;
	answer: T;
	statements: readonly Statement[];
	refusals: Refusals;
}

/**
 * What a handler that writes returns: it reads and decides, and never writes by itself.
 * @param refusals which refusal a failing guard or UNIQUE constraint means; a guard named `stale` makes `runCommit`
 *   decide again, because what was read has changed.
 */
export function commit<T>(answer: T, statements: readonly Statement[], refusals: Refusals = {}): Commit<T> {
	return { commit: true, answer, statements, refusals };
}

/** An answer that writes nothing: what was asked for is so already. */
export interface Unchanged<T> {
	readonly commit: false;
	answer: T;
}

export function unchanged<T>(answer: T): Unchanged<T> {
	return { commit: false, answer };
}

export function isCommit(value: unknown): value is Commit<unknown> {
	return typeof value === "object" && value !== null && "commit" in value && value.commit === true;
}
