import { followOfSlug } from "#store/follows";
import { savedAmong } from "#store/saves";
import { type OwnVote, votesFor } from "#store/votes";
import { formTokenOf, type PageContext } from "./site.ts";

/** What vote buttons of a page need to know of its visitor. */
export interface Voting {
	/** For the forms; null where nobody is signed in: then a button leads to signing in. */
	token: string | null;
	/** Where the visitor comes back to. */
	returnTo: string;
	/** Their own votes, by slug. */
	own: ReadonlyMap<string, OwnVote>;
}

/** Reads which of a page's listings the visitor has voted for; nothing for visitors who are not signed in. */
export async function votingOf(c: PageContext, listings: readonly { slug: string }[]): Promise<Voting> {
	const { pathname, search } = new URL(c.req.url);
	const { session, services } = c.var;
	if (session === null) return { token: null, returnTo: pathname + search, own: new Map() };
	const own = await votesFor(
		services.db,
		session.user.id,
		listings.map(({ slug }) => slug),
	);
	return {
		token: await formTokenOf(c),
		returnTo: pathname + search,
		own: new Map(own.map((vote) => [vote.slug, vote])),
	};
}

/** What save buttons of a page need to know of its visitor. */
export interface Saving extends Pick<Voting, "token" | "returnTo"> {
	/** Slugs of those they have saved for themselves. */
	saved: ReadonlySet<string>;
}

export async function savingOf(c: PageContext, listings: readonly { slug: string }[]): Promise<Saving> {
	const { pathname, search } = new URL(c.req.url);
	const { session, services } = c.var;
	if (session === null) return { token: null, returnTo: pathname + search, saved: new Set() };
	const saved = await savedAmong(
		services.db,
		session.user.id,
		listings.map(({ slug }) => slug),
	);
	return { token: await formTokenOf(c), returnTo: pathname + search, saved: new Set(saved) };
}

/** What a follow button needs to know of its visitor. */
export interface Following extends Pick<Voting, "token" | "returnTo"> {
	follows: boolean;
	/** Whether the listing's updates are mailed to them. */
	isMailed: boolean;
}

export async function followingOf(c: PageContext, { slug }: { slug: string }): Promise<Following> {
	const { pathname, search } = new URL(c.req.url);
	const { session, services } = c.var;
	if (session === null) return { token: null, returnTo: pathname + search, follows: false, isMailed: false };
	const follow = await followOfSlug(services.db, session.user.id, slug);
	return {
		token: await formTokenOf(c),
		returnTo: pathname + search,
		follows: follow !== null,
		isMailed: follow?.mailed === true,
	};
}
