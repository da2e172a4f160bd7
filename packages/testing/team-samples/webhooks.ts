import allowWebhook from "#actions/webhooks/allow-webhook";
import stopWebhook from "#actions/webhooks/stop-webhook";
import { webhookEndpoints } from "#store/schema/index";
import { type AnySample, sample } from "#testing/team-samples/sample";
import type { World } from "#testing/world";

const NOWHERE = 999_999;
const reason = "It answers others in your name.";
const nowhere = <I extends { webhook_id: number }>(input: I): I => ({ ...input, webhook_id: NOWHERE });

async function hook({ db, person }: World, standing: { state: "on" } | { state: "off"; offReason: "team" }) {
	const { userId } = await person("ada@example.com");
	const endpoint = { id: 7, userId, url: "https://hooks.inkfern.com/", reach: "all", secret: "s" } as const;
	await db.insert(webhookEndpoints).values({ ...endpoint, ...standing, sinceSeq: 0, createdAt: 1 });
	return { webhook_id: 7, reason };
}
const leaves = ["webhook_endpoints.version", "counters"];

/** Addresses that people have events sent to. */
export const webhooks: readonly AnySample[] = [
	sample({ action: stopWebhook, make: (world) => hook(world, { state: "on" }), elsewhere: nowhere, leaves }),
	sample({
		action: allowWebhook,
		make: async (world) => ({ ...(await hook(world, { state: "off", offReason: "team" })), as: "paused" as const }),
		elsewhere: nowhere,
		leaves,
	}),
];
