import { OAuthAuthorizationServer, type OAuthHelpers, OAuthResourceServer } from "@cloudflare/workers-oauth-provider";
import { SCOPES } from "#core/access/scopes";
import type { Links } from "#core/web/links";
import {
	AUTHORIZE_PATH,
	REFRESH_TOKEN_SECONDS,
	REGISTER_PATH,
	type Resource,
	resourceUrl,
	TOKEN_PATH,
} from "#workers/http/oauth-addresses";

/** Source: docs/signing-in.md#apps. */
export const ACCESS_TOKEN_SECONDS = 3600;
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
 */
export function oauthServers(links: Links, kv: KVNamespace): OAuthServers {
	const env: ProviderEnv = { OAUTH_KV: kv };
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
