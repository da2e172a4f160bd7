import { recordRefusal } from "#actions/refusal";
import { AppError } from "#core/errors";
import { actorOf } from "./act.ts";
import { administrator } from "./administrator.ts";
import type { PageContext } from "./site.ts";

/** Of an address that somebody tried, characters that the log keeps. */
const PATH_MAX = 120;

/** Whether an address is the site team's alone. */
export const isOfTeam = (path: string): boolean => path === "/admin" || path.startsWith("/admin/");

/**
 * Lets nobody but the site team to what is below /admin, whatever its page does: a way to sign in for who is not signed
 * in, and for anybody else nothing is there. What somebody who is signed in sends there and is refused is in the log.
 * @param checkForm whether one of our own pages sent it; for what changes something.
 */
export async function teamDoor(c: PageContext, checkForm: (() => Promise<void>) | null): Promise<Response | null> {
	try {
		const member = administrator(c);
		// Where a form of somebody's who is not signed in would lead to, nothing can be sent again.
		await checkForm?.();
		return member instanceof Response ? member : null;
	} catch (error) {
		if (checkForm !== null && c.var.session !== null) await noteRefused(c, error);
		throw error;
	}
}

async function noteRefused(c: PageContext, error: unknown): Promise<void> {
	const { actionContext, performDeps } = c.var.services;
	const context = actionContext(actorOf(c, { actor: "team" }));
	// Bounded as everything that they do.
	performDeps.takeRate(`user:${c.var.session?.user.id}`, "write", context.now);
	const tried = { action: "send_form", subject: `page:${c.req.path.slice(0, PATH_MAX)}` };
	await recordRefusal(context, performDeps, error instanceof AppError ? error : null, tried);
}
