import { isFresh } from "#usecases/fresh-sign-in";
import type { Session } from "#workers/http/session";
import { type PageContext, signedIn } from "./site.ts";

/** Where somebody who is signed in signs in once more. */
export const FRESH_PATH = "/account/confirm";

/** The way there, and back. @param returnTo a path of this site. */
export const freshPath = (returnTo: string): string => `${FRESH_PATH}?${new URLSearchParams({ return_to: returnTo })}`;

/**
 * The session of who has just signed in, or a way to do so that leads back: for what cannot be undone, or opens the
 * account to others. The action that follows asks the database the same (`mustBeFresh`).
 * @param returnTo where it leads back to; this page unless it is a form.
 */
export function freshlySignedIn(c: PageContext, returnTo = c.req.path): Session | Response {
	const session = signedIn(c);
	if (session instanceof Response || isFresh(session.since, Date.now())) return session;
	return c.redirect(freshPath(returnTo), 303);
}
