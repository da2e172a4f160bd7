import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { leaveTest } from "#store/webhook-deliveries";
import { endpointOf } from "#store/webhooks";
import { ENDPOINT_IS_OFF, webhookId } from "#usecases/events/webhook-input";

/** Sends an event of the type `webhook.test` to a person's webhook, and to no other. */
export default defineAction({
	id: "test_webhook",
	actor: "person",
	rate: "write",
	input: z.strictObject({ webhook_id: webhookId }),
	async handler({ webhook_id }, { actor, db, now }) {
		const endpoint = (await endpointOf(db, actor.userId, webhook_id)) ?? notFound("webhook");
		if (endpoint.state !== "on") throw ENDPOINT_IS_OFF();
		const statements = leaveTest(db, { userId: actor.userId, endpointId: webhook_id, now: now.getTime() });
		return record({ subject: `webhook:${webhook_id}` }, { left: true }, statements);
	},
});
