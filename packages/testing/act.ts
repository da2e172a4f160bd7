import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Action } from "#actions/define";
import { perform } from "#actions/perform";
import type { Actor } from "#core/access/actor";
import { ORIGIN } from "#testing/now";
import { compose } from "#workers/compose";

/** Performs an action in the Worker under test, by the way its door takes. @param at when; real now unless given. */
export async function performAs<I, T>(actor: Actor, action: Action<I, T>, input: I, at?: Date): Promise<T> {
	const execution = createExecutionContext();
	const services = await compose(env, ORIGIN, execution);
	try {
		return await perform(action, input, services.actionContext(actor, at), services.performDeps);
	} finally {
		await waitOnExecutionContext(execution);
	}
}

const NETWORK = "203.0.113.9";

/** Actors of tests. */
export const personActor = (userId: number, network = NETWORK): Actor => ({ kind: "person", userId, network });
export const teamActor = (userId = 1): Actor => ({ kind: "team", userId, network: NETWORK });
export const linkHolder: Actor = { kind: "link_holder", network: NETWORK };
export const visitor = { kind: "visitor", network: NETWORK } as const;
export const paymentProvider: Actor = { kind: "provider", name: "test" };
