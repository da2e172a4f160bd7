import { beforeEach, expect, it } from "vitest";
import signOut from "#actions/account/sign-out";
import { runBatch } from "#store/db";
import { sessions } from "#store/schema/index";
import { insertSessionOf } from "#store/sessions";
import { performAs, personActor } from "#testing/act";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let bo: Person;
const hash = (name: string) => name.repeat(64);
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	bo = await world.person();
	const times = { createdAt: NOW.getTime(), expiresAt: NOW.getTime() + 1000 };
	const open = (name: string, { userId }: Person) => insertSessionOf(world.db, userId, { hash: hash(name), ...times });
	await runBatch(world.db, [open("a", ada), open("b", ada), open("c", ada), open("d", bo)]);
});

const left = async () => (await world.db.select().from(sessions)).map((session) => session.hash[0]).sort();
const act = (which: "this" | "others") =>
	performAs(personActor(ada.userId), signOut, { session_hash: hash("a"), which }, NOW);

it("ends the session at hand and no other", async () => {
	await act("this");
	expect(await left()).toEqual(["b", "c", "d"]);
});

it("ends the person's others and leaves this one, and everybody else's", async () => {
	await act("others");
	expect(await left()).toEqual(["a", "d"]);
});
