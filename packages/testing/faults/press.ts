import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import type { Action } from "#actions/define";
import { perform } from "#actions/perform";
import type { Actor } from "#core/access/actor";
import type { FaultSubject } from "#testing/faults/walk";
import { ORIGIN } from "#testing/now";
import { NOW, type World } from "#testing/world";
import { compose } from "#workers/compose";
import type { Env } from "#workers/env";

/** Performs an action in an isolate of its own, by the way its door takes. */
export async function pressIn<I, T>(
	env: Env,
	press: { action: Action<I, T>; actor: Actor; input: I; at: Date | undefined },
): Promise<T> {
	const execution = createExecutionContext();
	try {
		const services = await compose(env, ORIGIN, execution);
		return await perform(
			press.action,
			press.input,
			services.actionContext(press.actor, press.at),
			services.performDeps,
		);
	} finally {
		// What is done after the answer fails without it.
		await waitOnExecutionContext(execution).catch(() => {});
	}
}

/** An action that somebody takes on a page, with what it needs to go through. */
export interface PressSample<I> extends Pick<FaultSubject, "ahead" | "outsideFirst"> {
	action: Action<I, unknown>;
	/** Mints what it is about. @returns who does what; real time for `null`. An input that each try has anew is a function. */
	make(world: World): Promise<{ actor: Actor; input: I | (() => Promise<I>); at?: Date | null }>;
}

/** Declares one; its input is its action's. */
export function press<I>({ action, make, ...known }: PressSample<I>): FaultSubject {
	return {
		...known,
		name: action.id,
		kind: "action",
		async make(world) {
			const { actor, input, at = NOW } = await make(world);
			return async (env) => {
				const given = typeof input === "function" ? await (input as () => Promise<I>)() : input;
				return pressIn(env, { action, actor, input: given, at: at ?? undefined });
			};
		},
	};
}
