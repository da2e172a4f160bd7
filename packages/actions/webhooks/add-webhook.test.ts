import { beforeEach, expect, it } from "vitest";
import addWebhook from "#actions/webhooks/add-webhook";
import type { Reach } from "#core/events/kinds";
import { auditLog, webhookEndpoints } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { changeSettings } from "#testing/settings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const add = async (url: string, { who = ada, signedInAt = NOW, reach = "own" as Reach } = {}) =>
	performAs(
		personActor(who.userId),
		addWebhook,
		{ session_hash: await mintSession(world.db, who.userId, signedInAt), url, kinds: null, reach },
		NOW,
	);
const URL = "https://hooks.inkfern.com/in";

it("answers with the secret, and keeps it sealed; the log has the host alone", async () => {
	const { id, secret } = await add(`${URL}?key=1`);
	expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
	const kept = await world.db.select().from(webhookEndpoints);
	expect(kept).toMatchObject([{ id, userId: ada.userId, state: "on", reach: "own", kinds: null }]);
	const log = await world.db.select().from(auditLog);
	expect(log).toMatchObject([{ subject: `webhook:${id}`, detail: { host: "hooks.inkfern.com" } }]);
	expect(JSON.stringify([kept, log])).not.toContain(secret.slice(6, 20));
	expect(JSON.stringify(log)).not.toContain("key=1");
});

it("wants a fresh sign-in of the same person", async () => {
	const old = new Date(NOW.getTime() - 3_600_000);
	await expect(add(URL, { signedInAt: old })).rejects.toMatchObject({ code: "sign_in_again" });
	expect(await world.db.select().from(webhookEndpoints)).toEqual([]);
});

it.each([
	["http://hooks.inkfern.com/in", "https"],
	["https://10.0.0.1/in", "numeric"],
	["https://hooks.inkfern.com:8443/in", "8443"],
	["https://metadata.internal/in", "public domain"],
	["https://user:pass@inkfern.com/in", "password"],
	["ftp://inkfern.com/in", "http"],
	["nonsense", "public domain"],
])("refuses %s", async (url, said) => {
	const undo = changeSettings({ ALLOW_LOOPBACK_CRAWL: "false" });
	const error = await add(url).catch((error: unknown) => error);
	undo();
	expect(error).toMatchObject({
		code: "invalid_input",
		errors: [{ pointer: "/url", message: expect.stringContaining(said) }],
	});
});

it("takes an address once, and five of them", async () => {
	await add(URL);
	await expect(add(URL)).rejects.toMatchObject({ code: "invalid_input" });
	await add(URL, { who: await world.person() });
	for (const n of [2, 3, 4, 5]) await add(`${URL}${n}`);
	await expect(add(`${URL}6`)).rejects.toMatchObject({ errors: [{ message: expect.stringContaining("at most 5") }] });
});

it("says that it cannot be where nothing can be sealed", async () => {
	const undo = changeSettings({ SEALING_KEY: undefined });
	await expect(add(URL)).rejects.toMatchObject({ code: "unavailable" });
	undo();
});
