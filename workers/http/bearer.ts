import type { Caller } from "#core/access/caller";
import { isScope } from "#core/access/scopes";
import { linksFor } from "#core/web/links";
import { openDb } from "#store/db";
import { type Env, settingsFrom } from "#workers/env";
import { apiKeyReader, callerOf, type TokenReader } from "#workers/http/credentials";
import { type GrantProps, oauthServers, type Resource, resourceUrl } from "#workers/http/oauth-servers";

/** Which resources' tokens a door accepts. Source: docs/signing-in.md#apps. */
const ACCEPTED: Record<Resource, readonly Resource[]> = { mcp: ["mcp"], rest: ["rest", "mcp"] };

/** The provider's tokens read `user:grant:secret`. */
const TOKEN_FORM = /^\d+:[^:]+:[^:]+$/;

/** Reads OAuth access tokens of this origin's authorization server, for one of its two resources. */
export function oauthTokenReader(env: Env, origin: string, resource: Resource): TokenReader {
	return async (token, now) => {
		const servers = TOKEN_FORM.test(token) ? oauthServers(origin) : null;
		const found = await servers?.api(env).unwrapToken<GrantProps>(token);
		if (!found || found.expiresAt * 1000 <= now.getTime()) return null;
		const links = linksFor(origin);
		const audiences = [found.audience ?? []].flat();
		if (!ACCEPTED[resource].some((accepted) => audiences.includes(resourceUrl(links, accepted)))) return null;
		return {
			kind: "user",
			userId: found.grant.props.userId,
			credential: "oauth",
			scopes: found.scope.filter(isScope),
			credentialName: found.grant.props.clientName,
		};
	};
}

/** Every kind of bearer credentials a door accepts: API keys, known by their prefix, then access tokens. */
export function bearerReaders(env: Env, origin: string, resource: Resource): readonly TokenReader[] {
	return [apiKeyReader(openDb(env.DB)), oauthTokenReader(env, origin, resource)];
}

/**
 * Who sent a request to a door.
 * @throws AppError `invalid_token` for credentials that are unknown, expired, revoked, or issued for another resource.
 */
export function bearerCaller(request: Request, env: Env, resource: Resource): Promise<Caller> {
	const { origin } = settingsFrom(env, new URL(request.url).origin);
	return callerOf(request, bearerReaders(env, origin, resource), new Date());
}
