import * as z from "zod";
import { mailLink } from "#actions/account/request-sign-in-link";
import { defineAction } from "#actions/define";
import { notFound } from "#core/errors";
import { RETURN_TO_MAX } from "#core/limits";
import { userById } from "#store/users";

/**
 * Mails a link to somebody who is signed in, to the address of their account: by it they sign in once more, before what
 * is asked only of who has just signed in. They have shown that they are a person when they signed in first.
 * @throws AppError `rate_limited`.
 */
export default defineAction({
	id: "request_fresh_sign_in",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		/** A path of this site. */
		return_to: z.string().max(RETURN_TO_MAX),
	}),
	async handler({ return_to: returnTo }, ctx) {
		const { email } = (await userById(ctx.db, ctx.actor.userId)) ?? notFound("account");
		return mailLink(ctx, { email, returnTo, intent: null });
	},
});
