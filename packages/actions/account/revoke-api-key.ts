import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { NO_SUCH_KEY, revokeApiKey } from "#store/api-keys";

/** Ends one of a person's own API keys, at once and for good. */
export default defineAction({
	id: "revoke_api_key",
	actor: "person",
	rate: "write",
	input: z.strictObject({ key_id: z.int().min(1) }),
	async handler({ key_id }, { actor, db, now }) {
		const statements = revokeApiKey(db, actor.userId, key_id, now.getTime());
		return record({ subject: `api_key:${key_id}` }, { revoked: true }, statements, {
			[NO_SUCH_KEY]: { code: "not_found", detail: "There is no such API key, or it was revoked before." },
		});
	},
});
