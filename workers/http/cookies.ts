import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { TOKEN_BYTES } from "#core/limits";
import { base64url } from "#core/web/base64url";

/**
 * Cookies of this site. All carry the `__Host-` prefix, so that no other host can set them; browsers take such cookies
 * from loopback addresses over plain http too (Chromium and Firefox), which is how a laptop works.
 */
const PREFIX = "__Host-";

export type CookieName = "session" | "browser" | "sign-in-with" | "notice" | "theme" | "cart" | "asked";

/** What holds the session of a browser that is signed in. */
export const SESSION_COOKIE = `${PREFIX}session`;

export function readCookie(c: Context, name: CookieName): string | undefined {
	return getCookie(c, PREFIX + name) || undefined;
}

/** @param maxAgeSeconds 0 forgets the cookie; undefined keeps it until the browser closes. */
export function writeCookie(c: Context, name: CookieName, value: string, maxAgeSeconds?: number): void {
	setCookie(c, PREFIX + name, value, {
		path: "/",
		secure: true,
		httpOnly: true,
		// Lax, not Strict: clients open the authorization page from other sites.
		sameSite: "Lax",
		...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
	});
}

/** 256 random bits in base64url. */
export function randomToken(): string {
	return base64url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
}
