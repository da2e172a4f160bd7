import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { changeEndpoint, endpointOf } from "#store/webhooks";
import { AGAIN } from "#usecases/commit";
import { heardFields, webhookId } from "#usecases/events/webhook-input";

/** Changes which events are sent to an address of a person's, from now on. */
export default defineAction({
	id: "change_webhook",
	actor: "person",
	rate: "write",
	input: z.strictObject({ webhook_id: webhookId, ...heardFields }),
	async handler({ webhook_id, kinds, reach }, { actor, db }) {
		const endpoint = (await endpointOf(db, actor.userId, webhook_id)) ?? notFound("webhook");
		const note = { subject: `webhook:${webhook_id}`, detail: { reach, kinds: kinds?.join(" ") ?? null } };
		return record(note, { kinds, reach }, changeEndpoint(db, endpoint, { kinds, reach }), { stale: AGAIN });
	},
});
