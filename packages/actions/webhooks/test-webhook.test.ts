import { expect, it } from "vitest";
import switchWebhook from "#actions/webhooks/switch-webhook";
import testWebhook from "#actions/webhooks/test-webhook";
import { performAs, personActor } from "#testing/act";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { addedWebhook } from "#testing/webhooks";
import { makeWorld } from "#testing/world";

stopSitesAfterEach();

it("sends a test to this webhook and to no other, and none to one that is paused or somebody else's", async () => {
	const world = await makeWorld();
	const [ada, eve] = [await world.person(), await world.person()];
	const [first, second] = [await site({ "/": {} }), await site({ "/": {} })];
	const now = new Date();
	const { id } = await addedWebhook(world.db, ada, { url: first.origin, at: now });
	await addedWebhook(world.db, ada, { url: second.origin, at: now });
	const test = (userId = ada.userId) => performAs(personActor(userId), testWebhook, { webhook_id: id }, now);
	await expect(test(eve.userId)).rejects.toMatchObject({ code: "not_found" });
	await test();
	await world.runJobs(new Date(now.getTime() + 1));
	const seen = await first.requests();
	expect(seen.map(({ method, body }) => [method, JSON.parse(body).type, JSON.parse(body).data])).toEqual([
		["POST", "webhook.test", { endpoint: id }],
	]);
	expect(await second.requests()).toEqual([]);
	await performAs(personActor(ada.userId), switchWebhook, { webhook_id: id, is_on: false }, now);
	await expect(test()).rejects.toMatchObject({ code: "changed_meanwhile" });
});
