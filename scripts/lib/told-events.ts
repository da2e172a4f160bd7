import type { Served } from "#scripts/lib/served";

/** Tries of an event that meets a fault each time. */
const MAX_TRIES = 40;

/** What Stripe tells, as far as the service reads it. */
export interface ToldEvent {
	id: string;
	type: string;
	/** Seconds since the epoch. */
	created: number;
	object: Record<string, unknown>;
}

export const bodyOf = ({ object, ...event }: ToldEvent): string =>
	JSON.stringify({ ...event, object: "event", data: { object } });

/** Sends a message once. @throws where the connection is lost under way. */
export async function post(origin: string, body: string, signature: string): Promise<{ status: number; said: string }> {
	const headers = { "Stripe-Signature": signature };
	const answer = await fetch(`${origin}/webhooks/stripe`, { method: "POST", headers, body });
	return { status: answer.status, said: await answer.text() };
}

/**
 * Sends an event to every isolate at once until each has taken it.
 * @returns failed tries; a connection that is closed under way tells as little of what happened as a fault does.
 */
export async function sendToAll(served: Served, event: ToldEvent, sign: (body: string) => string): Promise<number> {
	const body = bodyOf(event);
	const faults = await Promise.all(
		served.isolates.map(async (origin) => {
			for (let tries = 0; tries < MAX_TRIES; tries++) {
				const answer = await post(origin, body, sign(body)).catch(() => null);
				if (answer?.status === 200) return tries;
				if (answer !== null && answer.status < 500)
					throw new Error(`${event.id} was answered ${answer.status}: ${answer.said}`);
			}
			throw new Error(`${event.id} failed ${MAX_TRIES} times`);
		}),
	);
	return faults.reduce((sum, one) => sum + one, 0);
}
