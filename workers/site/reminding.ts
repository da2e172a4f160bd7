import type { WeekKey } from "#core/launches/week";
import { remindedWeeks } from "#store/week-reminders";
import { formTokenOf, type PageContext } from "./site.ts";
import type { Voting } from "./voting.ts";

/** What reminder buttons of a page need to know of its visitor. */
export interface Reminding extends Pick<Voting, "token" | "returnTo"> {
	/** Coming weeks that they will be reminded of. */
	weeks: ReadonlySet<WeekKey>;
}

export async function remindingOf(c: PageContext): Promise<Reminding> {
	const { pathname, search } = new URL(c.req.url);
	const { session, services } = c.var;
	if (session === null) return { token: null, returnTo: pathname + search, weeks: new Set() };
	const weeks = await remindedWeeks(services.db, session.user.id);
	return { token: await formTokenOf(c), returnTo: pathname + search, weeks: new Set(weeks) };
}
