import { headersOf, type MailHeaders } from "#adapters/mail/headers";
import type { Mail, Mailer } from "#core/ports/outside";

/**
 * Delivers into a mailbox on this machine, and says so on the console, links included: a person at a laptop signs in
 * without a mail account.
 * @param keep puts a message into the mailbox; false when its cause was delivered before.
 */
export function localMailer(keep: (mail: Mail & MailHeaders & { sentAt: number }) => Promise<boolean>): Mailer {
	return {
		async send(message) {
			const mail = { ...message, ...headersOf(message) };
			if (!(await keep({ ...mail, sentAt: Date.now() }))) return;
			console.log(`\n--- mail to ${mail.to}: ${mail.subject}\n${mail.text}\n---\n`);
		},
	};
}
