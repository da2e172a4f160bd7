import { expect, it } from "vitest";
import rotateWebhookSecret from "#actions/webhooks/rotate-webhook-secret";
import { webhookEndpoints } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { addedWebhook } from "#testing/webhooks";
import { makeWorld, NOW } from "#testing/world";

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
