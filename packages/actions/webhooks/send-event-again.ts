import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, notFound } from "#core/errors";
import { deliverWebhook } from "#core/jobs/kinds";
import { enqueue } from "#store/outbox";
import { dueDelivery } from "#store/webhook-deliveries";
import { endpointOf } from "#store/webhooks";
import { ENDPOINT_IS_OFF, webhookId } from "#usecases/events/webhook-input";

/**
 * Sends one event to a person's webhook once more, whatever became of it before: outside its order, and at once where it
 * waits for another try.
 */
export default defineAction({
	id: "send_event_again",
	actor: "person",
	rate: "write",
	input: z.strictObject({ webhook_id: webhookId, seq: z.int().min(1) }),
	async handler({ webhook_id, seq }, { actor, db, now }) {
		const endpoint = (await endpointOf(db, actor.userId, webhook_id)) ?? notFound("webhook");
		const due = (await dueDelivery(db, webhook_id, seq)) ?? notFound("delivery");
		if (endpoint.state !== "on") throw ENDPOINT_IS_OFF();
		if (due.state === "waiting" && !due.isFirst) {
			throw new AppError("changed_meanwhile", "It waits for an earlier event of the same thing; send that one first.");
		}
		const at = now.getTime();
		const onceKey = `webhook:${webhook_id}:${seq}:again:${due.attempts}`;
		return record({ subject: `webhook:${webhook_id}`, detail: { seq } }, { left: true }, [
			enqueue(db, deliverWebhook, {
				subject: { endpoint: webhook_id, seq },
				payload: { by_hand: true },
				dueAt: at,
				now: at,
				onceKey,
			}),
		]);
	},
});
