import { OAuthAuthorizationServer, type OAuthHelpers, OAuthResourceServer } from "@cloudflare/workers-oauth-provider";
import { SCOPES } from "#core/access/scopes";
import type { Links } from "#core/web/links";

/** Source: docs/signing-in.md#apps. */
export const ACCESS_TOKEN_SECONDS = 3600;
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

/** The provider finds its namespace under a name of its own. */
interface ProviderEnv {
	OAUTH_KV: KVNamespace;
}

/** The authorization server and the documents of its resources, at one origin. */
export interface OAuthServers {
	/** Answers the server's own endpoints: metadata, tokens, registration. */
	answer(request: Request, execution: ExecutionContext): Promise<Response>;
	/** Answers for the document that tells clients of a resource where its server is. */
	describe(resource: Resource, request: Request, execution: ExecutionContext): Promise<Response>;
	/** Helpers for pages: consent, grants, clients. */
	api: OAuthHelpers;
}

/**
 * Builds the OAuth servers of an origin.
 * @param kv where the provider keeps clients, grants and tokens.
 * @returns null where OAuth cannot be: over plain http, but for loopback addresses (OAuth 2.1, section 1.5).
 */
export function oauthServers(links: Links, kv: KVNamespace): OAuthServers | null {
	return canServe(links.origin) ? build(links, { OAUTH_KV: kv }) : null;
}

function canServe(origin: string): boolean {
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

function build(links: Links, env: ProviderEnv): OAuthServers {
	const authorization = new OAuthAuthorizationServer<ProviderEnv>({
		issuer: links.origin,
		resources: [links.mcp, links.api],
		defaultResource: links.mcp,
		authorizeEndpoint: AUTHORIZE_PATH,
		tokenEndpoint: TOKEN_PATH,
		clientRegistrationEndpoint: REGISTER_PATH,
		scopesSupported: [...SCOPES],
		accessTokenTTL: ACCESS_TOKEN_SECONDS,
		refreshTokenTTL: REFRESH_TOKEN_SECONDS,
		clientIdMetadataDocumentEnabled: true,
		// Which of them is for `mayReceiveCode` to say.
		allowPrivateUseRedirectUris: true,
		// What the client did wrong is in the answer; our own log keeps only what an operator can act on.
		onError: ({ status, code, description }) => {
			if (status >= 500) console.error(JSON.stringify({ event: "oauth_error", status, code, description }));
		},
	});
	const resourceServer = (resource: Resource, name: string) =>
		new OAuthResourceServer<ProviderEnv>({
			resourceMetadata: {
				resource: resourceUrl(links, resource),
				authorization_servers: [links.origin],
				resource_name: name,
			},
			// No scope is needed for any access and none implies another, so a client that asks before it has seen a
			// challenge is told of all of them; the person chooses on the consent page.
			requiredScopes: [...SCOPES],
			validateToken: () => (canonical, token) => authorization.validateToken(canonical, token, env),
			handler: { fetch: () => new Response(null, { status: 404 }) },
		});
	const resources = { mcp: resourceServer("mcp", "Tool server"), rest: resourceServer("rest", "REST API") };
	return {
		answer: (request, execution) => authorization.fetch(request, env, execution),
		describe: (resource, request, execution) => resources[resource].fetch(request, env, execution),
		api: authorization.getOAuthApi(env),
	};
}
