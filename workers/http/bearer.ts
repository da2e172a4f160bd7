import type { Caller } from "#core/access/caller";
import { isScope } from "#core/access/scopes";
import { actsRow } from "#store/bans";
import { checkFirst } from "#store/check-first";
import type { Services } from "#workers/compose";
import { apiKeyReader, invalidToken, type Shown, shownBy, type TokenReader } from "#workers/http/credentials";
import { type GrantProps, type Resource, resourceUrl } from "#workers/http/oauth-addresses";

/** Which resources' tokens a door accepts. Source: docs/signing-in.md#apps. */
const ACCEPTED: Record<Resource, readonly Resource[]> = { mcp: ["mcp"], rest: ["rest", "mcp"] };

/** The provider's tokens read `user:grant:secret`. */
const TOKEN_FORM = /^\d+:[^:]+:[^:]+$/;

/** Reads OAuth access tokens of this origin's authorization server, for one of its two resources. */
function oauthTokenReader({ oauth, links, db }: Services, resource: Resource): TokenReader {
	return async (token, now) => {
		const servers = TOKEN_FORM.test(token) ? await oauth() : null;
		const found = await servers?.api.unwrapToken<GrantProps>(token);
		if (!found || found.expiresAt * 1000 <= now.getTime()) return null;
		const audiences = [found.audience ?? []].flat();
		if (!ACCEPTED[resource].some((accepted) => audiences.includes(resourceUrl(links, accepted)))) return null;
		const caller: Caller = {
			kind: "user",
			userId: found.grant.props.userId,
			credential: "oauth",
			scopes: found.scope.filter(isScope),
			credentialName: found.grant.props.clientName,
		};
		// What a ban ended may live on for a minute in the caches of the store that grants are kept in.
		const mayAct = ([row]: { ok: number }[]) => {
			if (row?.ok !== 1) throw invalidToken();
		};
		return { caller, proven: await checkFirst(db, actsRow(found.grant.props.userId), mayAct, { closes: true }) };
	};
}

/**
 * Who says to have sent a request to a door. API keys are known by their prefix, then access tokens are looked up.
 * @throws AppError `invalid_token` for credentials that are unknown, expired, revoked, or issued for another resource, here or
 *   when they are proven.
 */
export function shownCaller(request: Request, services: Services, resource: Resource, now: Date): Promise<Shown> {
	return shownBy(
		request,
		[apiKeyReader(services.db, services.invokeDeps.later), oauthTokenReader(services, resource)],
		now,
	);
}

/** Who sent a request to a door. @throws AppError `invalid_token`. */
export async function bearerCaller(
	request: Request,
	services: Services,
	resource: Resource,
	now: Date,
): Promise<Caller> {
	const { caller, proven } = await shownCaller(request, services, resource, now);
	await proven();
	return caller;
}
