import type { Context } from "hono";
import * as z from "zod";
import signInWithProvider from "#actions/account/sign-in-with-provider";
import { perform } from "#actions/perform";
import { type Intent, intentText } from "#core/access/intent";
import type { Identity, IdentityProvider } from "#core/ports/identity";
import { base64url, readBase64url } from "#core/web/base64url";
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
	/** SHA-256 of the session whose account shall be connected; null where somebody signs in. */
	connects: z.string().nullable(),
});
type Pending = z.output<typeof Pending>;

/** Browsers drop a cookie above 4096 bytes, its name included; without it nobody comes back. */
const COOKIE_MAX = 4_000;

/** In base64, which grows by a third: percent signs, quotes and commas would take three characters each. */
const cookieOf = (pending: Pending): string => base64url(new TextEncoder().encode(JSON.stringify(pending)));

const callbackUrl = (services: Services, provider: IdentityProvider) =>
	`${services.settings.origin}/sign-in/with/${provider.id}/callback`;

/** Starts signing in over there. @param after.connects the session whose account shall be connected. @returns where to send the browser. */
export async function leaveFor(
	c: Context,
	services: Services,
	provider: IdentityProvider,
	after: { returnTo: string; intent: Intent | null; connects?: string },
): Promise<string> {
	const pending = {
		provider: provider.id,
		state: randomToken(),
		nonce: randomToken(),
		verifier: randomToken(),
		returnTo: after.returnTo,
		intent: after.intent && intentText(after.intent),
		connects: after.connects ?? null,
	};
	const whole = cookieOf(pending);
	const kept =
		whole.length > COOKIE_MAX ? cookieOf({ ...pending, returnTo: after.returnTo.replace(/\?.*$/s, "") }) : whole;
	writeCookie(c, "sign-in-with", kept, STATE_SECONDS);
	return provider.authorizeUrl({
		redirectUri: callbackUrl(services, provider),
		state: pending.state,
		nonce: pending.nonce,
		codeChallenge: await s256(pending.verifier),
	});
}

/** Who came back from a provider, and what they left for. */
export interface CameBack {
	identity: Identity;
	pending: Pending;
}

/**
 * Takes a browser back from the provider that it was sent to, once.
 * @returns null when it did not work out: the person declined, it is another browser, the provider vouches for nobody.
 */
export async function comeBack(c: Context, services: Services, provider: IdentityProvider): Promise<CameBack | null> {
	const pending = readPending(c);
	writeCookie(c, "sign-in-with", "", 0);
	const code = c.req.query("code");
	if (pending === null || code === undefined) return null;
	if (pending.provider !== provider.id || pending.state !== c.req.query("state")) return null;
	const { verifier, nonce } = pending;
	try {
		const redirectUri = callbackUrl(services, provider);
		return { pending, identity: await provider.identify({ code, redirectUri, verifier, nonce }) };
	} catch (error) {
		services.jobContext().log.error("sign_in_with_failed", error, { provider: provider.id });
		return null;
	}
}

/**
 * Signs in the browser of whom a provider vouches for.
 * @throws AppError `identity_refused`; `invalid_input` for somebody unknown without a verified address.
 */
export async function enterWith(
	c: Context,
	services: Services,
	provider: IdentityProvider,
	{ identity: { subject, knownAs, email }, pending }: CameBack,
): Promise<SignedInNow> {
	const session = await newSession(c);
	const ctx = services.actionContext({ kind: "provider", name: provider.id });
	const person = { provider: provider.id, subject, known_as: knownAs, email };
	await perform(signInWithProvider, { ...person, ...session.opening }, ctx, services.performDeps);
	keepSession(c, session);
	return enteredAs(services, session.opening.session_hash, ctx.now, pending);
}

function readPending(c: Context): Pending | null {
	const cookie = readCookie(c, "sign-in-with");
	const bytes = readBase64url(cookie ?? "");
	if (bytes === null) return null;
	try {
		return Pending.parse(JSON.parse(new TextDecoder().decode(bytes)));
	} catch {
		// A cookie that does not read counts as none: the person starts again.
		return null;
	}
}

async function s256(verifier: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
	return base64url(new Uint8Array(digest));
}
