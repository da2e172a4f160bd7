import { type Db, guardOf, runAnyBatch, type Statement } from "#store/db";
import { type Meanings, type NoOthers, THROWN } from "#usecases/commit";
import { AGAIN, untilDecided } from "#usecases/decide-again";

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
	return untilDecided(async (mayDecideAgain) => {
		const { statements, outcome } = await decide();
		try {
			await runAnyBatch(db, statements);
			return outcome;
		} catch (error) {
			const guard = guardOf(error);
			const isGiven = guard !== null && Object.hasOwn(meanings, guard);
			const meaning = isGiven ? meanings[guard] : THROWN;
			if (meaning === THROWN || (meaning === AGAIN && !mayDecideAgain)) throw error;
			return meaning;
		}
	});
}
