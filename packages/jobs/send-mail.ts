import * as z from "zod";
import { defineJob, JobFailed } from "#jobs/define";

/** What an outbox row of this job carries; its subject says what the mail is about. */
export const MailPayload = z.object({
	to: z.email(),
	subject: z.string().min(1),
	text: z.string().min(1),
	html: z.string().optional(),
});
export type MailPayload = z.output<typeof MailPayload>;

/** Sends one message. The outbox row is its cause, so a row that runs twice delivers once. */
export default defineJob({
	name: "send-mail",
	async run({ payload, cause }, { ports }) {
		const parsed = MailPayload.safeParse(payload);
		if (!parsed.success) throw new JobFailed("the row does not hold a message");
		const { html, ...mail } = parsed.data;
		await ports.mail.send({ ...mail, ...(html !== undefined && { html }), cause });
		return "sent";
	},
});
