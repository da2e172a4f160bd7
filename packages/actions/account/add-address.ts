import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField } from "#core/errors";
import { ADDRESSES_MAX, SIGN_IN_LINK_SECONDS, TOKEN_BYTES } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import { base64url } from "#core/web/base64url";
import { addressInUse } from "#mails/catalogue/address-in-use";
import { confirmAddress } from "#mails/catalogue/confirm-address";
import { addressesOf, insertEmailLink, ownerOfAddress } from "#store/email-addresses";
import { freshSession, mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";
import { countLink, linkLimitRefusal } from "#usecases/mail-limit";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";
import { signInAddress } from "#usecases/sign-in";

/**
 * Mails a link to another address of a person, which adds it to their account. Answer, rows and log are the same where the
 * address belongs to somebody else: only the mail differs, and with it only the address's own reader learns that.
 * @throws AppError `sign_in_again`, `rate_limited`, `invalid_input` for an address that is theirs already, and beyond the number that an account may have.
 */
export default defineAction({
	id: "add_address",
	actor: "person",
	rate: "write",
	input: z.strictObject({ session_hash: freshSession, email: signInAddress }),
	async handler({ session_hash, email }, { actor: { userId, network }, db, ids, settings, now }) {
		const [own, ownerId] = await Promise.all([addressesOf(db, userId), ownerOfAddress(db, email)]);
		if (ownerId === userId) invalidField("/email", "This address belongs to this account already.");
		if (own.length >= ADDRESSES_MAX) {
			invalidField("/email", `An account has at most ${ADDRESSES_MAX} addresses. Remove one first.`);
		}
		const at = now.getTime();
		const token = base64url(ids.random(TOKEN_BYTES));
		const hash = await sha256Hex(token);
		const about = { to: await addressee(email), cause: `link:${hash.slice(0, 16)}`, now };
		return record(
			{ subject: `email_link:${hash.slice(0, 16)}` },
			{ sent: true },
			[
				mustBeFresh(db, userId, session_hash, at),
				...(await countLink({ db, settings, now, network }, email)),
				insertEmailLink(db, {
					hash,
					userId,
					address: email,
					createdAt: at,
					expiresAt: at + SIGN_IN_LINK_SECONDS * 1000,
				}),
				ownerId === null
					? leaveMail(db, confirmAddress, { ...about, facts: { token } })
					: leaveMail(db, addressInUse, { ...about, facts: {} }),
			],
			{ ...SIGN_IN_AGAIN, ...linkLimitRefusal({ settings, now }) },
		);
	},
});
