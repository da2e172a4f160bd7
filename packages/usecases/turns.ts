/** Who, in one isolate, is having a turn at what. */
export type Turns = Map<string, symbol>;

const STEP_MS = 10;
/** A turn this old was left behind by a request that was cut off. */
const ABANDONED_MS = 2_000;
/** After this, no turn is waited for any longer. */
const WAIT_MAX_MS = 20_000;

/**
 * Waits for a turn at something that many requests of this isolate want to change at once: one after the other they get
 * through, where all together would refuse each other over and over. It only spares that work; the guards of the database
 * decide. Looks again and again instead of waiting for the one before, whose request may never say that it ended.
 * @returns what ends the turn.
 */
export async function takeTurn(turns: Turns, what: string): Promise<() => void> {
	const own = Symbol(what);
	let holder = turns.get(what);
	for (let waitedMs = 0, sameMs = 0; holder !== undefined && waitedMs < WAIT_MAX_MS; waitedMs += STEP_MS) {
		await new Promise((resolve) => setTimeout(resolve, STEP_MS));
		const next = turns.get(what);
		sameMs = next === holder ? sameMs + STEP_MS : 0;
		holder = sameMs >= ABANDONED_MS ? undefined : next;
	}
	turns.set(what, own);
	return () => {
		if (turns.get(what) === own) turns.delete(what);
	};
}
