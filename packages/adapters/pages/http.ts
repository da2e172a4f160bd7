import type { Http } from "#core/ports/outside";

/**
 * The one place that requests addresses which others have chosen. One hop, redirects returned as answers. The runtime
 * resolves the name itself and cannot be given an address to connect to: `global_fetch_strictly_public` makes it refuse
 * what is not on the public internet (see docs/crawling.md), the address gate stands before it.
 */
export const http: Http = {
	fetch: (url, { headers, signal, body }) =>
		fetch(url, { headers, signal, redirect: "manual", ...(body !== undefined && { method: "POST", body }) }),
};
