import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { liftBan, standingBan, weeksClosedSince } from "#store/bans";
import { foldSoon } from "#store/folding";
import { AGAIN } from "#usecases/commit";
import { requiredText } from "#usecases/fields";
import { tellPerson } from "#usecases/people/tell-person";
import { recount } from "#usecases/votes/recount";

const LIFTED = { code: "changed_meanwhile", detail: "The account is not banned, or no longer." } as const;

/**
 * The site team lifts a ban: votes and reviews stand as they did, weeks that were closed since are counted again. Sessions,
 * keys and apps stay ended. Source: docs/people.md#bans.
 */
export default defineAction({
	id: "lift_ban",
	actor: "team",
	rate: "write",
	fresh: true,
	input: z.strictObject({ user_id: z.int().min(1), reason: requiredText(TEAM_REASON_MAX) }),
	async handler({ user_id, reason }, ctx) {
		const { db, now } = ctx;
		const ban = await standingBan(db, user_id);
		if (ban === null) throw new AppError(LIFTED.code, LIFTED.detail);
		const closed = await weeksClosedSince(db, ban);
		const recounted = [];
		for (const { week, counting } of closed) {
			recounted.push(...(await recount(ctx, { week, listingId: null, difference: counting, reason })));
		}
		const at = now.getTime();
		return record(
			{
				subject: `user:${user_id}`,
				detail: { reason, ban: ban.id },
				change: changeBetween({ banned: true }, { banned: false }),
			},
			{ userId: user_id },
			[
				...liftBan(db, ban, { at, closed }),
				...recounted,
				foldSoon(db, at),
				...(await tellPerson(ctx, { userId: user_id, decision: "lifted", reason })),
			],
			{ lifted: LIFTED, stale: AGAIN, not_closed: AGAIN },
		);
	},
});
