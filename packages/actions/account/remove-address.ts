import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField, notFound } from "#core/errors";
import { deleteAddress, NO_OTHER_ADDRESS } from "#store/email-addresses";
import { userById } from "#store/users";
import { freshSession, mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";
import { signInAddress } from "#usecases/sign-in";
import { tellOfAccess } from "#usecases/tell-of-access";

/**
 * Takes an address off a person's account, and tells it and the primary one. The primary one stays: an account is never
 * without an address.
 * @throws AppError `sign_in_again`, `not_found`, `invalid_input` for the primary one.
 */
export default defineAction({
	id: "remove_address",
	actor: "person",
	rate: "write",
	input: z.strictObject({ session_hash: freshSession, email: signInAddress }),
	async handler({ session_hash, email }, { actor: { userId }, db, now }) {
		const user = (await userById(db, userId)) ?? notFound("account");
		if (user.email === email) invalidField("/email", "Mails go to this address. Have them go to another one first.");
		const told = [email, user.email];
		return record(
			{ subject: `user:${userId}` },
			{ removed: email },
			[
				mustBeFresh(db, userId, session_hash, now.getTime()),
				...deleteAddress(db, userId, email),
				...(await tellOfAccess({ db, now, userId }, { change: "address_removed", what: email }, told)),
			],
			{
				...SIGN_IN_AGAIN,
				[NO_OTHER_ADDRESS]: { code: "not_found", detail: "This is none of the confirmed addresses of this account." },
			},
		);
	},
});
