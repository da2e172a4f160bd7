/** What a decision comes to when what it was made on has changed before its commit: it is made again. */
export const AGAIN: unique symbol = Symbol("again");

/** How often a decision is made, all in all. */
const DECISIONS_MAX = 10;

/**
 * Makes a decision, and makes it again as long as it says so: the one loop behind every write that was decided on what
 * was read before.
 * @param decide told whether it may answer AGAIN; the last time it may not.
 * @param between waited for before each further time.
 */
export async function untilDecided<T>(
	decide: (mayDecideAgain: boolean) => Promise<T | typeof AGAIN>,
	between?: () => Promise<void>,
): Promise<T> {
	for (let left = DECISIONS_MAX - 1; ; left--) {
		const decided = await decide(left > 0);
		if (decided !== AGAIN) return decided;
		if (left === 0) throw new Error("a decision was to be made again that may not");
		await between?.();
	}
}
