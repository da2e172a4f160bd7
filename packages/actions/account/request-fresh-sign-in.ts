import * as z from "zod";
import { mailLink } from "#actions/account/request-sign-in-link";
import { defineAction } from "#actions/define";
import { notFound } from "#core/errors";
import { RETURN_TO_MAX } from "#core/limits";
import { ownerOfAddress } from "#store/email-addresses";
import { signInAddress } from "#usecases/sign-in";

/**
 * Mails a link to somebody who is signed in, to an address of their account: by it they sign in once more, before what
 * is asked only of who has just signed in. They have shown that they are a person when they signed in first.
 * @throws AppError `rate_limited`, `not_found` for an address that is not theirs.
 */
export default defineAction({
	id: "request_fresh_sign_in",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		/** A path of this site. */
		return_to: z.string().max(RETURN_TO_MAX),
		/** Which of their addresses. */
		email: signInAddress,
	}),
	async handler({ return_to: returnTo, email }, ctx) {
		if ((await ownerOfAddress(ctx.db, email)) !== ctx.actor.userId) notFound("address");
		return mailLink(ctx, { email, returnTo, intent: null });
	},
});
