import { expect, it } from "vitest";
import rotateWebhookSecret from "#actions/webhooks/rotate-webhook-secret";
import { webhookEndpoints } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { mintSession } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { changeSettings } from "#testing/settings";
import { addedWebhook, tellUpdates } from "#testing/webhooks";
import { makeWorld, NOW } from "#testing/world";

stopSitesAfterEach();

it("gives one's own webhook another secret to who has just signed in, and keeps the one before for a day", async () => {
	const world = await makeWorld();
	const [ada, eve] = [await world.person(), await world.person()];
	const { id, secret } = await addedWebhook(world.db, ada, { url: "https://a.inkfern.com/", at: NOW });
	const [before] = await world.db.select().from(webhookEndpoints);
	const rotate = async (userId: number, signedInAt = NOW) => {
		const session_hash = await mintSession(world.db, userId, signedInAt);
		return performAs(personActor(userId), rotateWebhookSecret, { session_hash, webhook_id: id }, NOW);
	};
	await expect(rotate(eve.userId)).rejects.toMatchObject({ code: "not_found" });
	await expect(rotate(ada.userId, new Date(NOW.getTime() - 3_600_000))).rejects.toMatchObject({
		code: "sign_in_again",
	});
	const next = await rotate(ada.userId);
	expect(next.secret).not.toBe(secret);
	const [after] = await world.db.select().from(webhookEndpoints);
	expect(after).toMatchObject({ oldSecret: before?.secret, oldSecretUntil: NOW.getTime() + 86_400_000 });
	expect(JSON.stringify(after)).not.toContain(next.secret.slice(6));
});

it("goes on after the key of this directory was lost: what waits is sent with the new secret", async () => {
	const world = await makeWorld();
	const ada = await world.person();
	const now = new Date();
	const receiver = await site({ "/": {} });
	await mintListing(world.db, "acme", { id: 1, ownerId: ada.userId, updatedAt: now.getTime() });
	const { id } = await addedWebhook(world.db, ada, { url: receiver.origin, at: now });
	await tellUpdates(1, [11], now.getTime());
	const undo = changeSettings({ SEALING_KEY: "another-key-of-a-directory-that-was-moved-00" });
	// As often as a job is tried.
	for (let hour = 0; hour < 8; hour++) await world.runJobs(new Date(now.getTime() + hour * 3_600_000));
	expect(await receiver.requests()).toEqual([]);
	const later = new Date(now.getTime() + 9 * 3_600_000);
	const session_hash = await mintSession(world.db, ada.userId, later);
	const { secret } = await performAs(
		personActor(ada.userId),
		rotateWebhookSecret,
		{ session_hash, webhook_id: id },
		later,
	);
	await world.runJobs(later);
	undo();
	const [request] = await receiver.requests();
	expect(request?.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
	expect(secret).toMatch(/^whsec_/);
});
