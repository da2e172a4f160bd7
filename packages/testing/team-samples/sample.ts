import type { Action } from "#actions/define";
import type { World } from "#testing/world";

/** One act of the site team in a world of its own: what `workers/site/team-actions.test.ts` walks every team action with. */
export interface TeamSample<I> {
	action: Action<I, unknown>;
	/** Mints what it is about; account 1 is the site team's. @returns an input that goes through at NOW. */
	make(world: World): Promise<I>;
	/** The input about something that is not there. */
	elsewhere(input: I): I;
	/** Why its row of the log names no facts before and after. */
	unchanged?: string;
	/** What its undo does not put back, as `table` or `table.column`: histories, versions, times. */
	leaves?: readonly string[];
}

/** Samples as the walk takes them: each makes the inputs that only it reads. */
export type AnySample = TeamSample<unknown>;

/** Declares a sample. */
export function sample<I>(of: TeamSample<I>): AnySample {
	return of as AnySample;
}
