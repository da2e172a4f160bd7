import type { AppError, ErrorCode } from "#core/errors";
import type { Statement } from "#store/db";
import { AGAIN } from "#usecases/decide-again";

export { AGAIN };

/** What a failing guard means where nobody can do anything about it: what the batch threw is thrown. */
export const THROWN: unique symbol = Symbol("thrown");

/** What each of the guards G means, one for one; a guard that is only known as `string` can have no meaning. */
export type Meanings<G extends string, M> = string extends G ? never : { readonly [Guard in G]: M };

/** Keeps out what has a meaning and is no guard, also where it comes from a shared table. */
export type NoOthers<G extends string, Given> = {
	readonly [Other in Exclude<keyof Given, G>]: "no statement here carries this guard";
};

/** What a failing guard of a commit is called towards whoever acts. */
export interface Refusal {
	code: ErrorCode;
	detail: string;
	/** The fields it names, and when to try again. */
	more?: ConstructorParameters<typeof AppError>[2];
	/** Whether it is decided again first; then this is said only when that has not helped. */
	again?: true;
}

/** What each guard of the statements means: a refusal, or another decision. */
export type Refusals<G extends string> = Meanings<G, Refusal | typeof AGAIN>;

/** A finished decision to write: the answer and the statements that make it true, committed together by `runCommit`. */
export interface Commit<T> {
	readonly commit: true;
	answer: T;
	statements: readonly Statement<string>[];
	refusals: Readonly<Record<string, Refusal | typeof AGAIN>>;
}

/**
 * What a handler that writes returns: it reads and decides, and never writes by itself. It compiles only when every guard
 * of the statements has its meaning, and nothing else has one.
 * @param refusals what a failing guard or UNIQUE constraint means; AGAIN where what was read has changed.
 */
export function commit<T>(answer: T, statements: readonly Statement[]): Commit<T>;
export function commit<T, G extends string = never, R extends Refusals<G> = Refusals<G>>(
	answer: T,
	statements: readonly Statement<G>[],
	refusals: R & NoOthers<G, R>,
): Commit<T>;
export function commit<T>(
	answer: T,
	statements: Commit<T>["statements"],
	refusals: Commit<T>["refusals"] = {},
): Commit<T> {
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
