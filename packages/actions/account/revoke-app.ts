import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { ADDRESS_MAX } from "#core/limits";

/**
 * Ends everything that an app may do for a person. The authorization server keeps grants outside the database, so they
 * end before the batch: an app that lost its access unlogged is better than a log of access that it still has.
 */
export default defineAction({
	id: "revoke_app",
	actor: "person",
	rate: "write",
	input: z.strictObject({ client_id: z.string().max(ADDRESS_MAX) }),
	async handler({ client_id }, { actor, ports }) {
		const revoked = await ports.grants.revoke(actor.userId, client_id);
		if (revoked === 0) notFound("connected app");
		return record({ subject: `user:${actor.userId}`, detail: { client: client_id, revoked } }, { revoked }, []);
	},
});
