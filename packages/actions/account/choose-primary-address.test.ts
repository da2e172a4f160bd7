import { beforeEach, expect, it } from "vitest";
import choosePrimaryAddress from "#actions/account/choose-primary-address";
import removeAddress from "#actions/account/remove-address";
import { auditLog, emailAddresses, localMails, users } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

const HOME = "ada@home.example";

let world: World;
let ada: Person;
let session_hash: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
	session_hash = await mintSession(world.db, ada.userId);
	await world.db.insert(emailAddresses).values({ address: HOME, userId: ada.userId, confirmedAt: 1 });
});

const choose = (email: string, by = ada.userId, at = NOW) =>
	performAs(personActor(by), choosePrimaryAddress, { session_hash, email }, at);
const primary = async () => (await world.db.select().from(users).orderBy(users.id))[0]?.email;

it("has mails go there, tells the one before, and logs it once", async () => {
	await choose(HOME);
	await choose(HOME);
	expect(await primary()).toBe(HOME);
	await world.runJobs(NOW);
	expect(await world.db.select().from(localMails)).toMatchObject([
		{ to: ada.email, text: expect.stringContaining(HOME) },
	]);
	expect(await world.db.select().from(auditLog)).toMatchObject([{ action: "choose_primary_address", detail: {} }]);
});

it("is for confirmed addresses of one's own, and for who has just signed in", async () => {
	const bo = await world.person("bo@example.com");
	for (const email of [bo.email, "nobody@example.com"]) {
		await expect(choose(email)).rejects.toMatchObject({ code: "not_found" });
	}
	const late = new Date(NOW.getTime() + 16 * 60_000);
	await expect(choose(HOME, ada.userId, late)).rejects.toMatchObject({ code: "sign_in_again" });
	await expect(choose(ada.email, bo.userId)).rejects.toMatchObject({ code: "sign_in_again" });
	expect(await primary()).toBe(ada.email);
});

it("leaves one confirmed primary address, whichever of two windows comes first", async () => {
	const remove = performAs(personActor(ada.userId), removeAddress, { session_hash, email: HOME }, NOW);
	const done = await Promise.allSettled([choose(HOME), remove]);
	expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	const kept = (await world.db.select().from(emailAddresses)).map(({ address }) => address);
	expect(kept).toContain(await primary());
});
