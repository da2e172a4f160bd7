import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, invalidField, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { EMAIL_MAX } from "#core/web/email";
import { LAST_ADMIN, PAYMENT_UNDER_WAY } from "#store/account-deletion";
import { userById } from "#store/users";
import { requiredText } from "#usecases/fields";
import { deletion } from "#usecases/people/deletion";

const IS_ADMIN = {
	code: "changed_meanwhile",
	detail: "They are one of the site team. Take its rights from them first.",
} as const;

/**
 * The site team deletes an account for somebody who asked for it and cannot sign in; what it leaves is what deleting it
 * oneself leaves. It cannot be undone. Source: docs/account.md#what-deleting-an-account-leaves.
 */
export default defineAction({
	id: "delete_person",
	actor: "team",
	rate: "write",
	fresh: true,
	input: z.strictObject({
		user_id: z.int().min(1),
		/** The account's own address, typed by hand. */
		typed: z.string().max(EMAIL_MAX),
		reason: requiredText(TEAM_REASON_MAX),
	}),
	async handler({ user_id, typed, reason }, ctx) {
		const user = (await userById(ctx.db, user_id)) ?? notFound("account");
		if (user.role === "admin") throw new AppError(IS_ADMIN.code, IS_ADMIN.detail);
		if (typed.trim().toLowerCase() !== user.email) {
			invalidField("/typed", `Type the address of this account, ${user.email}, to delete it.`);
		}
		const { listings, statements } = await deletion(ctx, user.id);
		return record({ subject: `user:${user.id}`, detail: { listings, reason } }, { deleted: true }, statements, {
			[LAST_ADMIN]: IS_ADMIN,
			[PAYMENT_UNDER_WAY]: {
				code: "payment_under_way",
				detail: "A payment page of theirs is open: wait until it is paid, given up or over, then delete the account.",
			},
		});
	},
});
