import type { Session } from "#workers/http/session";
import { noPage } from "./no-page.ts";
import { type PageContext, signedIn } from "./site.ts";

/** Somebody of the site team, or a way to sign in. @throws AppError `not_found` for anybody else: to them it does not exist. */
export function administrator(c: PageContext): Session | Response {
	const session = signedIn(c);
	if (session instanceof Response || session.user.role === "admin") return session;
	throw noPage();
}
