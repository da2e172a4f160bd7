import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField, notFound } from "#core/errors";
import { EMAIL_MAX } from "#core/web/email";
import { LAST_ADMIN, PAYMENT_UNDER_WAY } from "#store/account-deletion";
import { userById } from "#store/users";
import { freshSession, mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";
import { deletion } from "#usecases/people/deletion";

/**
 * Deletes a person's account in one batch, and tells its addresses. What apps may do for them is kept by the authorization
 * server, outside the database: it ends before the batch, as access that outlived the account would be worse.
 * @throws AppError `sign_in_again`, `last_admin`, `payment_under_way`.
 */
export default defineAction({
	id: "delete_account",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		session_hash: freshSession,
		/** The account's own address, typed by hand. */
		typed: z.string().max(EMAIL_MAX),
	}),
	async handler({ session_hash, typed }, ctx) {
		const { actor, db, now } = ctx;
		const { userId } = actor;
		const user = (await userById(db, userId)) ?? notFound("account");
		if (typed.trim().toLowerCase() !== user.email) {
			invalidField("/typed", `Type the address of this account, ${user.email}, to delete it.`);
		}
		const { listings, statements } = await deletion(ctx, userId);
		return record(
			{ subject: `user:${userId}`, detail: { listings } },
			{ deleted: true },
			[mustBeFresh(db, userId, session_hash, now.getTime()), ...statements],
			{
				...SIGN_IN_AGAIN,
				[LAST_ADMIN]: {
					code: "last_admin",
					detail: "You are the only one who runs this site. Give somebody else its rights first.",
				},
				[PAYMENT_UNDER_WAY]: {
					code: "payment_under_way",
					detail:
						"A payment of yours is open. Pay it, or give it up on its checkout page, or wait for its money; then delete the account.",
				},
			},
		);
	},
});
