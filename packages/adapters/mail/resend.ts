import { headersOf } from "#adapters/mail/headers";
import { reached } from "#adapters/reached";
import type { Mailer } from "#core/ports/outside";

export interface ResendConfig {
	apiKey: string;
	/** Sender, such as `Launchweek <hello@directory.example>`, of a domain verified there. */
	from: string;
	/** Address of the API, without a trailing slash; another one for tests. */
	baseUrl?: string | undefined;
}

const TIMEOUT_MS = 10_000;

/**
 * Sends through Resend's HTTP API. Its Idempotency-Key, kept there for a day, makes a retried cause one message.
 * Source: https://resend.com/docs/api-reference/emails/send-email
 */
export function resendMailer({ apiKey, from, baseUrl = "https://api.resend.com" }: ResendConfig): Mailer {
	return {
		async send(mail) {
			const { to, subject, headers } = headersOf(mail, from);
			const sending = fetch(`${baseUrl}/emails`, {
				method: "POST",
				headers: {
					Authorization: `Bearer ${apiKey}`,
					"Content-Type": "application/json",
					"Idempotency-Key": mail.cause,
				},
				body: JSON.stringify({
					from,
					to: [to],
					subject,
					text: mail.text,
					...(mail.html !== undefined && { html: mail.html }),
					...(Object.keys(headers).length > 0 && { headers }),
				}),
				signal: AbortSignal.timeout(TIMEOUT_MS),
			});
			const response = await reached("the mail provider", sending);
			await response.body?.cancel();
			if (!response.ok) throw new Error(`the mail provider answered ${response.status}`);
		},
	};
}
