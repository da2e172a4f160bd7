import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { WEBHOOKS_MAX } from "#core/limits";
import { ENDPOINT_TWICE, insertEndpoint } from "#store/webhooks";
import { heardFields, sendableAddress, webhookUrl } from "#usecases/events/webhook-input";
import { newSecret, sealerOf } from "#usecases/events/webhook-secret";
import { freshSession, mustBeFresh, SIGN_IN_AGAIN } from "#usecases/fresh-sign-in";

/**
 * Has events sent to an address from now on. The secret that signs them is in the answer and nowhere else.
 * @throws AppError `sign_in_again`, `invalid_input`, `unavailable`.
 */
export default defineAction({
	id: "add_webhook",
	actor: "person",
	rate: "write",
	input: z.strictObject({ session_hash: freshSession, url: webhookUrl, ...heardFields }),
	async handler({ session_hash, url: text, kinds, reach }, ctx) {
		const { actor, db, ids, now, ports, settings } = ctx;
		const url = sendableAddress(text, { allowLoopback: settings.allowLoopbackCrawl });
		const sealer = sealerOf(ports);
		const id = await ctx.nextId("webhook");
		const { secret, sealed } = await newSecret(sealer, ids, id);
		const endpoint = { id, userId: actor.userId, url, kinds, reach, secret: sealed, createdAt: now.getTime() };
		return record(
			{ subject: `webhook:${id}`, detail: { host: new URL(url).host, reach } },
			{ id, secret },
			[mustBeFresh(db, actor.userId, session_hash, now.getTime()), ...insertEndpoint(db, endpoint, WEBHOOKS_MAX)],
			{
				...SIGN_IN_AGAIN,
				too_many: refused(`An account has at most ${WEBHOOKS_MAX} webhooks; remove one first.`),
				[ENDPOINT_TWICE]: refused("Events are sent to this address already."),
			},
		);
	},
});

const refused = (message: string) => ({
	code: "invalid_input" as const,
	detail: message,
	more: { errors: [{ pointer: "/url", code: "bad_value", message }] },
});
