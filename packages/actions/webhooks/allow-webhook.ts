import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { allowEndpoint, endpointById } from "#store/webhooks";
import { tellOfWebhook } from "#usecases/events/tell-of-webhook";
import { ENDPOINT_MOVED, webhookId } from "#usecases/events/webhook-input";
import { text } from "#usecases/fields";
import { reasonFor } from "#usecases/listings/reason";

/**
 * The site team gives a webhook that it switched off back to its owner, who hears of it.
 * Source: docs/webhooks.md#the-site-team.
 */
export default defineAction({
	id: "allow_webhook",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		webhook_id: webhookId,
		/** How it stands afterwards; `gone` and `failing` are off for that reason. */
		as: z.enum(["on", "paused", "gone", "failing"]),
		/** For its owner. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ webhook_id, as, reason: typed }, { db, now, settings }) {
		const reason = reasonFor(typed);
		const endpoint = (await endpointById(db, webhook_id)) ?? notFound("webhook");
		if (endpoint.offReason !== "team") throw new AppError(ENDPOINT_MOVED.code, ENDPOINT_MOVED.detail);
		const was =
			as === "on" || as === "paused" ? { state: as, offReason: null } : { state: "off" as const, offReason: as };
		return record(
			{
				subject: `webhook:${webhook_id}`,
				detail: { reason, host: new URL(endpoint.url).host },
				change: changeBetween({ state: "team" }, { state: as }),
			},
			{},
			[
				...allowEndpoint(db, endpoint, was),
				tellOfWebhook(db, endpoint, { decision: "allowed", reason, now, settings }),
			],
			{ stale: ENDPOINT_MOVED },
		);
	},
});
