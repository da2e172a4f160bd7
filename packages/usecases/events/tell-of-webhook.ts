import type { Settings } from "#core/settings";
import { type WebhookDecision, webhookDecided } from "#mails/catalogue/webhook-decided";
import type { Db, Statement } from "#store/db";
import type { EndpointRow } from "#store/webhooks";
import { leaveMail } from "#usecases/mails/leave-mail";

/** Tells whoever has events sent to an address what the site team decided about it, in the batch that does it. */
export function tellOfWebhook(
	db: Db,
	{ id, userId, url }: Pick<EndpointRow, "id" | "userId" | "url">,
	said: { decision: WebhookDecision; reason: string; now: Date; settings: Pick<Settings, "teamEmail"> },
): Statement {
	const { decision, reason, now, settings } = said;
	return leaveMail(db, webhookDecided, {
		to: { userId },
		cause: `webhook:${id}:${decision}:${now.getTime()}`,
		facts: { endpoint: id, host: new URL(url).host, decision, answer: reason, teamEmail: settings.teamEmail },
		now,
	});
}
