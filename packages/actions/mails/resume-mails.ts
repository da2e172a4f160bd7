import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { sha256Hex } from "#core/sha256";
import { deleteStops, stopsOf } from "#store/mail-choices";
import { userById } from "#store/users";
import { unchanged } from "#usecases/commit";

/** Has mail sent to one's own address again, after it was refused or called spam. */
export default defineAction({
	id: "resume_mails",
	actor: "person",
	rate: "write",
	input: z.strictObject({}),
	async handler(_input, { actor: { userId }, db }) {
		const { email } = (await userById(db, userId)) ?? notFound("account");
		const addressHash = await sha256Hex(email);
		if ((await stopsOf(db, addressHash)).length === 0) return unchanged({});
		return record({ subject: `user:${userId}` }, {}, [deleteStops(db, addressHash, ["bounced", "complained"])]);
	},
});
