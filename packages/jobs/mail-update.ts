import * as z from "zod";
import { isolated } from "#core/web/plain-text";
import { defineJob, JobFailed } from "#jobs/define";
import { updateMailFor } from "#store/update-notices";

/** What an outbox row of this job carries. The token is forgotten with the payload once the mail is sent. */
const Payload = z.object({ update_id: z.int(), user_id: z.int(), token: z.string().min(1) });

/**
 * Mails an update to one follower, unless they have stopped following or receiving since they were to be told. The outbox
 * row is its cause, so a row that runs twice delivers once.
 */
export default defineJob({
	name: "mail-update",
	async run({ payload, cause }, { db, links, settings, ports }) {
		const parsed = Payload.safeParse(payload);
		if (!parsed.success) throw new JobFailed("the row does not say what to mail to whom");
		const { update_id, user_id, token } = parsed.data;
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
