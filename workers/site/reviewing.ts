import { publishedReviews, type ReviewRow, reviewOf } from "#store/reviews";
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

/** Reads a window of a listing's published reviews, and the visitor's own. */
export async function reviewingOf(
	c: PageContext,
	listing: { id: number; ownerId: number | null },
	{ limit, offset }: { limit: number; offset: number },
): Promise<Reviewing> {
	const { services, session } = c.var;
	const [found, own] = await Promise.all([
		publishedReviews(services.db, listing.id, { limit: limit + 1, offset }),
		session === null ? null : reviewOf(services.db, session.user.id, listing.id),
	]);
	return {
		shown: found.slice(0, limit),
		hasMore: found.length > limit,
		own: own?.status === "withdrawn" ? null : own,
		isOwner: session !== null && session.user.id === listing.ownerId,
	};
}
