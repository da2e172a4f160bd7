import { AppError } from "#core/errors";
import type { PageContext } from "./site.ts";

/** What a form sent, as Hono parses it. */
export type Sent = Readonly<Record<string, unknown>>;

/** What was refused: shown where it was asked for, with what was typed. */
export interface Refused {
	sent: Sent;
	error: AppError;
}

/** A refusal that whoever sent a form can do something about. @throws what is none, and what is not there for them. */
export function refusalOf(error: unknown): AppError {
	if (!(error instanceof AppError) || error.status >= 500 || error.code === "not_found") throw error;
	return error;
}

/**
 * Does what a form asks and leads on from there.
 * @param doIt returns the path of the page that comes next.
 * @param again the page with the form, once more, with the refusal; it is sent with the refusal's status.
 */
export async function attempt(
	c: PageContext,
	doIt: () => Promise<string>,
	again: (error: AppError) => Response | Promise<Response>,
): Promise<Response> {
	let next: string;
	try {
		next = await doIt();
	} catch (failure) {
		const error = refusalOf(failure);
		c.status(error.status as 400);
		return again(error);
	}
	return c.redirect(next, 303);
}
