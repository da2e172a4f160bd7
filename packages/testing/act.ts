import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Action } from "#actions/define";
import { type PerformMore, perform } from "#actions/perform";
import type { Actor } from "#core/access/actor";
import { ORIGIN } from "#testing/now";
import { compose } from "#workers/compose";
import { newNotes, withNotes } from "#workers/measures/request-notes";

/** Performs an action in the Worker under test, by the way its door takes: what it reads at once goes to the database together. @param at when; real now unless given. */
export async function performAs<I, T>(
	actor: Actor,
	action: Action<I, T>,
	input: I,
	at?: Date,
	more?: PerformMore,
): Promise<T> {
	const execution = createExecutionContext();
	const services = await compose(env, ORIGIN, execution);
	try {
		return await withNotes(newNotes(), () =>
			perform(action, input, services.actionContext(actor, at), services.performDeps, more),
		);
	} finally {
		await waitOnExecutionContext(execution);
	}
}

const NETWORK = "203.0.113.9";

/** Actors of tests. */
export const personActor = (userId: number, network = NETWORK): Actor => ({ kind: "person", userId, network });
/** @param session as `mintSession` gives it, for what asks for a fresh sign-in. */
export const teamActor = (userId = 1, session?: string): Actor => ({ kind: "team", userId, network: NETWORK, session });
export const linkHolder: Actor = { kind: "link_holder", network: NETWORK };
export const visitor = { kind: "visitor", network: NETWORK } as const;
export const paymentProvider: Actor = { kind: "provider", name: "test" };
