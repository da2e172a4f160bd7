import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { keyById, revokeKey } from "#store/proof-keys";
import { text } from "#usecases/fields";
import { reasonFor } from "#usecases/listings/reason";

const REVOKED = { code: "changed_meanwhile", detail: "This key is revoked already." } as const;

/**
 * The site team ends everything that a key signed: it leaves the published keys, and its private part is erased. Where it
 * was the one that signs, the next proof makes another.
 * @throws AppError `not_found`, `changed_meanwhile`, `invalid_input` without a reason.
 */
export default defineAction({
	id: "revoke_proof_key",
	actor: "team",
	rate: "write",
	fresh: true,
	input: z.strictObject({
		key_id: z.int().min(1),
		/** For everybody. */
		reason: text(TEAM_REASON_MAX),
	}),
	async handler({ key_id, reason: typed }, { db, now }) {
		const reason = reasonFor(typed);
		const key = (await keyById(db, key_id)) ?? notFound("key");
		if (key.revokedAt !== null) throw new AppError(REVOKED.code, REVOKED.detail);
		return record(
			{ subject: `proof_key:${key_id}`, detail: { kid: key.kid, reason } },
			{},
			revokeKey(db, key_id, { at: now.getTime(), reason }),
			{ stale: REVOKED },
		);
	},
});
