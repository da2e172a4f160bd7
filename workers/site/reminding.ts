import type { WeekKey } from "#core/launches/week";
import { remindedWeeks } from "#store/week-reminders";
import { type Buttons, buttonsOf } from "./buttons.ts";
import type { PageContext } from "./site.ts";

/** What reminder buttons of a page need to know of its visitor. */
export interface Reminding extends Buttons {
	/** Coming weeks that they will be reminded of. */
	weeks: ReadonlySet<WeekKey>;
}

export async function remindingOf(c: PageContext): Promise<Reminding> {
	const { session, services } = c.var;
	const weeks = session === null ? [] : await remindedWeeks(services.db, session.user.id);
	return { ...(await buttonsOf(c)), weeks: new Set(weeks) };
}
