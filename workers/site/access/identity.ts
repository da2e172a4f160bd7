import type { Context } from "hono";
import * as z from "zod";
import signInWithProvider from "#actions/account/sign-in-with-provider";
import { perform } from "#actions/perform";
import { type Intent, intentText } from "#core/access/intent";
import { AppError } from "#core/errors";
import type { IdentityProvider } from "#core/ports/outside";
import { base64url } from "#core/web/base64url";
import type { Services } from "#workers/compose";
import { randomToken, readCookie, writeCookie } from "#workers/http/cookies";
import { keepSession, newSession } from "#workers/http/session";
import { enteredAs, type SignedInNow } from "#workers/site/access/confirm-link";

/** A person has this long to sign in over there. */
const STATE_SECONDS = 600;

/** What the browser keeps between leaving for the provider and coming back; only our own pages can set its cookie. */
const Pending = z.object({
	provider: z.string(),
	state: z.string(),
	nonce: z.string(),
	verifier: z.string(),
	returnTo: z.string(),
	intent: z.string().nullable(),
});

const callbackUrl = (services: Services, provider: IdentityProvider) =>
	`${services.settings.origin}/sign-in/with/${provider.id}/callback`;

/** Starts signing in over there. @returns where to send the browser. */
export async function leaveFor(
	c: Context,
	services: Services,
	provider: IdentityProvider,
	after: { returnTo: string; intent: Intent | null },
): Promise<string> {
	const pending = {
		provider: provider.id,
		state: randomToken(),
		nonce: randomToken(),
		verifier: randomToken(),
		returnTo: after.returnTo,
		intent: after.intent && intentText(after.intent),
	};
	writeCookie(c, "sign-in-with", JSON.stringify(pending), STATE_SECONDS);
	return provider.authorizeUrl({
		redirectUri: callbackUrl(services, provider),
		state: pending.state,
		nonce: pending.nonce,
		codeChallenge: await s256(pending.verifier),
	});
}

/**
 * Takes a browser back and signs it in, when the provider vouches for an e-mail address.
 * @returns null when it did not work out (the person declined, the state is another one, no address).
 */
export async function comeBack(
	c: Context,
	services: Services,
	provider: IdentityProvider,
): Promise<SignedInNow | null> {
	const pending = readPending(c);
	writeCookie(c, "sign-in-with", "", 0);
	const code = c.req.query("code");
	if (pending === null || code === undefined) return null;
	if (pending.provider !== provider.id || pending.state !== c.req.query("state")) return null;
	const { verifier, nonce } = pending;
	let email: string | null;
	try {
		email = await provider.verifiedEmail({ code, redirectUri: callbackUrl(services, provider), verifier, nonce });
	} catch (error) {
		services.jobContext().log.error("sign_in_with_failed", error, { provider: provider.id });
		return null;
	}
	if (email === null) return null;
	const session = await newSession(c);
	const ctx = services.actionContext({ kind: "provider", name: provider.id });
	try {
		await perform(signInWithProvider, { email, ...session.opening }, ctx, services.performDeps);
	} catch (error) {
		// It vouches for something that is no address.
		if (error instanceof AppError && error.code === "invalid_input") return null;
		throw error;
	}
	keepSession(c, session);
	return enteredAs(services, session.opening.session_hash, ctx.now, pending);
}

function readPending(c: Context): z.output<typeof Pending> | null {
	const cookie = readCookie(c, "sign-in-with");
	if (cookie === undefined) return null;
	try {
		return Pending.parse(JSON.parse(cookie));
	} catch {
		// A cookie that does not read counts as none: the person starts again.
		return null;
	}
}

async function s256(verifier: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
	return base64url(new Uint8Array(digest));
}
