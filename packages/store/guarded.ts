import { type Db, guardOf, runBatch, type Statement } from "#store/db";

/** How often a change is decided anew because what it was decided on has changed. */
const ATTEMPTS = 5;

/**
 * Decides on a change and commits it, again when a guard says that what it was decided on has changed meanwhile.
 * @param decide reads what it needs and says what to write; no statements is fine.
 * @param refusals guards and constraints that end it, each with what to return.
 * @returns what `decide` or `refusals` says.
 * @throws what the batch throws, also when it stays stale.
 */
export async function commitGuarded<T>(
	db: Db,
	decide: () => Promise<{ statements: readonly Statement[]; outcome: T }>,
	refusals: Readonly<Record<string, T>> = {},
): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		const { statements, outcome } = await decide();
		try {
			await runBatch(db, statements);
			return outcome;
		} catch (error) {
			const guard = guardOf(error);
			if (guard === "stale" && attempt < ATTEMPTS) continue;
			const refused = guard === null ? undefined : refusals[guard];
			if (refused === undefined) throw error;
			return refused;
		}
	}
}
