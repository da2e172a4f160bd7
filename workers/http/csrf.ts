import type { Context } from "hono";
import { sha256Hex } from "#core/access/api-key";
import { AppError } from "#core/errors";
import { BODY_MAX_BYTES, LARGE_BODY_MAX_BYTES } from "#core/limits";
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
	if (isFromElsewhere(c, origin)) throw refuse();
	const secret = session?.token ?? readCookie(c, "browser");
	if (secret === undefined) throw refuse();
	const form = await readForm(c);
	if (form[CSRF_FIELD] !== (await sha256Hex(`csrf:${secret}`))) throw refuse();
}

/**
 * Lets a form through by its browser's word for where it comes from: for what may be done to nobody's harm, on pages that
 * must not become personal by a token. A browser says one of both with every form.
 * @throws AppError `form_expired`, `body_too_large`.
 */
export async function checkOrigin(c: Context, origin: string): Promise<void> {
	const isSaid = c.req.header("Origin") !== undefined || c.req.header("Sec-Fetch-Site") !== undefined;
	if (!isSaid || isFromElsewhere(c, origin)) throw refuse();
	await readForm(c);
}

function isFromElsewhere(c: Context, origin: string): boolean {
	const from = c.req.header("Origin");
	const fetchSite = c.req.header("Sec-Fetch-Site");
	return (from !== undefined && from !== origin) || (fetchSite !== undefined && fetchSite !== "same-origin");
}

function refuse(): AppError {
	return new AppError(
		"form_expired",
		"This form is too old or was not sent from this site. Go back, reload, try again.",
	);
}

function readForm(c: Context): Promise<Record<string, unknown>> {
	return boundedForm(c).catch((error: unknown) => {
		// What cannot be read as a form came from none of our pages.
		throw error instanceof AppError ? error : refuse();
	});
}

/** The form that was sent, read once and from memory from then on, and no further than any body; one in parts holds a file. */
async function boundedForm(c: Context): Promise<Record<string, unknown>> {
	const { url, method, headers } = c.req.raw;
	const isInParts = headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data") === true;
	const body = await readBounded(c.req.raw, isInParts ? LARGE_BODY_MAX_BYTES : BODY_MAX_BYTES);
	c.req.raw = new Request(url, { method, headers, body });
	return c.req.parseBody();
}
