import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, notFound } from "#core/errors";
import { ADDRESSES_MAX, SIGN_IN_LINK_SECONDS } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import {
	ADDRESS_TAKEN,
	EMAIL_LINK_USED,
	insertAddress,
	openEmailLink,
	ownerOfAddress,
	TOO_MANY_ADDRESSES,
	useEmailLink,
} from "#store/email-addresses";
import { deleteStops } from "#store/mail-choices";
import { userById } from "#store/users";
import { unchanged } from "#usecases/commit";
import { sha256Text } from "#usecases/fields";
import { freshSession, mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";
import { tellOfAccess } from "#usecases/tell-of-access";

const GONE = {
	code: "link_expired",
	detail: `The link was used already, is older than ${SIGN_IN_LINK_SECONDS / 60} minutes, or was asked for by another account. Ask for a new one under Ways to sign in.`,
} as const;

/** What is said of a link that adds nothing to this account. */
export function emailLinkGone(): AppError {
	return new AppError(GONE.code, GONE.detail);
}

/**
 * Adds an address to the account that asked for its link. Only that account may: else anybody could have others confirm
 * their addresses into an account that is not theirs, and read what they do in it. Of simultaneous attempts, also of an
 * account that begins with the address, exactly one wins.
 * @throws AppError `sign_in_again`, `link_expired`, `email_taken`, `invalid_input`.
 */
export default defineAction({
	id: "confirm_address",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		session_hash: freshSession,
		/** SHA-256 of the token in the link. */
		token_hash: sha256Text,
	}),
	async handler({ session_hash, token_hash }, { actor: { userId }, db, now }) {
		const at = now.getTime();
		const [user, address] = await Promise.all([userById(db, userId), openEmailLink(db, userId, token_hash, at)]);
		if (user === null) return notFound("account");
		if (address === null) throw emailLinkGone();
		// Asked for twice, and confirmed by the other link.
		if ((await ownerOfAddress(db, address)) === userId) return unchanged({ address });
		return record(
			{ subject: `user:${userId}` },
			{ address },
			[
				mustBeFresh(db, userId, session_hash, at),
				...useEmailLink(db, userId, token_hash, at),
				...insertAddress(db, { address, userId, confirmedAt: at }, ADDRESSES_MAX),
				// The link arrived: the mailbox takes mail again.
				deleteStops(db, await sha256Hex(address), ["bounced"]),
				...(await tellOfAccess({ db, now, userId }, { change: "address_added", what: address }, [user.email])),
			],
			{
				...SIGN_IN_AGAIN,
				[EMAIL_LINK_USED]: GONE,
				[ADDRESS_TAKEN]: {
					code: "email_taken",
					detail:
						"The address belongs to another account by now. Sign in with it, take it off that account or delete that account, and add it again.",
				},
				[TOO_MANY_ADDRESSES]: {
					code: "invalid_input",
					detail: `An account has at most ${ADDRESSES_MAX} addresses. Remove one first.`,
				},
			},
		);
	},
});
