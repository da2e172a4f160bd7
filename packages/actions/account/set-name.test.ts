import { beforeEach, expect, it } from "vitest";
import setName from "#actions/account/set-name";
import { auditLog, users } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	await world.person();
});

const name = (text: string) => performAs(personActor(ada.userId), setName, { name: text }, NOW);

it("keeps the name, or that there is none, of this person alone", async () => {
	expect(await name("  Ada  ")).toEqual({ name: "Ada" });
	expect((await world.db.select().from(users)).map((user) => user.name)).toEqual(["Ada", null]);
	expect(await name(" ")).toEqual({ name: null });
	expect((await world.db.select().from(users)).map((user) => user.name)).toEqual([null, null]);
	expect(JSON.stringify(await world.db.select().from(auditLog))).not.toContain("Ada");
});

it("takes one line of a bearable length", async () => {
	for (const bad of ["a\nb", "n".repeat(161), "\u202e"]) {
		await expect(name(bad)).rejects.toMatchObject({ code: "invalid_input", errors: [{ pointer: "/name" }] });
	}
});
