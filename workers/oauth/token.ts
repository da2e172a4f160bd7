import { sha256Hex } from "#core/sha256";
import type { Db } from "#store/db";
import { claimOnce, isClaimed, keepRefreshAnswer, refreshAnswer, releaseClaim } from "#store/redeemed-tokens";
import { readBounded } from "#workers/http/body";
import type { OAuthServers } from "#workers/http/oauth-servers";
import { withOneClientId } from "#workers/oauth/client-authentication";
import { fingerprintOf, openAnswer, sealAnswer } from "#workers/oauth/refresh-answer";

/**
 * A credential presented again later than this after its redemption was not a retry or a race, but a copy in other
 * hands: what was issued from it is revoked. Source: RFC 6749, section 4.1.2; OAuth 2.1, section 4.3.1.
 */
const REPLAY_GRACE_MS = 30_000;
/** Waits between looks for the answer to a refresh token that another request is just redeeming. */
const LOOK_AGAIN_MS = [50, 100, 200, 400, 800, 1600];
/** Codes and refresh tokens of the provider read `user:grant:secret` and are far shorter. */
const CREDENTIAL_FORM = /^([^:]{1,40}):([^:]{1,40}):[^:]{1,200}$/;
/** A token request holds a few short fields; the rest of the service takes larger bodies. */
const FORM_MAX_BYTES = 64 * 1024;
const CREDENTIAL_OF: Record<string, string> = { authorization_code: "code", refresh_token: "refresh_token" };
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * Answers the token endpoint so that each code and each refresh token is redeemed at most once.
 *
 * The provider keeps both in KV, which has no compare-and-set. So a request first claims the SHA-256 of what it
 * presents in D1; only the one that wins goes on to the provider. If the provider then refuses it for another reason
 * (a wrong verifier, client, redirect URI or resource), or fails, no token has left the server, and the claim is given
 * back: a mistaken or hostile attempt burns nobody's code. While it runs, others are refused as if they had lost, but for
 * the very same refresh request sent again: it waits for the same answer, and gets it for half a minute, because the
 * first may have been lost on the way. An isolate that dies in between leaves the claim: then the person signs in again,
 * which is the safe side.
 */
export async function answerTokenRequest(
	request: Request,
	db: Db,
	ctx: ExecutionContext,
	servers: OAuthServers,
): Promise<Response> {
	const body = await readBounded(request, FORM_MAX_BYTES);
	const sent = new URLSearchParams(new TextDecoder().decode(body));
	const authorization = request.headers.get("Authorization");
	const isForm = FORM_TYPE.test(request.headers.get("Content-Type") ?? "");
	const form = isForm ? withOneClientId(sent, authorization) : sent;
	const forwarded = form === sent ? body : new TextEncoder().encode(form.toString());
	const forward = () => servers.answer(requestWith(request, forwarded), ctx);
	const [grantType, ...more] = form.getAll("grant_type");
	const name = grantType === undefined || more.length > 0 ? undefined : CREDENTIAL_OF[grantType];
	const presented = name === undefined ? [] : form.getAll(name);
	const [credential] = presented;
	const parts = presented.length === 1 ? CREDENTIAL_FORM.exec(credential ?? "") : null;
	if (credential === undefined || parts === null) return withoutTokens(await forward());

	const hash = await sha256Hex(credential);
	const now = Date.now();
	const claimedAt = await claimOnce(db, hash, now);
	const isRefresh = name === "refresh_token";
	if (claimedAt !== null) {
		if (now - claimedAt > REPLAY_GRACE_MS) await servers.api.revokeGrant(parts[2] ?? "", parts[1] ?? "");
		else if (isRefresh) {
			const again = await sameAnswer(db, credential, hash, await fingerprintOf(form, authorization));
			if (again !== null) return tokenAnswer(request, again, 200);
		}
		return tokenAnswer(request, ALREADY_REDEEMED, 400);
	}
	let issued = false;
	try {
		const response = await forward();
		if (!response.ok) return response;
		const answer = await response.clone().json<Record<string, unknown>>();
		// The tokens stay here, and the provider goes on to take the old refresh token until the new one is used.
		if (isRefresh && asksForMore(form, answer)) return tokenAnswer(request, MORE_SCOPE, 400);
		if (isRefresh) {
			const fingerprint = await fingerprintOf(form, authorization);
			const sealed = await sealAnswer(credential, { fingerprint, body: answer, at: now });
			await keepRefreshAnswer(db, hash, sealed, now + REPLAY_GRACE_MS);
		}
		issued = true;
		return response;
	} finally {
		if (!issued) await releaseClaim(db, hash);
	}
}

/** Waits for what the first of several equal refresh requests was answered; null where that is nothing for this one. */
async function sameAnswer(
	db: Db,
	token: string,
	hash: string,
	fingerprint: string,
): Promise<Record<string, unknown> | null> {
	for (const wait of [0, ...LOOK_AGAIN_MS]) {
		if (wait > 0) await scheduler.wait(wait);
		const now = Date.now();
		const sealed = await refreshAnswer(db, hash, now);
		if (sealed !== null) return openAnswer(token, sealed, fingerprint, now);
		if (!(await isClaimed(db, hash))) return null;
	}
	return null;
}

/** Whether a refresh names a scope that its grant does not have. Source: RFC 6749, section 6. */
function asksForMore(form: URLSearchParams, answer: Record<string, unknown>): boolean {
	const granted = typeof answer.scope === "string" ? answer.scope.split(" ") : [];
	const asked = (form.get("scope") ?? "").split(" ").filter((scope) => scope !== "");
	return asked.some((scope) => !granted.includes(scope));
}

function requestWith(request: Request, body: Uint8Array): Request {
	const { method, headers } = request;
	return new Request(request.url, { method, headers, body: method === "GET" || method === "HEAD" ? null : body });
}

/** Revocations and requests that name no credential of ours pass unclaimed; none of them may come back with tokens. */
async function withoutTokens(response: Response): Promise<Response> {
	if (response.ok && (await response.clone().text()).includes("access_token")) {
		throw new Error("the provider issued tokens for a request that claimed nothing");
	}
	return response;
}

const ALREADY_REDEEMED = {
	error: "invalid_grant",
	error_description: "This code or refresh token was already used.",
};
const MORE_SCOPE = {
	error: "invalid_scope",
	error_description: "A refresh cannot ask for more than the person allowed: send them to the authorization endpoint.",
};

function tokenAnswer(request: Request, body: Record<string, unknown>, status: number): Response {
	const origin = request.headers.get("Origin");
	return Response.json(body, {
		status,
		headers: {
			"Cache-Control": "no-store",
			Pragma: "no-cache",
			...(origin !== null && { "Access-Control-Allow-Origin": origin }),
		},
	});
}
