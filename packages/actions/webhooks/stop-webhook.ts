import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { endpointById, stopEndpoint } from "#store/webhooks";
import { unchanged } from "#usecases/commit";
import { tellOfWebhook } from "#usecases/events/tell-of-webhook";
import { ENDPOINT_MOVED, webhookId } from "#usecases/events/webhook-input";
import { text } from "#usecases/fields";
import { reasonFor } from "#usecases/listings/reason";

/**
 * The site team switches a webhook off, so that its owner cannot switch it on; what waits is given up. The owner hears why.
 * Source: docs/webhooks.md#the-site-team.
 */
export default defineAction({
	id: "stop_webhook",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		webhook_id: webhookId,
		/** For its owner. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ webhook_id, reason: typed }, { db, now, settings }) {
		const reason = reasonFor(typed);
		const endpoint = (await endpointById(db, webhook_id)) ?? notFound("webhook");
		const { state, offReason } = endpoint;
		if (offReason === "team") return unchanged({});
		return record(
			{
				subject: `webhook:${webhook_id}`,
				detail: { reason, host: new URL(endpoint.url).host },
				change: changeBetween({ state: offReason ?? state }, { state: "team" }),
			},
			{},
			[...stopEndpoint(db, endpoint), tellOfWebhook(db, endpoint, { decision: "stopped", reason, now, settings })],
			{ stale: ENDPOINT_MOVED },
		);
	},
});
