import type { Context, Hono } from "hono";
import type { Services } from "#workers/compose";
import type { Env } from "#workers/env";
import { formToken } from "#workers/http/csrf";
import { wayBack } from "#workers/http/return-to";
import type { Session } from "#workers/http/session";

export interface SiteVariables {
	/** Set before any page; only where settings are incomplete or the database is gone, an error is shown without. */
	services: Services;
	requestId: string;
	/** The signed-in browser, or null. */
	session: Session | null;
	/** What the header's sign-out form must send back; null when nobody is signed in. */
	sessionFormToken: string | null;
	/** Origins besides our own that forms of this page may lead to: browsers check redirects of a form too. */
	formTargets: string[];
	/** Origins besides our own whose scripts and frames this page shows. */
	widgetOrigins: string[];
	/** Headers of an answer that is no page of ours, in place of those that pages have; null for pages. */
	ownHeaders: Record<string, string> | null;
	/** Whether this request has been counted against the visitor's rate: a page counts once, whatever it asks for. */
	isCounted: boolean;
	/** Whether what was asked for has changed anything; absent before something was done. */
	hasWritten?: boolean;
}

export type SiteEnv = { Bindings: Env; Variables: SiteVariables };
export type Site = Hono<SiteEnv>;
/** Adds the routes of one page. */
export type Page = (site: Site) => void;
/** What a page's handler gets. */
export type PageContext = Context<SiteEnv>;

/** The token for the forms of a page; call it before rendering, because it may set a cookie. */
export function formTokenOf(c: PageContext): Promise<string> {
	return formToken(c, c.var.session);
}

/** The session, or a way to sign in that leads back here. */
export function signedIn(c: PageContext): Session | Response {
	if (c.var.session !== null) return c.var.session;
	return c.redirect(`/sign-in?${new URLSearchParams({ return_to: wayBack(c.req.url) })}`, 303);
}
