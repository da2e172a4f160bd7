import * as z from "zod";
import { type ActionContext, defineAction, type Recorded, record } from "#actions/define";
import { AppError } from "#core/errors";
import { INTENT_MAX, RETURN_TO_MAX, SIGN_IN_LINK_SECONDS, TOKEN_BYTES } from "#core/limits";
import type { PersonCheck } from "#core/ports/identity";
import { sha256Hex } from "#core/sha256";
import { base64url } from "#core/web/base64url";
import { signIn } from "#mails/catalogue/sign-in";
import { insertSignInLink } from "#store/sign-in-links";
import { countLink, linkLimitRefusal } from "#usecases/mail-limit";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";
import { signInAddress } from "#usecases/sign-in";

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
	ctx: Pick<ActionContext, "db" | "ids" | "settings" | "now"> & { actor: { network: string } },
	{ email, returnTo, intent }: { email: string; returnTo: string; intent: string | null },
): Promise<Recorded<{ sent: boolean }>> {
	const { db, ids, settings, now } = ctx;
	const at = now.getTime();
	const token = base64url(ids.random(TOKEN_BYTES));
	const hash = await sha256Hex(token);
	const link = { hash, email, returnTo, intent, createdAt: at, expiresAt: at + SIGN_IN_LINK_SECONDS * 1000 };
	return record(
		{ subject: `sign_in_link:${hash.slice(0, 16)}` },
		{ sent: true },
		[
			...(await countLink({ db, settings, now, network: ctx.actor.network }, email)),
			insertSignInLink(db, link),
			leaveMail(db, signIn, {
				to: await addressee(email),
				cause: `link:${hash.slice(0, 16)}`,
				facts: { token },
				now,
			}),
		],
		linkLimitRefusal({ settings, now }),
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
