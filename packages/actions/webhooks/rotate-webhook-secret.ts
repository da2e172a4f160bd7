import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { OLD_SECRET_MS } from "#core/events/webhook";
import { wakeEndpoint } from "#store/webhook-deliveries";
import { changeEndpoint, endpointOf } from "#store/webhooks";
import { ENDPOINT_MOVED, webhookId } from "#usecases/events/webhook-input";
import { isReadable, newSecret, sealerOf } from "#usecases/events/webhook-secret";
import { freshSession, mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";

const NO_OLD = { oldSecret: null, oldSecretUntil: null };

/**
 * Gives a webhook a new secret, which is in the answer and nowhere else. For a day both sign, so that nothing is refused
 * while its receiver changes over.
 * @throws AppError `sign_in_again`, `not_found`, `unavailable`.
 */
export default defineAction({
	id: "rotate_webhook_secret",
	actor: "person",
	rate: "write",
	input: z.strictObject({ session_hash: freshSession, webhook_id: webhookId }),
	async handler({ session_hash, webhook_id }, { actor, db, ids, now, ports }) {
		const endpoint = (await endpointOf(db, actor.userId, webhook_id)) ?? notFound("webhook");
		const sealer = sealerOf(ports);
		const { secret, sealed } = await newSecret(sealer, ids, webhook_id);
		const at = now.getTime();
		const old = (await isReadable(sealer, endpoint))
			? { oldSecret: endpoint.secret, oldSecretUntil: at + OLD_SECRET_MS }
			: NO_OLD;
		return record(
			{ subject: `webhook:${webhook_id}` },
			{ secret },
			[
				mustBeFresh(db, actor.userId, session_hash, at),
				...changeEndpoint(db, endpoint, { secret: sealed, ...old }),
				// What could not be signed goes on.
				wakeEndpoint(db, webhook_id, at),
			],
			{ ...SIGN_IN_AGAIN, stale: ENDPOINT_MOVED },
		);
	},
});
