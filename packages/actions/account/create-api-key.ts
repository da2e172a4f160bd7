import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { API_KEY_RANDOM_BYTES, apiKeyPrefix, formatApiKey } from "#core/access/api-key";
import { SCOPES } from "#core/access/scopes";
import { DAY_MS } from "#core/launches/week";
import { API_KEY_DAYS_MAX, API_KEY_NAME_MAX, API_KEYS_MAX } from "#core/limits";
import { sha256Hex } from "#core/sha256";
import { apiKeyMade } from "#mails/catalogue/api-key-made";
import { insertApiKey, TOO_MANY_KEYS } from "#store/users";
import { requiredLine } from "#usecases/fields";
import { freshSession, mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";
import { leaveMail } from "#usecases/mails/leave-mail";

/**
 * Makes an API key that acts for its maker, who is told by mail. Its text is in the answer and nowhere else.
 * @throws AppError `sign_in_again`: a key outlives the browser that made it; `invalid_input` at "" where no more fit.
 */
export default defineAction({
	id: "create_api_key",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		session_hash: freshSession,
		name: requiredLine(API_KEY_NAME_MAX),
		scopes: z.array(z.enum(SCOPES)).min(1),
		/** After which it is refused; null: never. */
		days: z.int().min(1).max(API_KEY_DAYS_MAX).nullable().default(null),
	}),
	async handler({ session_hash, name, scopes, days }, { actor, db, ids, now }) {
		const key = await formatApiKey(ids.random(API_KEY_RANDOM_BYTES));
		const prefix = apiKeyPrefix(key);
		const kept = { userId: actor.userId, name, prefix, hash: await sha256Hex(key), scopes: [...new Set(scopes)] };
		const createdAt = now.getTime();
		const times = { createdAt, expiresAt: days === null ? null : createdAt + days * DAY_MS };
		const note = { subject: `user:${actor.userId}`, detail: { prefix, scopes: kept.scopes.join(" "), days } };
		return record(
			note,
			{ key },
			[
				mustBeFresh(db, actor.userId, session_hash, createdAt),
				...insertApiKey(db, { ...kept, ...times }, API_KEYS_MAX),
				leaveMail(db, apiKeyMade, {
					to: { userId: actor.userId },
					cause: `user:${actor.userId}:${prefix}:${createdAt}`,
					now,
					facts: { called: name },
				}),
			],
			{ ...SIGN_IN_AGAIN, [TOO_MANY_KEYS]: NO_ROOM },
		);
	},
});

const message = `An account has at most ${API_KEYS_MAX} API keys; revoke one that nothing uses any more.`;
const NO_ROOM = {
	code: "invalid_input" as const,
	detail: message,
	more: { errors: [{ pointer: "", code: "too_many", message }] },
};
