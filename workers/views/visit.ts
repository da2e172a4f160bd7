import type { Services } from "#workers/compose";
import { networkOf } from "#workers/http/credentials";
import { isPageView } from "#workers/views/is-page-view";
import { gatherView } from "#workers/views/isolate-views";

/** A listing that a page shows. */
export interface ShownListing {
	id: number;
	domain: string;
}

/** Counts that somebody who is not signed in looks at a listing's page. Source: docs/views.md#what-counts. */
export async function noteVisit(
	request: Request,
	{ id, domain }: ShownListing,
	services: Pick<Services, "queue" | "dispatchesAtOnce">,
): Promise<void> {
	if (!isPageView(request)) return;
	const visitor = `${networkOf(request)} ${request.headers.get("User-Agent")}`;
	await gatherView(services, { listingId: id, visitor, source: await sourceOf(request, domain), at: Date.now() });
}

/** Where a visit came from, as the browser says it. */
export async function sourceOf(request: Request, domain: string): Promise<string | null> {
	// It knows every public suffix, and no answer waits for it.
	const { visitSource } = await import("#core/listings/visit-source");
	return visitSource(request.headers.get("Referer"), { page: new URL(request.url), domain });
}
