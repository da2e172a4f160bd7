import { beforeEach, expect, it } from "vitest";
import connectSignInMethod from "#actions/account/connect-sign-in-method";
import { auditLog, identities, localMails } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let bo: Person;
beforeEach(async () => {
	world = await makeWorld();
	[ada, bo] = [await world.person(), await world.person()];
});

async function connect(who: Person, subject: string, at = NOW) {
	const session_hash = await mintSession(world.db, who.userId, at);
	const person = { provider: "github" as const, subject, known_as: `known-${subject}` };
	return performAs(personActor(who.userId), connectSignInMethod, { ...person, session_hash }, NOW);
}
const stored = async () => (await world.db.select().from(identities)).map(({ userId, subject }) => [userId, subject]);

it("connects once, logs it and tells the account, and replaces whom it was connected with", async () => {
	await connect(ada, "1");
	await connect(ada, "1");
	await connect(ada, "2");
	expect(await stored()).toEqual([[ada.userId, "2"]]);
	const log = await world.db.select().from(auditLog);
	expect(log.map(({ action, detail }) => [action, detail])).toEqual(
		["1", "2"].map(() => ["connect_sign_in_method", { provider: "github" }]),
	);
	await world.runJobs(NOW);
	expect(await world.db.select().from(localMails)).toMatchObject([{ to: ada.email }]);
});

it("refuses whom another account is connected with, however many try at once", async () => {
	const both = await Promise.allSettled([connect(ada, "1"), connect(bo, "1")]);
	expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "identity_taken" } });
	expect(await stored()).toHaveLength(1);
});

it("is asked of who has just signed in", async () => {
	const long = new Date(NOW.getTime() - 16 * 60_000);
	await expect(connect(ada, "1", long)).rejects.toMatchObject({ code: "sign_in_again" });
	expect(await stored()).toEqual([]);
});
