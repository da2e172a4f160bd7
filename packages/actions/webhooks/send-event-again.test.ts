import { expect, it } from "vitest";
import sendEventAgain from "#actions/webhooks/send-event-again";
import { webhookDeliveries } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { mintListing } from "#testing/listings";
import { addedWebhook, tellUpdates } from "#testing/webhooks";
import { makeWorld } from "#testing/world";

stopSitesAfterEach();

it("sends what waits for another try at once, and nothing that waits for an earlier event", async () => {
	const world = await makeWorld();
	const ada = await world.person();
	const now = new Date();
	const at = now.getTime();
	await mintListing(world.db, "acme", { id: 1, ownerId: ada.userId, updatedAt: at });
	const receiver = await site({ "/": [{ status: 500 }, {}] });
	const { id } = await addedWebhook(world.db, ada, { url: receiver.origin, at: now });
	await tellUpdates(1, [11, 12], at);
	await world.runJobs(new Date(at + 10));
	const [first, second] = (await world.db.select().from(webhookDeliveries)).map(({ seq }) => seq);
	const again = (seq = 0) =>
		performAs(personActor(ada.userId), sendEventAgain, { webhook_id: id, seq }, new Date(at + 20));
	await expect(again(second)).rejects.toMatchObject({ code: "changed_meanwhile" });
	await expect(again(999)).rejects.toMatchObject({ code: "not_found" });
	await again(first);
	await again(first);
	await world.runJobs(new Date(at + 30));
	const updates = (await receiver.requests()).map(({ body }) => JSON.parse(body).data.update);
	expect(updates).toEqual([11, 11, 12]);
});
