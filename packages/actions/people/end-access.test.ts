import { beforeEach, expect, it } from "vitest";
import endAccess from "#actions/people/end-access";
import { localMails, sessions } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let bo: Person;
beforeEach(async () => {
	world = await makeWorld();
	[ada, bo] = [await world.person("ada@example.com"), await world.person("bo@example.com")];
	for (const { userId } of [ada, bo]) await mintSession(world.db, userId);
});

const end = (what: { sessions?: boolean; keys?: boolean; apps?: boolean }) => {
	const none = { sessions: false, keys: false, apps: false };
	return performAs(teamActor(), endAccess, { user_id: ada.userId, ...none, ...what, reason: "A lost laptop." }, NOW);
};
const reads = async (person: Person) => (await world.api("GET", "/me", { as: person })).status;

it("ends what is chosen at once and nothing else, and tells them why", async () => {
	await end({ sessions: true });
	expect((await world.db.select().from(sessions)).map(({ userId }) => userId)).toEqual([bo.userId]);
	expect(await reads(ada)).toBe(200);
	await end({ keys: true, apps: true });
	expect([await reads(ada), await reads(bo)]).toEqual([401, 200]);
	await world.runJobs(NOW);
	const told = await world.db.select().from(localMails);
	expect(told.every(({ to, text }) => to === ada.email && text.includes("A lost laptop."))).toBe(true);
});

it("asks what to end", async () => {
	await expect(end({})).rejects.toMatchObject({ errors: [{ pointer: "/sessions" }] });
});
