import { sha256Hex } from "#core/access/api-key";
import type { Db } from "#store/db";
import { claimOnce, releaseClaim } from "#store/redeemed-tokens";
import { readBounded } from "#workers/http/body";
import type { OAuthServers } from "#workers/http/oauth-servers";

/**
 * A credential presented again later than this after its redemption was not a retry or a race, but a copy in other
 * hands: what was issued from it is revoked. Source: RFC 6749, section 4.1.2; OAuth 2.1, section 4.3.1.
 */
const REPLAY_GRACE_MS = 30_000;
/** Codes and refresh tokens of the provider read `user:grant:secret` and are far shorter. */
const CREDENTIAL_FORM = /^([^:]{1,40}):([^:]{1,40}):[^:]{1,200}$/;
/** A token request holds a few short fields; the rest of the service takes larger bodies. */
const FORM_MAX_BYTES = 64 * 1024;
const CREDENTIAL_OF: Record<string, string> = { authorization_code: "code", refresh_token: "refresh_token" };

/**
 * Answers the token endpoint so that each code and each refresh token is redeemed at most once.
 *
 * The provider keeps both in KV, which has no compare-and-set. So a request first claims the SHA-256 of what it
 * presents in D1; only the one that wins goes on to the provider. If the provider then refuses it for another reason
 * (a wrong verifier, client, redirect URI or resource), or fails, no token has left the server, and the claim is given
 * back: a mistaken or hostile attempt burns nobody's code. While it runs, others are refused as if they had lost. An
 * isolate that dies in between leaves the claim: then the person signs in again, which is the safe side.
 */
export async function answerTokenRequest(
	request: Request,
	db: Db,
	ctx: ExecutionContext,
	servers: OAuthServers,
): Promise<Response> {
	const body = await readBounded(request, FORM_MAX_BYTES);
	const forward = () =>
		servers.answer(
			new Request(request.url, { method: request.method, headers: request.headers, body: bodyOf(request, body) }),
			ctx,
		);
	const form = new URLSearchParams(new TextDecoder().decode(body));
	const [grantType, ...more] = form.getAll("grant_type");
	const name = grantType === undefined || more.length > 0 ? undefined : CREDENTIAL_OF[grantType];
	const presented = name === undefined ? [] : form.getAll(name);
	const [credential] = presented;
	const parts = presented.length === 1 ? CREDENTIAL_FORM.exec(credential ?? "") : null;
	if (credential === undefined || parts === null) return withoutTokens(await forward());

	const hash = await sha256Hex(credential);
	const now = Date.now();
	const claimedAt = await claimOnce(db, hash, now);
	if (claimedAt !== null) {
		if (now - claimedAt > REPLAY_GRACE_MS) await servers.api.revokeGrant(parts[2] ?? "", parts[1] ?? "");
		return alreadyRedeemed(request);
	}
	let issued = false;
	try {
		const response = await forward();
		issued = response.ok;
		return response;
	} finally {
		if (!issued) await releaseClaim(db, hash);
	}
}

function bodyOf(request: Request, body: Uint8Array): Uint8Array | null {
	return request.method === "GET" || request.method === "HEAD" ? null : body;
}

/** Revocations and requests that name no credential of ours pass unclaimed; none of them may come back with tokens. */
async function withoutTokens(response: Response): Promise<Response> {
	if (response.ok && (await response.clone().text()).includes("access_token")) {
		throw new Error("the provider issued tokens for a request that claimed nothing");
	}
	return response;
}

function alreadyRedeemed(request: Request): Response {
	const origin = request.headers.get("Origin");
	return Response.json(
		{ error: "invalid_grant", error_description: "This code or refresh token was already used." },
		{
			status: 400,
			headers: { "Cache-Control": "no-store", ...(origin !== null && { "Access-Control-Allow-Origin": origin }) },
		},
	);
}
