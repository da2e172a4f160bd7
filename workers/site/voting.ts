import { type OwnVote, votesFor } from "#store/votes";
import { type Buttons, buttonsOf } from "./buttons.ts";
import type { PageContext } from "./site.ts";

/** What vote buttons of a page need to know of its visitor. */
export interface Voting extends Buttons {
	/** Their own votes, by slug. */
	own: ReadonlyMap<string, OwnVote>;
}

/** Reads which of a page's listings the visitor has voted for; nothing for visitors who are not signed in. */
export async function votingOf(c: PageContext, listings: readonly { slug: string }[]): Promise<Voting> {
	const { session, services } = c.var;
	const slugs = listings.map(({ slug }) => slug);
	const own = session === null ? [] : await votesFor(services.db, session.user.id, slugs);
	return { ...(await buttonsOf(c)), own: new Map(own.map((vote) => [vote.slug, vote])) };
}
