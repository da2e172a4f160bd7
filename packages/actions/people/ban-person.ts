import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { BAN_STANDS, banPerson } from "#store/bans";
import { foldSoon } from "#store/folding";
import { userById } from "#store/users";
import { requiredText } from "#usecases/fields";
import { tellPerson } from "#usecases/people/tell-person";

const IS_ADMIN = {
	code: "changed_meanwhile",
	detail: "They are one of the site team. Take its rights from them first.",
} as const;

/**
 * The site team bans an account: nobody signs in to it, its sessions, keys and apps end at once, its votes of open weeks no
 * longer count and its reviews are held. Apps end before the batch, as access that outlived the ban would be worse.
 * Source: docs/people.md#bans.
 */
export default defineAction({
	id: "ban_person",
	actor: "team",
	rate: "write",
	fresh: true,
	input: z.strictObject({ user_id: z.int().min(1), reason: requiredText(TEAM_REASON_MAX) }),
	async handler({ user_id, reason }, ctx) {
		const { db, now, ports } = ctx;
		const user = (await userById(db, user_id)) ?? notFound("account");
		if (user.role === "admin") throw new AppError(IS_ADMIN.code, IS_ADMIN.detail);
		await ports.grants.revokeAll(user.id);
		const id = await ctx.nextId("ban");
		const at = now.getTime();
		return record(
			{
				subject: `user:${user.id}`,
				detail: { reason, ban: id },
				change: changeBetween({ banned: false }, { banned: true }),
			},
			{ banId: id },
			[
				...banPerson(db, { id, userId: user.id, reason, at }),
				foldSoon(db, at),
				...(await tellPerson(ctx, { userId: user.id, decision: "banned", reason })),
			],
			{
				is_admin: IS_ADMIN,
				[BAN_STANDS]: { code: "changed_meanwhile", detail: "The account is banned already." },
			},
		);
	},
});
