import { isOwnListing } from "#store/views";
import { SHOWN_HEADER } from "#workers/edge/kept-answer";
import { isPageView } from "#workers/views/is-page-view";
import { gatherView } from "#workers/views/isolate-views";
import { noteVisit, sourceOf } from "#workers/views/visit";
import type { PageContext } from "./site.ts";

/**
 * Counts that somebody looks at a live listing's page, after it was answered and without writing anything. The site team
 * and the listing's own people are left out, and so are robots (docs/views.md).
 */
export function viewed(c: PageContext, { id, status, domain }: { id: number; status: string; domain: string }): void {
	const { session, services } = c.var;
	if (status !== "live" || session?.user.role === "admin") return;
	const request = c.req.raw;
	if (session === null) {
		// Whoever is shown it from a cache counts too.
		c.header(SHOWN_HEADER, JSON.stringify({ id, domain }));
		c.executionCtx.waitUntil(noteVisit(request, { id, domain }, services));
		return;
	}
	if (!isPageView(request)) return;
	const count = async () => {
		if (await isOwnListing(services.db, session.user.id, id)) return;
		const visitor = `user:${session.user.id}`;
		await gatherView(services, { listingId: id, visitor, source: await sourceOf(request, domain), at: Date.now() });
	};
	c.executionCtx.waitUntil(count());
}
