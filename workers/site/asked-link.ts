import * as z from "zod";
import { SIGN_IN_LINK_SECONDS } from "#core/limits";
import { base64url, readBase64url } from "#core/web/base64url";
import { EMAIL_MAX } from "#core/web/email";
import { readCookie, writeCookie } from "#workers/http/cookies";
import { localPath } from "#workers/http/return-to";
import type { PageContext } from "./site.ts";

/**
 * What somebody typed who asked for a link, for the page that follows: it stands in their browser's cookie, and nowhere in
 * an address, as long as the link works. Known and unknown addresses are the same in it.
 */
const asked = z.object({ email: z.string().max(EMAIL_MAX), again: z.string() });
export type Asked = z.output<typeof asked>;

/** Browsers keep no cookie above 4096 bytes, and then show what an earlier one says. Base64 makes three bytes four. */
const AGAIN_MAX = 2_500;

/** @param again where another link is asked for, with what signing in was for. */
export function leaveAsked(c: PageContext, { email, again }: Asked): void {
	const kept = again.length > AGAIN_MAX ? again.replace(/\?.*$/s, "") : again;
	const text = JSON.stringify({ email: email.trim(), again: kept });
	writeCookie(c, "asked", base64url(new TextEncoder().encode(text)), SIGN_IN_LINK_SECONDS);
}

/** null where nobody asked, and where the cookie holds anything else. */
export function readAsked(c: PageContext): Asked | null {
	const bytes = readBase64url(readCookie(c, "asked") ?? "");
	if (bytes === null) return null;
	try {
		const { email, again } = asked.parse(JSON.parse(new TextDecoder().decode(bytes)));
		return { email, again: localPath(again, c.var.services.settings.origin) };
	} catch {
		return null;
	}
}
