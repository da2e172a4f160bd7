import { expect, it } from "vitest";
import allowWebhook from "#actions/webhooks/allow-webhook";
import switchWebhook from "#actions/webhooks/switch-webhook";
import { webhookEndpoints } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { addedWebhook } from "#testing/webhooks";
import { makeWorld, NOW } from "#testing/world";

it("gives back what the site team switched off and nothing else, for its owner to switch on", async () => {
	const world = await makeWorld();
	const ada = await world.person();
	const { id } = await addedWebhook(world.db, ada, { url: "https://hooks.inkfern.com/", at: NOW });
	const allow = (webhook_id: number) =>
		performAs(teamActor(), allowWebhook, { webhook_id, as: "paused", reason: "It was mended." }, NOW);
	await expect(allow(id)).rejects.toMatchObject({ code: "changed_meanwhile" });
	await world.db.update(webhookEndpoints).set({ state: "off", offReason: "failing" });
	await expect(allow(id)).rejects.toMatchObject({ code: "changed_meanwhile" });
	await expect(allow(id + 1)).rejects.toMatchObject({ code: "not_found" });
	await world.db.update(webhookEndpoints).set({ state: "off", offReason: "team" });
	await allow(id);
	await performAs(personActor(ada.userId), switchWebhook, { webhook_id: id, is_on: true }, NOW);
	expect(await world.db.select().from(webhookEndpoints)).toMatchObject([{ state: "on", offReason: null }]);
});
