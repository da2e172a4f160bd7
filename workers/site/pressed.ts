import type { Child } from "hono/jsx";
import type { Action } from "#actions/define";
import { AppError } from "#core/errors";
import { localPath } from "#workers/http/return-to";
import { act } from "./act.ts";
import { leaveNotice } from "./notice.ts";
import { type PageContext, signedIn } from "./site.ts";

/** A button that is a form of its own. */
interface Press<T, I> {
	action: Action<I, T>;
	input: I;
	/** Where it leads when its form does not say. */
	home: string;
	/** The new button, for the script that sent the form in place. */
	button(answer: T, returnTo: string): Promise<Child>;
}

/** A button of a listing. */
interface ListingPress<T, M extends object> extends Pick<Press<T, unknown>, "button"> {
	action: Action<{ listing: string } & M, T>;
	/** What it asks besides. */
	more?: M;
}

/** Does what a listing's button asks, as `pressedOf` does. */
export function pressed<T, M extends object = object>(
	c: PageContext,
	{ more, ...press }: ListingPress<T, M>,
): Promise<Response> {
	const slug = c.req.param("slug") ?? "";
	const input = { listing: slug, ...more } as { listing: string } & M;
	return pressedOf(c, { ...press, input, home: `/listings/${slug}` });
}

/** Does what a button asks, and leads back to the page it was pressed on; what was refused is said there. */
export async function pressedOf<T, I>(c: PageContext, { action, input, home, button }: Press<T, I>): Promise<Response> {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const { return_to: wanted } = await c.req.parseBody();
	const returnTo = localPath(typeof wanted === "string" ? wanted : home, c.var.services.settings.origin);
	const isScripted = c.req.header("X-Requested-With") === "press";
	try {
		const answer = await act(c, action, input);
		return isScripted ? c.html(String(await button(answer, returnTo))) : c.redirect(returnTo, 303);
	} catch (error) {
		if (!(error instanceof AppError) || isScripted) throw error;
		leaveNotice(c, error.code);
		return c.redirect(returnTo, 303);
	}
}
