import { publishedReviews, type ReviewRow, reviewAt } from "#store/reviews";
import type { PageContext } from "./site.ts";

/** What the reviews of a page need to know of its visitor. */
export interface Reviewing {
	shown: readonly ReviewRow[];
	/** Whether there are older ones. */
	hasMore: boolean;
	/** The visitor's own review, also when it is not shown; null when there is none. */
	own: ReviewRow | null;
	/** Whether the visitor owns the listing. */
	isOwner: boolean;
}

/**
 * Reads a window of a listing's published reviews, and the visitor's own.
 * @param found the listing, which may be on its way: the database is waited for once.
 */
export async function reviewingOf(
	c: PageContext,
	{ slug, found }: { slug: string; found: Promise<{ ownerId: number | null } | null> },
	{ limit, offset }: { limit: number; offset: number },
): Promise<Reviewing> {
	const { services, session } = c.var;
	const [shown, own, listing] = await Promise.all([
		publishedReviews(services.db, slug, { limit: limit + 1, offset }),
		session === null ? null : reviewAt(services.db, session.user.id, slug),
		found,
	]);
	return {
		shown: shown.slice(0, limit),
		hasMore: shown.length > limit,
		own: own?.status === "withdrawn" ? null : own,
		isOwner: session !== null && session.user.id === listing?.ownerId,
	};
}
