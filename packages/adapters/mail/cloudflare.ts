import { headersOf } from "#adapters/mail/headers";
import type { Mailer } from "#core/ports/outside";

/** Cloudflare's `send_email` binding, as far as it is used here. */
export interface EmailBinding {
	send(message: {
		from: string | { email: string; name: string };
		to: string;
		subject: string;
		text: string;
		html?: string;
		headers?: Record<string, string>;
	}): Promise<unknown>;
}

/**
 * Sends through Cloudflare's e-mail binding, which makes the message itself. It knows no idempotency key; what that
 * means: docs/mail.md#a-mail-and-its-cause.
 * @param from sender, of a domain that is set up there.
 * Source: https://developers.cloudflare.com/email-routing/email-workers/send-email-workers/
 */
export function cloudflareMailer(binding: EmailBinding, from: string): Mailer {
	return {
		async send(mail) {
			const { to, subject, headers } = headersOf(mail, from);
			await binding.send({
				from: senderOf(from),
				to,
				subject,
				text: mail.text,
				...(mail.html !== undefined && { html: mail.html }),
				...(Object.keys(headers).length > 0 && { headers }),
			});
		},
	};
}

/** `Ada <ada@example.com>` as its two parts. */
function senderOf(from: string): string | { email: string; name: string } {
	const [, name, email] = /^([^<>]*)<([^<>\s]+)>$/.exec(from) ?? [];
	if (name === undefined || email === undefined) return from;
	return name.trim() === "" ? email : { email, name: name.trim() };
}
