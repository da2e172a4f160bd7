import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { connectIdentity, IDENTITY_TAKEN, identityOf } from "#store/identities";
import { userById } from "#store/users";
import { unchanged } from "#usecases/commit";
import { freshSession, mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";
import { identityInput, methodName } from "#usecases/identity";
import { tellOfAccess } from "#usecases/tell-of-access";

/**
 * Connects a person's account with who they are at a provider, instead of whom it was connected with there. The door has
 * had the provider vouch for them, in the browser that asked.
 * @throws AppError `sign_in_again`, `identity_taken`.
 */
export default defineAction({
	id: "connect_sign_in_method",
	actor: "person",
	rate: "write",
	input: identityInput.extend({ session_hash: freshSession }),
	async handler({ session_hash, provider, subject, known_as: knownAs }, { actor: { userId }, db, now }) {
		const [user, known] = await Promise.all([userById(db, userId), identityOf(db, provider, subject)]);
		if (user === null) return notFound("account");
		if (known?.userId === userId) return unchanged({ provider });
		const change = { change: "method_connected", what: methodName(provider, knownAs) } as const;
		return record(
			{ subject: `user:${userId}`, detail: { provider } },
			{ provider },
			[
				mustBeFresh(db, userId, session_hash, now.getTime()),
				connectIdentity(db, { userId, provider, subject, knownAs, connectedAt: now.getTime() }),
				...(await tellOfAccess({ db, now, userId }, change, [user.email])),
			],
			{
				...SIGN_IN_AGAIN,
				[IDENTITY_TAKEN]: {
					code: "identity_taken",
					detail: "Another account here is connected with it. Sign in with it, disconnect it there, and come back.",
				},
			},
		);
	},
});
