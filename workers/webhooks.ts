import reportMail from "#actions/mails/report-mail";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import { perform } from "#actions/perform";
import { AppError } from "#core/errors";
import { measureMoney } from "#core/numbers/measure-money";
import { MailMessageRefused, type MailReports } from "#core/ports/outside";
import { PaymentMessageRefused } from "#core/ports/payments";
import { compose, type Services } from "#workers/compose";
import type { Env } from "#workers/env";
import { readBounded } from "#workers/http/body";

/** What providers send. The path names the provider; only those in use are answered. */
export const webhooks = {
	async fetch(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
		const services = await compose(env, new URL(request.url).origin, execution);
		const { payments, actionContext, performDeps, mailReports } = services;
		const { pathname } = new URL(request.url);
		if (mailReports !== null && pathname === `/webhooks/${mailReports.provider}`) {
			return mailReport(request, mailReports, services);
		}
		// The test page of the local environment is no webhook: its messages are not signed.
		if (payments === null || payments.provider === "test" || pathname !== `/webhooks/${payments.provider}`)
			return answer(404, "no such webhook");
		if (request.method !== "POST") return answer(405, "send it with POST", { Allow: "POST" });
		const ctx = actionContext({ kind: "provider", name: payments.provider });
		const { log, now } = ctx;
		try {
			const body = new TextDecoder().decode(await readBounded(request));
			const event = await payments.verify({ body, signature: request.headers.get("Stripe-Signature"), now });
			if (event === null) return answer(200, "nothing to do");
			const { outcome, moved } = await perform(applyPaymentEvent, event, ctx, performDeps);
			measureMoney(services, moved);
			log.info("payment_event", { provider: event.provider, event: event.eventId, kind: event.kind, outcome });
			return answer(200, outcome);
		} catch (error) {
			if (error instanceof PaymentMessageRefused || error instanceof AppError) {
				log.info("payment_message_refused", { reason: error.message });
				return answer(400, `refused: ${error.message}`);
			}
			// The provider sends it again after a failure.
			log.error("payment_event_failed", error);
			return answer(500, "failed, send it again");
		}
	},
};

/** What a mail provider tells: addresses that get no more mail. */
async function mailReport(
	request: Request,
	reports: MailReports,
	{ actionContext, performDeps }: Services,
): Promise<Response> {
	if (request.method !== "POST") return answer(405, "send it with POST", { Allow: "POST" });
	const ctx = actionContext({ kind: "provider", name: reports.provider });
	const { log, now } = ctx;
	try {
		const body = new TextDecoder().decode(await readBounded(request));
		const found = await reports.verify({ body, headers: request.headers, now });
		for (const report of found) await perform(reportMail, report, ctx, performDeps);
		log.info("mail_reported", { provider: reports.provider, reasons: found.map(({ reason }) => reason).join(" ") });
		return answer(200, found.length === 0 ? "nothing to do" : "noted");
	} catch (error) {
		if (error instanceof MailMessageRefused || error instanceof AppError) {
			log.info("mail_message_refused", { reason: error.message });
			return answer(400, "refused");
		}
		log.error("mail_report_failed", error);
		return answer(500, "failed, send it again");
	}
}

function answer(status: number, outcome: string, headers: Record<string, string> = {}): Response {
	return Response.json({ outcome }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
