import type { Action } from "#actions/define";
import { perform } from "#actions/perform";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors";
import { networkOf } from "#workers/http/credentials";
import type { PageContext } from "./site.ts";

/**
 * Performs an action on behalf of whoever looks at the page. Forms have been checked before any page (CSRF), and the
 * kind of actor comes from the session: nothing that a form sends can choose it.
 * @throws AppError for every refusal.
 */
export function act<I, T>(c: PageContext, action: Action<I, T>, input: I): Promise<T> {
	const { services } = c.var;
	return perform(action, input, services.actionContext(actorOf(c, action)), services.performDeps);
}

/** @throws AppError `not_found` where this visitor can be no actor of that kind. */
function actorOf(c: PageContext, { actor }: Pick<Action, "actor">): Actor {
	const network = networkOf(c.req.raw);
	const user = c.var.session?.user;
	if (actor === "link_holder" || actor === "visitor") return { kind: actor, network };
	if (actor === "person" && user !== undefined) return { kind: "person", userId: user.id, network };
	if (actor === "team" && user?.role === "admin") return { kind: "team", userId: user.id, network };
	throw new AppError("not_found", "There is no page at this address.");
}
