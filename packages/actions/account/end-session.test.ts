import { beforeEach, expect, it } from "vitest";
import endSession from "#actions/account/end-session";
import { runBatch } from "#store/db";
import { sessions } from "#store/schema/index";
import { insertSessionOf, sessionName } from "#store/sessions";
import { performAs, personActor } from "#testing/act";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let bo: Person;
const hash = (digit: string) => digit.repeat(64);
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	bo = await world.person();
	const times = { createdAt: NOW.getTime(), expiresAt: NOW.getTime() + 1000 };
	const open = (digit: string, { userId }: Person) =>
		insertSessionOf(world.db, userId, { hash: hash(digit), ...times });
	await runBatch(world.db, [open("a", ada), open("b", ada), open("c", bo)]);
});

const left = async () => (await world.db.select().from(sessions)).map((session) => session.hash[0]).sort();
const end = (digit: string) =>
	performAs(personActor(ada.userId), endSession, { session: sessionName(hash(digit)) }, NOW);

it("ends the one that is named, once", async () => {
	await end("b");
	expect(await left()).toEqual(["a", "c"]);
	await expect(end("b")).rejects.toMatchObject({ code: "not_found" });
});

it("ends nobody else's", async () => {
	await expect(end("c")).rejects.toMatchObject({ code: "not_found" });
	expect(await left()).toEqual(["a", "b", "c"]);
});
