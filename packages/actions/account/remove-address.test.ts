import { beforeEach, expect, it } from "vitest";
import removeAddress from "#actions/account/remove-address";
import { auditLog, emailAddresses, localMails } from "#store/schema/index";
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

const remove = (email: string, by = ada.userId, at = NOW) =>
	performAs(personActor(by), removeAddress, { session_hash, email }, at);
const kept = async () => (await world.db.select().from(emailAddresses)).map(({ address }) => address).sort();

it("takes it off, tells both addresses, and logs it without naming them", async () => {
	await remove(HOME);
	expect(await kept()).toEqual([ada.email]);
	await world.runJobs(NOW);
	const told = (await world.db.select().from(localMails)).map(({ to }) => to);
	expect(told.sort()).toEqual([ada.email, HOME]);
	const log = await world.db.select().from(auditLog);
	expect(log).toMatchObject([{ action: "remove_address", subject: `user:${ada.userId}`, detail: {} }]);
	await expect(remove(HOME)).rejects.toMatchObject({ code: "not_found" });
});

it("never takes the address that mails go to, nor anybody else's, nor without a fresh sign-in", async () => {
	const bo = await world.person("bo@example.com");
	await expect(remove(ada.email)).rejects.toMatchObject({ errors: [{ pointer: "/email" }] });
	await expect(remove(bo.email)).rejects.toMatchObject({ code: "not_found" });
	await expect(remove(HOME, bo.userId)).rejects.toMatchObject({ code: "sign_in_again" });
	const late = new Date(NOW.getTime() + 16 * 60_000);
	await expect(remove(HOME, ada.userId, late)).rejects.toMatchObject({ code: "sign_in_again" });
	expect(await kept()).toEqual([ada.email, HOME, bo.email].sort());
});
