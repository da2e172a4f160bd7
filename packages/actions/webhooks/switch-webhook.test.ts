import { expect, it } from "vitest";
import switchWebhook from "#actions/webhooks/switch-webhook";
import { auditLog, webhookEndpoints } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { addedWebhook } from "#testing/webhooks";
import { makeWorld, NOW } from "#testing/world";

/** What is sent and what is not: packages/jobs/deliver-webhook.test.ts. */
it("pauses one's own webhook and switches it on, also from off; again is as once", async () => {
	const world = await makeWorld();
	const [ada, eve] = [await world.person(), await world.person()];
	const { id } = await addedWebhook(world.db, ada, { url: "https://a.inkfern.com/", at: NOW });
	const turn = (is_on: boolean, userId = ada.userId) =>
		performAs(personActor(userId), switchWebhook, { webhook_id: id, is_on }, NOW);
	const standing = async () => (await world.db.select().from(webhookEndpoints))[0];
	await expect(turn(false, eve.userId)).rejects.toMatchObject({ code: "not_found" });
	await turn(false);
	await turn(false);
	expect(await standing()).toMatchObject({ state: "paused", version: 2 });
	await turn(true);
	expect(await standing()).toMatchObject({ state: "on", version: 3 });
	await world.db.update(webhookEndpoints).set({ state: "off", offReason: "gone", failingSince: 5 });
	await turn(false);
	expect(await standing()).toMatchObject({ state: "off" });
	await turn(true);
	expect(await standing()).toMatchObject({ state: "on", offReason: null, failingSince: null });
	expect(await world.db.select().from(auditLog)).toHaveLength(4);
});
