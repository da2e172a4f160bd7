import { defineAction, record } from "#actions/define";
import { AppError } from "#core/errors";
import { SIGN_IN_LINK_SECONDS } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import { BANNED } from "#store/bans";
import { ownerOfAddress } from "#store/email-addresses";
import { deleteStops } from "#store/mail-choices";
import { LINK_USED, openSignInLink, useSignInLink } from "#store/sign-in-links";
import { AGAIN } from "#usecases/commit";
import { sha256Text } from "#usecases/fields";
import { notBanned } from "#usecases/people/not-banned";
import { newSession, openSession } from "#usecases/sign-in";

const GONE = {
	code: "link_expired",
	detail: `The link was used already, or is older than ${SIGN_IN_LINK_SECONDS / 60} minutes. Ask for a new one on the sign-in page.`,
} as const;

/** What is said of a link that signs nobody in. */
export function signInLinkGone(): AppError {
	return new AppError(GONE.code, GONE.detail);
}

/** Signs a browser in by a mailed link; of any number of simultaneous attempts exactly one wins. */
export default defineAction({
	id: "sign_in_by_link",
	actor: "link_holder",
	rate: "write",
	input: newSession.extend({
		/** SHA-256 of the token in the link. */
		token_hash: sha256Text,
	}),
	async handler({ token_hash, ...session }, ctx) {
		const { db, now } = ctx;
		const at = now.getTime();
		const link = await openSignInLink(db, token_hash, at);
		if (link === null) throw signInLinkGone();
		await notBanned(ctx, await ownerOfAddress(db, link.email));
		return record(
			{ subject: `session:${session.session_hash.slice(0, 16)}` },
			{ return_to: link.returnTo, intent: link.intent },
			[
				...useSignInLink(db, token_hash, at),
				...openSession(db, link.email, session, at),
				// The link arrived: the mailbox takes mail again.
				deleteStops(db, await sha256Hex(link.email), ["bounced"]),
			],
			{ [LINK_USED]: GONE, [BANNED]: AGAIN },
		);
	},
});
