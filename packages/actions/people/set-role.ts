import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { roleChanged } from "#mails/catalogue/role-changed";
import { LAST_ADMIN } from "#store/account-deletion";
import { administrators, setRole } from "#store/roles";
import { userById } from "#store/users";
import { requiredText } from "#usecases/fields";
import { leaveMails } from "#usecases/mails/leave-mail";
import { tellPerson } from "#usecases/people/tell-person";

/**
 * The site team gives somebody its rights, or takes them; never from the last who has them. They, whoever decided it and
 * all others of the team are told. Source: docs/people.md#roles.
 */
export default defineAction({
	id: "set_role",
	actor: "team",
	rate: "write",
	fresh: true,
	input: z.strictObject({
		user_id: z.int().min(1),
		role: z.enum(["member", "admin"]),
		reason: requiredText(TEAM_REASON_MAX),
	}),
	async handler({ user_id, role, reason }, ctx) {
		const { actor, db, now } = ctx;
		const [user, by, team] = await Promise.all([userById(db, user_id), userById(db, actor.userId), administrators(db)]);
		if (user === null) return notFound("account");
		const isAdmin = role === "admin";
		const others = team.map(({ id }) => id).filter((id) => id !== user.id);
		const facts = { who: user.email, by: by?.email ?? "", isAdmin, answer: reason, personId: user.id };
		return record(
			{
				subject: `user:${user.id}`,
				detail: { reason },
				change: changeBetween({ role: user.role }, { role }),
			},
			{ role },
			[
				...setRole(db, user.id, role),
				...(await tellPerson(ctx, { userId: user.id, decision: isAdmin ? "made_admin" : "unmade_admin", reason })),
				leaveMails(db, roleChanged, { to: others, cause: `user:${user.id}:${now.getTime()}`, facts, now }),
			],
			{
				same_role: {
					code: "changed_meanwhile",
					detail: "Their role is that already: somebody has changed it since you looked.",
				},
				is_banned: { code: "account_banned", detail: "The account is banned. Lift the ban first." },
				[LAST_ADMIN]: {
					code: "last_admin",
					detail: "Nobody else runs this site. Give somebody else its rights first.",
				},
			},
		);
	},
});
