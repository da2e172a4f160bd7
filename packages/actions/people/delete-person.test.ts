import { beforeEach, expect, it } from "vitest";
import deletePerson from "#actions/people/delete-person";
import type { Actor } from "#core/access/actor";
import { localMails, users } from "#store/schema/index";
import { performAs } from "#testing/act";
import { freshAdmin, makeAdmin } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { mintWholeAccount, type WholeAccount } from "#testing/whole-account";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let ada: WholeAccount;
let team: Actor;
beforeEach(async () => {
	world = await makeWorld();
	ada = await mintWholeAccount(world.db, "ada", (await mintListing(world.db, "others")).id);
	team = await freshAdmin(world.db);
});

const remove = (typed = ada.email) =>
	performAs(team, deletePerson, { user_id: ada.userId, typed, reason: "Asked for by letter." }, NOW);

it("deletes an account as its person would, and tells its addresses", async () => {
	await remove();
	expect((await world.db.select().from(users)).map(({ email }) => email)).toEqual(["grace@example.com"]);
	await world.runJobs(NOW);
	expect((await world.db.select().from(localMails)).map(({ to }) => to)).toContain(ada.email);
	await expect(remove()).rejects.toMatchObject({ code: "not_found" });
});

it("asks for the address typed by hand, and deletes nobody of the site team", async () => {
	await expect(remove("bo@example.com")).rejects.toMatchObject({ errors: [{ pointer: "/typed" }] });
	await makeAdmin(world.db, ada.userId);
	await expect(remove()).rejects.toMatchObject({ code: "changed_meanwhile" });
	expect(await world.db.$count(users)).toBe(2);
});
