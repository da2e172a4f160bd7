import { beforeEach, expect, it } from "vitest";
import exportAccount from "#actions/account/export-account";
import { auditLog } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { mintWholeAccount, type WholeAccount } from "#testing/whole-account";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let ada: WholeAccount;
beforeEach(async () => {
	world = await makeWorld();
	ada = await mintWholeAccount(world.db, "ada", (await mintListing(world.db, "others")).id);
});

const take = (at = NOW) => performAs(personActor(ada.userId), exportAccount, { session_hash: ada.session }, at);

it("is noted, and asked only of who has just signed in", async () => {
	expect(await take()).toEqual({ allowed: true });
	expect((await world.db.select().from(auditLog)).at(-1)).toMatchObject({ action: "export_account" });
	await expect(take(new Date(NOW.getTime() + 15 * 60_000))).rejects.toMatchObject({ code: "sign_in_again" });
});
