import { defineAction, record } from "#actions/define";
import { newSession, openSession, signInAddress } from "#usecases/sign-in";

/** Signs a browser in whose person's e-mail address an identity provider vouches for. */
export default defineAction({
	id: "sign_in_with_provider",
	actor: "provider",
	rate: "write",
	input: newSession.extend({ email: signInAddress }),
	async handler({ email, ...session }, { db, now }) {
		return record(
			{ subject: `session:${session.session_hash.slice(0, 16)}` },
			{ email },
			openSession(db, email, session, now.getTime()),
		);
	},
});
