import type { Links } from "#core/web/links";

/** Addresses and names of the authorization server, for who asks nothing of the server itself. */

/** Counted from the redemption of the code; refreshing does not extend it. Source: docs/signing-in.md#apps. */
export const REFRESH_TOKEN_SECONDS = 30 * 86_400;

export const AUTHORIZE_PATH = "/oauth/authorize";
export const TOKEN_PATH = "/oauth/token";
export const REGISTER_PATH = "/oauth/register";

/** What tokens can be issued for. */
export type Resource = "mcp" | "rest";

/** What a grant carries for the doors: encrypted by the provider, readable only with a token of the grant. */
export interface GrantProps {
	userId: number;
	clientName: string;
}

/** Whether OAuth can be at an origin: not over plain http, but for loopback addresses (OAuth 2.1, section 1.5). */
export function canServeOAuth(origin: string): boolean {
	const { protocol, hostname } = new URL(origin);
	return protocol === "https:" || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The resource's canonical identifier. */
export function resourceUrl(links: Links, resource: Resource): string {
	return resource === "mcp" ? links.mcp : links.api;
}

/** Address of the resource's RFC 9728 document, as challenges name it. */
export function resourceMetadataUrl(links: Links, resource: Resource): string {
	const path = resourceUrl(links, resource).slice(links.origin.length);
	return `${links.origin}/.well-known/oauth-protected-resource${path}`;
}
