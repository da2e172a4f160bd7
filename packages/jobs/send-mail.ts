import { sendMail } from "#core/jobs/kinds";
import { defineJob } from "#jobs/define";

/** Sends one message. The outbox row is its cause, so a row that runs twice delivers once. */
export default defineJob(sendMail, {
	async run({ payload: { html, ...mail }, cause }, { ports }) {
		await ports.mail.send({ ...mail, ...(html !== undefined && { html }), cause });
		return "sent";
	},
});
