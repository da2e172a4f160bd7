import { defineAction, record } from "#actions/define";
import { AppError, invalidField } from "#core/errors";
import { BANNED } from "#store/bans";
import { accountOf, ownerOfAddress } from "#store/email-addresses";
import {
	connectFirstIdentity,
	IDENTITY_TAKEN,
	identitiesOf,
	identityOf,
	keepIdentity,
	OTHER_IDENTITY,
} from "#store/identities";
import { insertUser, userById } from "#store/users";
import { AGAIN } from "#usecases/commit";
import { identityInput, methodName } from "#usecases/identity";
import { notBanned } from "#usecases/people/not-banned";
import { newSession, openSessionOf, signInAddress } from "#usecases/sign-in";
import { tellOfAccess } from "#usecases/tell-of-access";

const REFUSED = {
	code: "identity_refused",
	detail:
		"The account of this address is signed in to another way. Sign in by mail; under Ways to sign in this one can be connected.",
} as const;

/**
 * Signs a browser in for whom an identity provider vouches: to the account that is connected with them there, else to that of
 * the address which the provider has verified, which is connected thereby. An account that is connected with somebody else
 * there, or was disconnected, is not signed in to.
 * @throws AppError `identity_refused`, `invalid_input` for somebody unknown without a verified address.
 */
export default defineAction({
	id: "sign_in_with_provider",
	actor: "provider",
	rate: "write",
	input: newSession.extend({ ...identityInput.shape, email: signInAddress.nullable() }),
	async handler({ provider, subject, known_as: knownAs, email, ...session }, ctx) {
		const { db, now } = ctx;
		const at = now.getTime();
		const note = { subject: `session:${session.session_hash.slice(0, 16)}` };
		const known = await identityOf(db, provider, subject);
		if (known !== null) {
			await notBanned(ctx, known.userId);
			const kept = keepIdentity(db, { ...known, subject, knownAs });
			const opened = openSessionOf(db, known.userId, session, at);
			return record(note, { connected: false }, [...kept, ...opened], { [OTHER_IDENTITY]: AGAIN, [BANNED]: AGAIN });
		}
		if (email === null) invalidField("/email", "The provider has verified no e-mail address of this person.");
		const ownerId = await ownerOfAddress(db, email);
		const owner = ownerId === null ? null : await userById(db, ownerId);
		if (
			owner !== null &&
			(await identitiesOf(db, owner.id)).some((one) => one.provider === provider && one.subject !== subject)
		) {
			throw new AppError(REFUSED.code, REFUSED.detail);
		}
		await notBanned(ctx, ownerId);
		const change = { change: "method_connected", what: methodName(provider, knownAs) } as const;
		return record(
			note,
			{ connected: true },
			[
				insertUser(db, email, at),
				...connectFirstIdentity(db, { userId: accountOf(email), provider, subject, knownAs, connectedAt: at }),
				...openSessionOf(db, accountOf(email), session, at),
				...(owner === null ? [] : await tellOfAccess({ db, now, userId: owner.id }, change, [owner.email])),
			],
			{ [IDENTITY_TAKEN]: AGAIN, [OTHER_IDENTITY]: REFUSED, [BANNED]: AGAIN },
		);
	},
});
