import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { wakeEndpoint } from "#store/webhook-deliveries";
import { endpointOf, pause, switchOn } from "#store/webhooks";
import { unchanged } from "#usecases/commit";
import { ENDPOINT_BY_TEAM, ENDPOINT_MOVED, webhookId } from "#usecases/events/webhook-input";

/**
 * Pauses a person's webhook, or switches it on again. What waits is sent first then; what happened meanwhile is not sent, and
 * is in the feed.
 */
export default defineAction({
	id: "switch_webhook",
	actor: "person",
	rate: "write",
	input: z.strictObject({ webhook_id: webhookId, is_on: z.boolean() }),
	async handler({ webhook_id, is_on }, { actor, db, now }) {
		const endpoint = (await endpointOf(db, actor.userId, webhook_id)) ?? notFound("webhook");
		const isOn = endpoint.state === "on";
		if (isOn === is_on || (!is_on && endpoint.state === "off")) return unchanged({ state: endpoint.state });
		if (endpoint.offReason === "team") throw ENDPOINT_BY_TEAM();
		const statements = is_on
			? [...switchOn(db, endpoint), wakeEndpoint(db, webhook_id, now.getTime())]
			: pause(db, endpoint);
		const state: "on" | "paused" = is_on ? "on" : "paused";
		return record({ subject: `webhook:${webhook_id}`, detail: { state } }, { state }, statements, {
			stale: ENDPOINT_MOVED,
		});
	},
});
