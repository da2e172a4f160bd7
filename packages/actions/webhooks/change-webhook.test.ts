import { expect, it } from "vitest";
import changeWebhook from "#actions/webhooks/change-webhook";
import { webhookEndpoints } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { addedWebhook } from "#testing/webhooks";
import { makeWorld, NOW } from "#testing/world";

it("changes which events are sent, of one's own webhooks alone", async () => {
	const world = await makeWorld();
	const [ada, eve] = [await world.person(), await world.person()];
	const { id } = await addedWebhook(world.db, ada, { url: "https://a.inkfern.com/", at: NOW });
	const change = (userId: number) =>
		performAs(personActor(userId), changeWebhook, { webhook_id: id, kinds: ["order.paid"], reach: "followed" }, NOW);
	await expect(change(eve.userId)).rejects.toMatchObject({ code: "not_found" });
	await change(ada.userId);
	expect(await world.db.select().from(webhookEndpoints)).toMatchObject([
		{ kinds: ["order.paid"], reach: "followed", version: 2 },
	]);
	const odd = { webhook_id: id, kinds: [], reach: "own" as const };
	await expect(performAs(personActor(ada.userId), changeWebhook, odd, NOW)).rejects.toMatchObject({
		code: "invalid_input",
	});
});
