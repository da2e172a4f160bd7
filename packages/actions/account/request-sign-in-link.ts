import * as z from "zod";
import { type ActionContext, defineAction, type Recorded, record } from "#actions/define";
import { sha256Hex } from "#core/access/api-key";
import { rateState } from "#core/access/rate-limit";
import { AppError } from "#core/errors";
import { INTENT_MAX, RETURN_TO_MAX, SIGN_IN_LINK_SECONDS, TOKEN_BYTES } from "#core/limits";
import type { PersonCheck } from "#core/ports/outside";
import { base64url } from "#core/web/base64url";
import { mailboxOf } from "#core/web/email";
import { signIn } from "#mails/catalogue/sign-in";
import { insertSignInLink } from "#store/sign-in-links";
import { countTo, MAIL_LIMIT_REACHED } from "#usecases/mail-limit";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";
import { signInAddress } from "#usecases/sign-in";

/** Links asked for in a window, for one address and from one network. */
const LIMIT_WINDOW_SECONDS = 15 * 60;
const PER_ADDRESS = 5;
const PER_NETWORK = 30;

/**
 * Mails a sign-in link. The answer and the work are the same for known and unknown addresses: an account begins when
 * the link is confirmed.
 * @throws AppError `rate_limited`, `person_check_failed`, `person_check_unavailable`.
 */
export default defineAction({
	id: "request_sign_in_link",
	actor: "visitor",
	rate: "write",
	input: z.strictObject({
		email: signInAddress,
		/** A path of this site. */
		return_to: z.string().max(RETURN_TO_MAX),
		/** What was pressed before, as `intentText` says it. */
		intent: z.string().max(INTENT_MAX).nullable(),
		/** What the check that a person is there put into the form; only asked for where there is one. */
		person: z.string().default(""),
	}),
	async handler({ email, return_to: returnTo, intent, person }, ctx) {
		await mustBePerson(ctx.ports.personCheck, person);
		return mailLink(ctx, { email, returnTo, intent });
	},
});

/** A link to sign in with, mailed to an address: for whoever names it, or to its own person who shall sign in once more. */
export async function mailLink(
	{
		db,
		actor,
		ids,
		settings,
		now: instant,
	}: Pick<ActionContext, "db" | "ids" | "settings" | "now"> & {
		actor: { network: string };
	},
	{ email, returnTo, intent }: { email: string; returnTo: string; intent: string | null },
): Promise<Recorded<{ sent: boolean }>> {
	const now = instant.getTime();
	const token = base64url(ids.random(TOKEN_BYTES));
	const hash = await sha256Hex(token);
	const factor = settings.environment === "local" ? 100 : 1;
	const perAddress = { limit: PER_ADDRESS * factor, windowSeconds: LIMIT_WINDOW_SECONDS };
	const perNetwork = { ...perAddress, limit: PER_NETWORK * factor };
	return record(
		{ subject: `sign_in_link:${hash.slice(0, 16)}` },
		{ sent: true },
		[
			...countTo(db, `sign-in:${await sha256Hex(mailboxOf(email))}`, perAddress, now),
			...countTo(db, `sign-in:network:${actor.network}`, perNetwork, now),
			insertSignInLink(db, {
				hash,
				email,
				returnTo,
				intent,
				createdAt: now,
				expiresAt: now + SIGN_IN_LINK_SECONDS * 1000,
			}),
			leaveMail(db, signIn, {
				to: await addressee(email),
				cause: `link:${hash.slice(0, 16)}`,
				facts: { token },
				now: instant,
			}),
		],
		{
			// The narrower of the two limits: which of them was reached is nobody's business.
			[MAIL_LIMIT_REACHED]: {
				code: "rate_limited",
				detail: "Too many sign-in links were asked for. Try again in a quarter of an hour.",
				more: { rate: rateState("sign_in", perAddress, perAddress.limit, now) },
			},
		},
	);
}

/** Nobody gets by unseen: while the check cannot look, no link is mailed. */
async function mustBePerson(check: PersonCheck | null, answer: string): Promise<void> {
	const seen = check === null ? "passed" : await check.look(answer);
	if (seen === "refused") {
		throw new AppError(
			"person_check_failed",
			"The check that you are a person was not done, or has run out. Wait until it is done and press the button again.",
		);
	}
	if (seen === "unavailable") {
		throw new AppError(
			"person_check_unavailable",
			"Nobody could tell whether you are a person, because the service that does is not answering. No link was mailed. Try again in a minute.",
		);
	}
}
