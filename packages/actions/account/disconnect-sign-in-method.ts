import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { PROVIDER_IDS } from "#core/access/providers";
import { notFound } from "#core/errors";
import { disconnectIdentity, identitiesOf, OTHER_IDENTITY } from "#store/identities";
import { userById } from "#store/users";
import { AGAIN } from "#usecases/commit";
import { freshSession, mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";
import { methodName } from "#usecases/identity";
import { tellOfAccess } from "#usecases/tell-of-access";

/**
 * Has a provider sign nobody in to a person's account until it is connected again. Mail stays a way in.
 * @throws AppError `sign_in_again`, `not_found`.
 */
export default defineAction({
	id: "disconnect_sign_in_method",
	actor: "person",
	rate: "write",
	input: z.strictObject({ session_hash: freshSession, provider: z.enum(PROVIDER_IDS) }),
	async handler({ session_hash, provider }, { actor: { userId }, db, now }) {
		const [user, known] = await Promise.all([userById(db, userId), identitiesOf(db, userId)]);
		const one = known.find((identity) => identity.provider === provider && identity.subject !== null);
		if (user === null || one === undefined) return notFound("connection");
		const change = { change: "method_disconnected", what: methodName(provider, one.knownAs) } as const;
		return record(
			{ subject: `user:${userId}`, detail: { provider } },
			{ provider },
			[
				mustBeFresh(db, userId, session_hash, now.getTime()),
				...disconnectIdentity(db, userId, provider),
				...(await tellOfAccess({ db, now, userId }, change, [user.email])),
			],
			{ ...SIGN_IN_AGAIN, [OTHER_IDENTITY]: AGAIN },
		);
	},
});
