import { expect, it } from "vitest";
import setUpdateMails from "#actions/account/set-update-mails";
import { auditLog } from "#store/schema/index";
import { userById } from "#store/users";
import { performAs, personActor } from "#testing/act";
import { makeWorld, NOW } from "#testing/world";

it("turns all mails about updates off and on again, for one account", async () => {
	const world = await makeWorld();
	const [ada, bob] = [await world.person(), await world.person()];
	const set = (mails: boolean) => performAs(personActor(ada.userId), setUpdateMails, { mails }, NOW);
	const states = async () =>
		Promise.all([ada, bob].map(async ({ userId }) => (await userById(world.db, userId))?.updateMails));
	await Promise.all([set(false), set(false)]);
	expect(await states()).toEqual([false, true]);
	await set(true);
	expect(await states()).toEqual([true, true]);
	expect(await world.db.select().from(auditLog)).toHaveLength(2);
});
