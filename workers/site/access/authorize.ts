import {
	AuthorizationError,
	type AuthRequest,
	authorizationErrorRedirect,
	CimdFetchError,
	type ConsentDescription,
	type OAuthHelpers,
} from "@cloudflare/workers-oauth-provider";
import { isScope, SCOPES, type Scope } from "#core/access/scopes";
import { AppError } from "#core/errors";
import { sha256Hex } from "#core/sha256";
import type { Db } from "#store/db";
import { claimOnce } from "#store/redeemed-tokens";
import type { UserRow } from "#store/users";
import { type GrantMetadata, grantedScopes } from "#workers/http/grants";
import type { GrantProps } from "#workers/http/oauth-addresses";
import { isPrivateScheme, mayReceiveCode } from "#workers/site/access/redirect-uri";

/** Everything the consent page asks about. */
export interface ConsentQuestion {
	request: AuthRequest;
	/** The client's facts; its texts come from the client and are never trusted. */
	client: ConsentDescription & { clientName: string };
	/** What is asked for, in our order. */
	asked: Scope[];
	/** What this client was allowed before, and keeps when it asks for more. */
	before: Scope[];
	/**
	 * What is left. Offered, not ticked: clients that cannot ask for more later (those of `@modelcontextprotocol/sdk` 1.x
	 * refresh instead, and fail) can get it now.
	 */
	rest: Scope[];
}

/** Thrown instead of showing a page: the client learns by a redirect what is wrong with its request. */
export class RedirectToClient extends Error {
	readonly redirectTo: string;

	constructor(redirectTo: string) {
		super("redirect to the client");
		this.redirectTo = redirectTo;
	}
}

/**
 * Reads an authorization request.
 * @throws RedirectToClient for what the client may learn.
 * @throws AppError for what must be shown here: nobody knows yet whether the redirect would go to the client.
 */
export async function readAuthorization(api: OAuthHelpers, request: Request): Promise<AuthRequest> {
	const parameters = new URL(request.url).searchParams;
	for (const name of new Set(parameters.keys())) {
		if (name !== "resource" && parameters.getAll(name).length > 1) throw refused(`It sends ${name} more than once.`);
	}
	return shown(async () => {
		const parsed = await api.parseAuthRequest(request);
		if (!mayReceiveCode(parsed.redirectUri)) {
			throw refused("It asks for an answer at an address that is neither https nor a native app's own.");
		}
		// The provider lets confidential clients go without; here every client proves that it started the flow.
		if (parsed.codeChallenge === undefined || parsed.codeChallengeMethod !== "S256") {
			throw back(parsed, "invalid_request", "PKCE with code_challenge_method S256 is required");
		}
		if (parsed.scope.length > 0 && !parsed.scope.some(isScope)) {
			throw back(parsed, "invalid_scope", `The scopes are ${SCOPES.join(", ")}`);
		}
		return parsed;
	});
}

/** What to ask the signed-in person. A client that names no scope leaves the choice among all of them. */
export async function consentQuestion(
	api: OAuthHelpers,
	request: AuthRequest,
	user: UserRow,
): Promise<ConsentQuestion> {
	const described = await shown(() => api.describeConsent(request));
	const asked = SCOPES.filter((scope) => request.scope.length === 0 || request.scope.includes(scope));
	const granted = await grantedScopes(api, user.id, { clientId: request.clientId, resource: request.resource });
	const before = granted.filter((scope) => !asked.includes(scope));
	return {
		request,
		client: { ...described, clientName: plainName(described.clientName) },
		asked,
		before,
		rest: SCOPES.filter((scope) => !asked.includes(scope) && !before.includes(scope)),
	};
}

/**
 * Grants what a person ticked, once for each page that was shown.
 * @param httpRequest the form's request, whose cookies bind the page to this browser.
 * @returns headers with the redirect to the client.
 */
export async function approve(
	api: OAuthHelpers,
	db: Db,
	httpRequest: Request,
	answer: { handle: string; scopes: readonly Scope[]; user: UserRow },
): Promise<Headers> {
	return shown(async () => {
		// The provider looks at the cookie that binds the page to this browser; only then is the handle used up. Its own
		// single use is a read and a delete in KV, which two requests can both pass.
		const { request, headers } = await api.approveConsent(httpRequest, answer.handle, { scope: [...answer.scopes] });
		if ((await claimOnce(db, await sha256Hex(`consent:${answer.handle}`), Date.now())) !== null) {
			throw refused("This page was answered already.");
		}
		const client = await api.describeConsent(request);
		const clientName = plainName(client.clientName);
		const metadata: GrantMetadata = { clientName, clientDomain: client.clientDomain ?? null };
		const props: GrantProps = { userId: answer.user.id, clientName };
		const { redirectTo } = await api.completeAuthorization({
			request,
			userId: String(answer.user.id),
			metadata,
			scope: [...answer.scopes],
			props,
			// Another installation of the same client keeps what it has.
			revokeExistingGrants: false,
		});
		headers.set("Location", redirectTo);
		return headers;
	});
}

/** Says no. @returns headers with the redirect to the client. */
export async function deny(api: OAuthHelpers, httpRequest: Request, handle: string): Promise<Headers> {
	return shown(async () => (await api.denyConsent(httpRequest, handle)).headers);
}

/**
 * Where the consent form may lead: to this site and to the client. Browsers hold every further redirect of the client
 * against the form's page too, and those are not ours to know, so any https address passes.
 */
export function formTargetsOf(request: AuthRequest): string[] {
	const { origin, protocol, hostname } = new URL(request.redirectUri);
	// Content-Security-Policy cannot name IPv6 addresses, and the schemes of native apps have no origin.
	return ["https:", hostname.startsWith("[") || isPrivateScheme(protocol) ? protocol : origin];
}

/** A name as one short line, without characters that turn or hide text. */
function plainName(name: string): string {
	const line = name
		.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
		.replaceAll(/\s+/g, " ")
		.trim();
	return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

function back(request: AuthRequest, code: "invalid_request" | "invalid_scope", description: string): RedirectToClient {
	return new RedirectToClient(authorizationErrorRedirect(request, code, description));
}

function refused(why: string): AppError {
	return new AppError("authorization_refused", `${why} Start again from the app.`);
}

/** Turns the provider's refusals into a redirect where it says that one is safe, and into our page elsewhere. */
async function shown<T>(run: () => Promise<T>): Promise<T> {
	try {
		return await run();
	} catch (error) {
		if (error instanceof AuthorizationError && error.redirectTo !== undefined)
			throw new RedirectToClient(error.redirectTo);
		if (error instanceof AuthorizationError) throw refused(`${error.description}.`);
		if (error instanceof CimdFetchError) throw refused("The document that describes the app could not be read.");
		throw error;
	}
}
