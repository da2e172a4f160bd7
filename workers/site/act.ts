import type { Action } from "#actions/define";
import { type PerformMore, perform } from "#actions/perform";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors";
import { networkOf } from "#workers/http/credentials";
import { uncounted } from "./ask.ts";
import { noPage } from "./no-page.ts";
import type { PageContext } from "./site.ts";

/**
 * Performs an action on behalf of whoever looks at the page. Forms have been checked before any page (CSRF), and the
 * kind of actor comes from the session: nothing that a form sends can choose it.
 * @throws AppError for every refusal.
 */
export function act<I, T>(c: PageContext, action: Action<I, T>, input: I, more?: PerformMore): Promise<T> {
	const { services } = c.var;
	const done = (wasWritten: boolean) => c.set("hasWritten", wasWritten || c.var.hasWritten === true);
	return perform(action, input, services.actionContext(actorOf(c, action)), services.performDeps, { ...more, done });
}

/** What became of one row of many. */
export type Outcome<I> = { input: I; refused: AppError | null };

/**
 * Performs one action for each of several rows, one after the other: what is refused keeps no other from being done. All
 * of them are one act of the visitor's rate.
 * @throws AppError `rate_limited`; and whatever is no refusal.
 */
export async function actEach<I>(
	c: PageContext,
	action: Action<I, unknown>,
	inputs: readonly I[],
): Promise<Outcome<I>[]> {
	const { actionContext, performDeps, settings } = c.var.services;
	const further = { ...performDeps, takeRate: uncounted(settings) };
	const actor = actorOf(c, action);
	const outcomes: Outcome<I>[] = [];
	for (const [index, input] of inputs.entries()) {
		const context = actionContext(actor);
		try {
			await perform(action, input, context, index === 0 ? performDeps : further);
			outcomes.push({ input, refused: null });
		} catch (error) {
			const isOfRow = error instanceof AppError && error.status < 500 && error.code !== "rate_limited";
			if (!isOfRow || error.code === "sign_in_again") throw error;
			outcomes.push({ input, refused: error });
		}
	}
	return outcomes;
}

/** @throws AppError `not_found` where this visitor can be no actor of that kind. */
export function actorOf(c: PageContext, { actor }: Pick<Action, "actor">): Actor {
	const network = networkOf(c.req.raw);
	const user = c.var.session?.user;
	if (actor === "link_holder" || actor === "visitor") return { kind: actor, network };
	if (actor === "person" && user !== undefined) return { kind: "person", userId: user.id, network };
	if (actor === "team" && user !== undefined) {
		// Somebody else is refused by the action itself, which leaves a row in the log.
		if (user.role !== "admin") return { kind: "person", userId: user.id, network };
		return { kind: "team", userId: user.id, network, session: c.var.session?.hash };
	}
	throw noPage();
}
