import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { invalidField, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { revokeAllKeys } from "#store/api-keys";
import { deleteAllSessions } from "#store/sessions";
import { userById } from "#store/users";
import { requiredText } from "#usecases/fields";
import { tellPerson } from "#usecases/people/tell-person";

/**
 * The site team ends ways in which an account is signed in: its browsers, its keys, its apps. Whoever it belongs to can sign
 * in again at once. Apps end before the batch, as access that outlived it would be worse.
 */
export default defineAction({
	id: "end_access",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		user_id: z.int().min(1),
		sessions: z.boolean(),
		keys: z.boolean(),
		apps: z.boolean(),
		reason: requiredText(TEAM_REASON_MAX),
	}),
	async handler({ user_id, sessions, keys, apps, reason }, ctx) {
		const { db, now, ports } = ctx;
		const user = (await userById(db, user_id)) ?? notFound("account");
		if (!sessions && !keys && !apps) invalidField("/sessions", "Choose what to end: browsers, keys or apps.");
		const revoked = apps ? await ports.grants.revokeAll(user.id) : 0;
		return record(
			{ subject: `user:${user.id}`, detail: { sessions, keys, apps: revoked, reason } },
			{ userId: user.id },
			[
				...(sessions ? [deleteAllSessions(db, user.id)] : []),
				...(keys ? [revokeAllKeys(db, user.id, now.getTime())] : []),
				...(await tellPerson(ctx, { userId: user.id, decision: "ended", reason })),
			],
		);
	},
});
