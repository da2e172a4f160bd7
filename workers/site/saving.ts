import { savedAmong } from "#store/saves";
import { type Buttons, buttonsOf } from "./buttons.ts";
import type { PageContext } from "./site.ts";

/** What save buttons of a page need to know of its visitor. */
export interface Saving extends Buttons {
	/** Slugs of those they have saved for themselves. */
	saved: ReadonlySet<string>;
}

export async function savingOf(c: PageContext, listings: readonly { slug: string }[]): Promise<Saving> {
	const { session, services } = c.var;
	const slugs = listings.map(({ slug }) => slug);
	const saved = session === null ? [] : await savedAmong(services.db, session.user.id, slugs);
	return { ...(await buttonsOf(c)), saved: new Set(saved) };
}
