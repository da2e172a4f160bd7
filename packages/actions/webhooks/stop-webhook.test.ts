import { beforeEach, expect, it } from "vitest";
import banPerson from "#actions/people/ban-person";
import allowWebhook from "#actions/webhooks/allow-webhook";
import stopWebhook from "#actions/webhooks/stop-webhook";
import switchWebhook from "#actions/webhooks/switch-webhook";
import { webhookDeliveries, webhookEndpoints } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { addedWebhook, tellUpdates } from "#testing/webhooks";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let id: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
	await mintListing(world.db, "acme", { id: 1, ownerId: ada.userId });
	({ id } = await addedWebhook(world.db, ada, { url: "https://hooks.inkfern.com/in?key=secret", at: NOW }));
});

const reason = "It answers others in your name.";
const stop = () => performAs(teamActor(), stopWebhook, { webhook_id: id, reason }, NOW);
const allow = (as: "on" | "paused" | "failing") =>
	performAs(teamActor(), allowWebhook, { webhook_id: id, as, reason }, NOW);
const turnOn = () => performAs(personActor(ada.userId), switchWebhook, { webhook_id: id, is_on: true }, NOW);
const endpoint = async () => (await world.db.select().from(webhookEndpoints))[0];

it("gives up what waits, stays off whatever its owner presses, and tells them why without what is secret of it", async () => {
	await tellUpdates(1, [11], NOW.getTime());
	await world.db.insert(webhookDeliveries).values({
		endpointId: id,
		seq: 1,
		about: "listing:1",
		at: 1,
		state: "waiting",
		dueAt: NOW.getTime() + 9e9,
	});
	await stop();
	await stop();
	expect(await endpoint()).toMatchObject({ state: "off", offReason: "team" });
	expect(await world.db.select().from(webhookDeliveries)).toMatchObject([{ state: "given_up", problem: "off" }]);
	await expect(turnOn()).rejects.toMatchObject({ code: "changed_meanwhile" });
	await world.runJobs(NOW);
	const mails = await world.db.query.localMails.findMany();
	expect(mails.map(({ subject }) => subject)).toEqual([
		"The site team has switched off your webhook at hooks.inkfern.com",
	]);
	expect(mails[0]?.text).toContain(reason);
	const said = JSON.stringify([mails, await world.db.query.auditLog.findMany()]);
	expect(said).not.toContain("key=secret");
});

it("is undone to how it stood, on for what happens from then on, and paused where its owner is banned by then", async () => {
	await stop();
	await tellUpdates(1, [11], NOW.getTime());
	await allow("on");
	expect(await endpoint()).toMatchObject({ state: "on", offReason: null, sinceSeq: 2 });
	await world.runJobs(NOW);
	expect(await world.db.select().from(webhookDeliveries)).toEqual([]);
	await expect(allow("on")).rejects.toMatchObject({ code: "changed_meanwhile" });
	await stop();
	await allow("failing");
	expect(await endpoint()).toMatchObject({ state: "off", offReason: "failing" });
	await turnOn();
	await stop();
	const admin = await world.person("grace@example.com");
	const team = teamActor(admin.userId, await mintSession(world.db, admin.userId));
	await performAs(team, banPerson, { user_id: ada.userId, reason }, NOW);
	await allow("on");
	expect(await endpoint()).toMatchObject({ state: "paused", offReason: null });
});
