import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField, notFound } from "#core/errors";
import { EMAIL_MAX } from "#core/web/email";
import { accountDeleted } from "#mails/catalogue/account-deleted";
import { deleteAccount, LAST_ADMIN, mayBeDeleted, ownListingIds, PAYMENT_UNDER_WAY } from "#store/account-deletion";
import { userById } from "#store/users";
import { freshSession, mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";
import { personKeys } from "#usecases/person-keys";

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
	async handler({ session_hash, typed }, { actor: { userId }, db, now, ports }) {
		const user = (await userById(db, userId)) ?? notFound("account");
		if (typed.trim().toLowerCase() !== user.email) {
			invalidField("/typed", `Type the address of this account, ${user.email}, to delete it.`);
		}
		const [person, listingIds] = await Promise.all([personKeys(db, userId), ownListingIds(db, userId)]);
		const told = await Promise.all(person.addresses.map(addressee));
		await ports.grants.revokeAll(userId);
		const at = now.getTime();
		return record(
			{ subject: `user:${userId}`, detail: { listings: listingIds.length } },
			{ deleted: true },
			[
				mustBeFresh(db, userId, session_hash, at),
				...mayBeDeleted(db, userId),
				...deleteAccount(db, person, { listingIds, at }),
				...told.map((to) => leaveMail(db, accountDeleted, { to, cause: `user:${userId}`, facts: {}, now })),
			],
			{
				...SIGN_IN_AGAIN,
				[LAST_ADMIN]: {
					code: "last_admin",
					detail: "You are the only one who runs this site. Give somebody else its rights first.",
				},
				[PAYMENT_UNDER_WAY]: {
					code: "payment_under_way",
					detail:
						"A payment page of yours is open. Pay it, or give it up on its checkout page, then delete the account.",
				},
			},
		);
	},
});
