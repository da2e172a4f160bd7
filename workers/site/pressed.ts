import type { Child } from "hono/jsx";
import type { Action } from "#actions/define";
import { AppError } from "#core/errors";
import { localPath } from "#workers/http/return-to";
import { act } from "./act.ts";
import { leaveNotice } from "./notice.ts";
import { type PageContext, signedIn } from "./site.ts";

/** A button of a listing that is a form of its own. */
interface Press<T, M extends object> {
	action: Action<{ listing: string } & M, T>;
	/** What it asks besides. */
	more?: M;
	/** The new button, for the script that sent the form in place. */
	button(answer: T, returnTo: string): Promise<Child>;
}

/** Does what a button asks, and leads back to the page it was pressed on; what was refused is said there. */
export async function pressed<T, M extends object = object>(
	c: PageContext,
	{ action, more, button }: Press<T, M>,
): Promise<Response> {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const slug = c.req.param("slug") ?? "";
	const { return_to: wanted } = await c.req.parseBody();
	const returnTo = localPath(typeof wanted === "string" ? wanted : `/listings/${slug}`, c.var.services.settings.origin);
	const isScripted = c.req.header("X-Requested-With") === "press";
	try {
		const answer = await act(c, action, { listing: slug, ...more } as { listing: string } & M);
		return isScripted ? c.html(String(await button(answer, returnTo))) : c.redirect(returnTo, 303);
	} catch (error) {
		if (!(error instanceof AppError) || isScripted) throw error;
		leaveNotice(c, error.code);
		return c.redirect(returnTo, 303);
	}
}
