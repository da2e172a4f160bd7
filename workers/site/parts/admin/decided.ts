import { AppError } from "#core/errors";
import { CSRF_FIELD } from "#workers/http/csrf";
import { localPath } from "#workers/http/return-to";
import { type Refused, refusalOf, type Sent } from "../../attempt.ts";
import { freshPath } from "../../fresh.ts";
import { leaveNotice } from "../../notice.ts";
import type { PageContext } from "../../site.ts";

/** What goes back into an address of what was typed, in characters, whole words or nothing of a field. */
const CARRIED_MAX = 2500;

/** In an address as `done`: the page says what was done last. */
export const DONE = "1";

/** In an address as `done`: what was asked for was so already, and the log has no row of it. */
export const NOTHING_DONE = "nothing";

/**
 * Does what a form of the site team's asks, and leads back to where it stood (`return_to`, or `home`). Who has to sign in
 * once more comes back to it with what they had typed (`typedBefore`).
 * @param doIt what is added to the address that it leads back to; null takes something out of it. Where it performed actions,
 *   `done` has the page say what they did (`LastDecision`), or that they wrote nothing.
 * @param again the page with the form, where it can be shown once more with what is wrong; otherwise the page that it
 *   leads back to says so.
 */
export async function decided(
	c: PageContext,
	home: string,
	doIt: (sent: Sent) => Promise<Readonly<Record<string, string | null>> | undefined>,
	again?: (refused: Refused) => Response | Promise<Response>,
): Promise<Response> {
	const sent = await c.req.parseBody();
	const { return_to: wanted } = sent;
	const back = localPath(typeof wanted === "string" && wanted !== "" ? wanted : home, c.var.services.settings.origin);
	try {
		const parts = await doIt(sent);
		return c.redirect(withParts(back, { ...forget(sent), ...parts, ...saidOf(c, parts ?? {}) }), 303);
	} catch (failure) {
		// What is no longer there for anybody is said on the page that it was pressed on.
		const isGone = failure instanceof AppError && failure.code === "not_found" && c.var.session?.user.role === "admin";
		const error = isGone ? failure : refusalOf(failure);
		if (error.code === "sign_in_again") {
			return c.redirect(freshPath(withParts(back, carried(sent))), 303);
		}
		if (again !== undefined && !isGone) {
			c.status(error.status as 400);
			return again({ sent, error });
		}
		leaveNotice(c, error.code);
		return c.redirect(withParts(back, carried(sent)), 303);
	}
}

/** Has the page say what an action did, or that it wrote nothing; pages with words of their own say the former themselves. */
function saidOf(c: PageContext, parts: Readonly<Record<string, string | null>>): { done?: string } {
	const { hasWritten } = c.var;
	const hasOwnWords = Object.keys(parts).length > 0;
	if (hasWritten === undefined || (hasOwnWords && parts.done == null)) return {};
	if (!hasWritten) return { done: NOTHING_DONE };
	return hasOwnWords ? {} : { done: DONE };
}

/** What was typed into a field before somebody had to sign in once more. */
export const typedBefore = (c: PageContext, name: string): string => c.req.query(`typed_${name}`) ?? "";

const NOT_TYPED = new Set([CSRF_FIELD, "return_to", "id", "decision", "version"]);

function carried(sent: Sent): Record<string, string> {
	let room = CARRIED_MAX;
	const typed: Record<string, string> = {};
	for (const [name, value] of Object.entries(sent)) {
		if (NOT_TYPED.has(name) || typeof value !== "string" || value === "") continue;
		const length = encodeURIComponent(value).length + name.length;
		if (length > room) continue;
		room -= length;
		typed[`typed_${name}`] = value;
	}
	return typed;
}

/** What was carried along goes out of the address once it was sent. */
const forget = (sent: Sent) => Object.fromEntries(Object.keys(sent).map((name) => [`typed_${name}`, null]));

/** An address of this site with parts of its query set, or taken out where null. */
export function withParts(path: string, parts: Readonly<Record<string, string | null>>): string {
	const { pathname, searchParams } = new URL(path, "https://here.invalid");
	for (const [name, value] of Object.entries(parts)) {
		if (value === null) searchParams.delete(name);
		else searchParams.set(name, value);
	}
	return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
