import { beforeEach, expect, it } from "vitest";
import disconnectSignInMethod from "#actions/account/disconnect-sign-in-method";
import { auditLog, identities, localMails } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let session_hash: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	session_hash = await mintSession(world.db, ada.userId);
	const row = { userId: ada.userId, provider: "google" as const, subject: "1", knownAs: "ada@gmail.example" };
	await world.db.insert(identities).values({ ...row, connectedAt: 1 });
});

const disconnect = (by = ada.userId, provider: "github" | "google" = "google", at = NOW) =>
	performAs(personActor(by), disconnectSignInMethod, { session_hash, provider }, at);
const stored = async () => (await world.db.select().from(identities)).map(({ subject, knownAs }) => [subject, knownAs]);

it("forgets who they are there, once, logs it and tells the account", async () => {
	const presses = await Promise.allSettled([disconnect(), disconnect()]);
	expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	expect(await stored()).toEqual([[null, null]]);
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{ action: "disconnect_sign_in_method", detail: { provider: "google" } },
	]);
	await world.runJobs(NOW);
	expect(await world.db.select().from(localMails)).toMatchObject([
		{ to: ada.email, text: expect.stringContaining("Google (ada@gmail.example)") },
	]);
});

it("is for one's own connections, and for who has just signed in", async () => {
	const bo = await world.person();
	await expect(disconnect(ada.userId, "github")).rejects.toMatchObject({ code: "not_found" });
	await expect(disconnect(bo.userId)).rejects.toMatchObject({ code: "not_found" });
	const late = new Date(NOW.getTime() + 16 * 60_000);
	await expect(disconnect(ada.userId, "google", late)).rejects.toMatchObject({ code: "sign_in_again" });
	expect(await stored()).toEqual([["1", "ada@gmail.example"]]);
});
