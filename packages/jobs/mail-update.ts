import { mailUpdate } from "#core/jobs/kinds";
import { isolated } from "#core/web/plain-text";
import { defineJob } from "#jobs/define";
import { updateMailFor } from "#store/update-notices";

/**
 * Mails an update to one follower, unless they have stopped following or receiving since they were to be told. The outbox
 * row is its cause, so a row that runs twice delivers once.
 */
export default defineJob(mailUpdate, {
	async run({ payload, cause }, { db, links, settings, ports }) {
		const { update_id, user_id, token } = payload;
		const mail = await updateMailFor(db, update_id, user_id);
		if (mail === null) return "no longer wanted";
		const name = isolated(mail.listing.name);
		const unsubscribe = links.unsubscribe(token);
		await ports.mail.send({
			to: mail.email,
			subject: `${name}: ${isolated(mail.title)}`,
			text: [
				mail.body,
				links.listing(mail.listing.slug),
				`You get this because you follow ${name} on ${settings.siteName}.`,
				`No more mails about ${name}: ${unsubscribe}`,
				`All that you follow and receive: ${links.following}`,
			].join("\n\n"),
			unsubscribe,
			cause,
		});
		return "sent";
	},
});
