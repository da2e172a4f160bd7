import { visitSource } from "#core/listings/visit-source";
import { isOwnListing } from "#store/views";
import { networkOf } from "#workers/http/credentials";
import { isPageView } from "#workers/views/is-page-view";
import { gatherView } from "#workers/views/isolate-views";
import type { PageContext } from "./site.ts";

/**
 * Counts that somebody looks at a live listing's page, after it was answered and without writing anything. The site team
 * and the listing's own people are left out, and so are robots (docs/views.md).
 */
export function viewed(c: PageContext, listing: { id: number; status: string; domain: string }): void {
	const { session, services } = c.var;
	if (listing.status !== "live" || session?.user.role === "admin" || !isPageView(c.req.raw)) return;
	const visitor =
		session === null ? `${networkOf(c.req.raw)} ${c.req.header("User-Agent")}` : `user:${session.user.id}`;
	const count = async () => {
		if (session !== null && (await isOwnListing(services.db, session.user.id, listing.id))) return;
		const source = visitSource(c.req.header("Referer") ?? null, { page: new URL(c.req.url), domain: listing.domain });
		await gatherView(services, { listingId: listing.id, visitor, source, at: Date.now() });
	};
	c.executionCtx.waitUntil(count());
}
