import { lookUntil } from "#usecases/look-until";

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
 * decide.
 * @returns what ends the turn.
 */
export async function takeTurn(turns: Turns, what: string): Promise<() => void> {
	const own = Symbol(what);
	let holder: symbol | undefined;
	let sameMs = 0;
	const take = () => {
		const next = turns.get(what);
		sameMs = next === holder ? sameMs + STEP_MS : 0;
		holder = next;
		const isFree = holder === undefined || sameMs >= ABANDONED_MS;
		// In the same moment, so that nobody else finds it free.
		if (isFree) turns.set(what, own);
		return isFree;
	};
	if (!(await lookUntil(take, { stepMs: STEP_MS, maxMs: WAIT_MAX_MS }))) turns.set(what, own);
	return () => {
		if (turns.get(what) === own) turns.delete(what);
	};
}
