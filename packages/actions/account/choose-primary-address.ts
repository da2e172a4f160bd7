import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { makePrimary, NO_OTHER_ADDRESS } from "#store/email-addresses";
import { userById } from "#store/users";
import { unchanged } from "#usecases/commit";
import { freshSession, mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";
import { signInAddress } from "#usecases/sign-in";
import { tellOfAccess } from "#usecases/tell-of-access";

/**
 * Has a person's mails go to another of their confirmed addresses. The one before is told, and still signs them in.
 * @throws AppError `sign_in_again`, `not_found`.
 */
export default defineAction({
	id: "choose_primary_address",
	actor: "person",
	rate: "write",
	input: z.strictObject({ session_hash: freshSession, email: signInAddress }),
	async handler({ session_hash, email }, { actor: { userId }, db, now }) {
		const user = (await userById(db, userId)) ?? notFound("account");
		if (user.email === email) return unchanged({ primary: email });
		return record(
			{ subject: `user:${userId}` },
			{ primary: email },
			[
				mustBeFresh(db, userId, session_hash, now.getTime()),
				...makePrimary(db, userId, email),
				...(await tellOfAccess({ db, now, userId }, { change: "primary_changed", what: email }, [user.email])),
			],
			{
				...SIGN_IN_AGAIN,
				[NO_OTHER_ADDRESS]: { code: "not_found", detail: "This is none of the confirmed addresses of this account." },
			},
		);
	},
});
