import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { rateState } from "#core/access/rate-limit";
import { scaled } from "#core/settings";
import { freshSession, mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";
import { countTo, MAIL_LIMIT_REACHED } from "#usecases/mail-limit";

/** Each reads everything of somebody's. */
const EXPORTS = { limit: 10, windowSeconds: 86_400 };

/** Notes that a person takes out all that is theirs; what they are given is read by the door that asks this. */
export default defineAction({
	id: "export_account",
	actor: "person",
	rate: "write",
	input: z.strictObject({ session_hash: freshSession }),
	async handler({ session_hash }, { actor: { userId }, db, now, settings }) {
		const limit = scaled(EXPORTS, settings);
		const at = now.getTime();
		return record(
			{ subject: `user:${userId}` },
			{ allowed: true },
			[mustBeFresh(db, userId, session_hash, at), ...countTo(db, `export:user:${userId}`, limit, at)],
			{
				...SIGN_IN_AGAIN,
				[MAIL_LIMIT_REACHED]: {
					code: "rate_limited",
					detail: "Everything of yours was taken out often enough for today. Try again tomorrow.",
					more: { rate: rateState("export", limit, limit.limit, at) },
				},
			},
		);
	},
});
