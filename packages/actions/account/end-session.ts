import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { deleteNamedSession, NO_SUCH_SESSION, SESSION_NAME_LENGTH } from "#store/sessions";

/** Signs one of a person's browsers out. */
export default defineAction({
	id: "end_session",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		/** The beginning of its hash. */
		session: z.string().regex(new RegExp(`^[0-9a-f]{${SESSION_NAME_LENGTH}}$`)),
	}),
	async handler({ session }, { actor, db }) {
		return record({ subject: `session:${session}` }, { ended: true }, deleteNamedSession(db, actor.userId, session), {
			[NO_SUCH_SESSION]: { code: "not_found", detail: "This browser is not signed in any more." },
		});
	},
});
