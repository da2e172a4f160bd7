import { expect, it } from "vitest";
import removeWebhook from "#actions/webhooks/remove-webhook";
import testWebhook from "#actions/webhooks/test-webhook";
import { webhookDeliveries, webhookEndpoints } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { addedWebhook } from "#testing/webhooks";
import { makeWorld, NOW } from "#testing/world";

it("removes one's own webhook with its deliveries, once", async () => {
	const world = await makeWorld();
	const [ada, eve] = [await world.person(), await world.person()];
	const { id } = await addedWebhook(world.db, ada, { url: "https://a.inkfern.com/", at: NOW });
	await performAs(personActor(ada.userId), testWebhook, { webhook_id: id }, NOW);
	const remove = (userId: number) => performAs(personActor(userId), removeWebhook, { webhook_id: id }, NOW);
	await expect(remove(eve.userId)).rejects.toMatchObject({ code: "not_found" });
	await remove(ada.userId);
	expect([await world.db.select().from(webhookEndpoints), await world.db.select().from(webhookDeliveries)]).toEqual([
		[],
		[],
	]);
	await expect(remove(ada.userId)).rejects.toMatchObject({ code: "not_found" });
});
