import type { Grants } from "#core/ports/outside";
import { accountDeleted } from "#mails/catalogue/account-deleted";
import { productPassedOn } from "#mails/catalogue/product-passed-on";
import {
	deleteAccount,
	type LAST_ADMIN,
	mayBeDeleted,
	ownListingIds,
	type PAYMENT_UNDER_WAY,
} from "#store/account-deletion";
import type { Db, Statement } from "#store/db";
import { addressee, leaveMail, leaveOwnerMails } from "#usecases/mails/leave-mail";
import { personKeys } from "#usecases/person-keys";

/**
 * What deletes an account, and tells its addresses and whoever its products go to. What apps may do for its person ends here already, before the batch, as
 * access that outlived the account would be worse. @returns also how many listings the account owns.
 */
export async function deletion(
	{ db, now, ports }: { db: Db; now: Date; ports: { grants: Grants } },
	userId: number,
): Promise<{ listings: number; statements: Statement<typeof LAST_ADMIN | typeof PAYMENT_UNDER_WAY>[] }> {
	const [person, { listingIds, unseenIds }] = await Promise.all([personKeys(db, userId), ownListingIds(db, userId)]);
	const told = await Promise.all(person.addresses.map(addressee));
	await ports.grants.revokeAll(userId);
	return {
		listings: listingIds.length,
		statements: [
			...mayBeDeleted(db, userId),
			...deleteAccount(db, person, { listingIds, unseenIds, at: now.getTime() }),
			leaveOwnerMails(db, productPassedOn, { listingIds, cause: `user:${userId}`, now }),
			...told.map((to) => leaveMail(db, accountDeleted, { to, cause: `user:${userId}`, facts: {}, now })),
		],
	};
}
