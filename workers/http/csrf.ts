import type { Context } from "hono";
import { sha256Hex } from "#core/access/api-key";
import { AppError } from "#core/errors";
import { readBounded } from "#workers/http/body";
import { randomToken, readCookie, writeCookie } from "#workers/http/cookies";
import type { Session } from "#workers/http/session";

/** The hidden field that every form carries. */
export const CSRF_FIELD = "csrf";

/**
 * What a form must send back: derived from the session, or from a random cookie for browsers that are not signed in.
 * Other sites can read neither, and a form that was opened by one person is refused from another's session.
 */
export async function formToken(c: Context, session: Session | null): Promise<string> {
	let secret = session?.token ?? readCookie(c, "browser");
	if (secret === undefined) {
		secret = randomToken();
		writeCookie(c, "browser", secret);
	}
	return sha256Hex(`csrf:${secret}`);
}

/**
 * Lets a form through that one of our own pages sent.
 * @param origin the site's own origin.
 * @throws AppError `form_expired`, `body_too_large`.
 */
export async function checkForm(c: Context, session: Session | null, origin: string): Promise<void> {
	const refuse = () =>
		new AppError("form_expired", "This form is too old or was not sent from this site. Go back, reload, try again.");
	const from = c.req.header("Origin");
	if (from !== undefined && from !== origin) throw refuse();
	const fetchSite = c.req.header("Sec-Fetch-Site");
	if (fetchSite !== undefined && fetchSite !== "same-origin") throw refuse();
	const secret = session?.token ?? readCookie(c, "browser");
	if (secret === undefined) throw refuse();
	const form = await boundedForm(c).catch((error: unknown) => {
		// What cannot be read as a form came from none of our pages.
		throw error instanceof AppError ? error : refuse();
	});
	if (form[CSRF_FIELD] !== (await sha256Hex(`csrf:${secret}`))) throw refuse();
}

/** The form that was sent, read once and from memory from then on, and no further than any body. */
async function boundedForm(c: Context): Promise<Record<string, unknown>> {
	const { url, method, headers } = c.req.raw;
	c.req.raw = new Request(url, { method, headers, body: await readBounded(c.req.raw) });
	return c.req.parseBody();
}
