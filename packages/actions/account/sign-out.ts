import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { deleteOtherSessions, deleteSession } from "#store/sessions";
import { sha256Text } from "#usecases/fields";

/** Ends the session at hand, or all of a person's others. */
export default defineAction({
	id: "sign_out",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		/** SHA-256 of the token in the browser's cookie. */
		session_hash: sha256Text,
		which: z.enum(["this", "others"]),
	}),
	async handler({ session_hash, which }, { actor, db }) {
		const ended =
			which === "this" ? deleteSession(db, session_hash) : deleteOtherSessions(db, actor.userId, session_hash);
		return record({ subject: `user:${actor.userId}`, detail: { which } }, { which }, [ended]);
	},
});
