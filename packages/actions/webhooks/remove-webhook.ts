import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { deleteEndpoint } from "#store/webhooks";
import { webhookId } from "#usecases/events/webhook-input";

/** Removes a person's webhook with what was and was not sent there; nothing more is. */
export default defineAction({
	id: "remove_webhook",
	actor: "person",
	rate: "write",
	input: z.strictObject({ webhook_id: webhookId }),
	async handler({ webhook_id }, { actor, db }) {
		const statements = deleteEndpoint(db, actor.userId, webhook_id);
		return record({ subject: `webhook:${webhook_id}` }, { removed: true }, statements, {
			gone: { code: "not_found", detail: "There is no such webhook, or it was removed before." },
		});
	},
});
