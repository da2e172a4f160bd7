import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { setUpdateMails, userById } from "#store/users";
import { AGAIN, unchanged } from "#usecases/commit";

/** Has updates of what somebody follows mailed to them, or none of them at all. */
export default defineAction({
	id: "set_update_mails",
	actor: "person",
	rate: "write",
	input: z.strictObject({ mails: z.boolean() }),
	async handler({ mails }, { actor: { userId }, db }) {
		const user = (await userById(db, userId)) ?? notFound("account");
		if (user.updateMails === mails) return unchanged({ mails });
		return record({ subject: `user:${userId}`, detail: { mails } }, { mails }, setUpdateMails(db, userId, mails), {
			stale: AGAIN,
		});
	},
});
