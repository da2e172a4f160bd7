import { type Db, guardOf, runAnyBatch, type Statement } from "#store/db";

/** What a failing guard means where what was read has changed: the decision is made again. */
export const AGAIN: unique symbol = Symbol("again");

/** What a failing guard means where nobody can do anything about it: what the batch threw is thrown. */
export const THROWN: unique symbol = Symbol("thrown");

/** What each of the guards G means, one for one; a guard that is only known as `string` can have no meaning. */
export type Meanings<G extends string, M> = string extends G ? never : { readonly [Guard in G]: M };

/** Keeps out what has a meaning and is no guard, also where it comes from a shared table. */
export type NoOthers<G extends string, Given> = {
	readonly [Other in Exclude<keyof Given, G>]: "no statement here carries this guard";
};

/** How often a change is decided anew because what it was decided on has changed. */
const ATTEMPTS = 5;

/**
 * Decides on a change and commits it.
 * @param decide reads what it needs and says what to write; no statements is fine.
 * @param meanings what each guard of the statements means: what to return instead, AGAIN or THROWN.
 * @returns what `decide` or `meanings` says.
 * @throws what the batch throws, also when deciding again does not help.
 */
export async function commitGuarded<
	T,
	G extends string = never,
	const M extends Meanings<G, unknown> = Meanings<G, never>,
>(
	db: Db,
	decide: () => Promise<{ statements: readonly Statement<G>[]; outcome: T }>,
	meanings: M & NoOthers<G, M>,
): Promise<T | Exclude<M[keyof M], typeof AGAIN | typeof THROWN>>;
export async function commitGuarded(
	db: Db,
	decide: () => Promise<{ statements: readonly Statement<string>[]; outcome: unknown }>,
	meanings: Readonly<Record<string, unknown>>,
): Promise<unknown> {
	for (let attempt = 1; ; attempt++) {
		const { statements, outcome } = await decide();
		try {
			await runAnyBatch(db, statements);
			return outcome;
		} catch (error) {
			const guard = guardOf(error);
			const isGiven = guard !== null && Object.hasOwn(meanings, guard);
			const meaning = isGiven ? meanings[guard] : THROWN;
			if (meaning === AGAIN && attempt < ATTEMPTS) continue;
			if (meaning === AGAIN || meaning === THROWN) throw error;
			return meaning;
		}
	}
}
