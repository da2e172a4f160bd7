import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { sendMail } from "#core/jobs/kinds";
import { openMailAt } from "#store/mail-outbox";
import { enqueue } from "#store/outbox";
import { changedMeanwhile } from "#usecases/saved-since";

/** The site team has a mail tried now that is still to be sent. One that was sent is forgotten, and cannot be sent again. */
export default defineAction({
	id: "send_mail_again",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		/** Of the mail in the list. */
		place: z.int().min(1),
	}),
	async handler({ place }, { db, now }) {
		const cause = await openMailAt(db, place);
		if (cause === null) throw changedMeanwhile();
		const at = now.getTime();
		// A mail is sent once, however often its job runs; pressed twice, one job is enough.
		const due = { subject: cause, dueAt: at, now: at, onceKey: `send-mail:${cause}` };
		return record({ subject: `mail:${place}`, detail: { mail: cause.split(":")[0] ?? "" } }, {}, [
			enqueue(db, sendMail, due),
		]);
	},
});
