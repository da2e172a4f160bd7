import { expect, it } from "vitest";
import follow from "#actions/follows/follow";
import setFollowMails from "#actions/follows/set-follow-mails";
import { auditLog, follows } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW } from "#testing/world";

it("turns the mails about one listing off and on again, and leaves the follow as it is", async () => {
	const world = await makeWorld();
	const { userId } = await world.person();
	await mintListing(world.db, "acme");
	const ada = personActor(userId);
	const set = (mails: boolean) => performAs(ada, setFollowMails, { listing: "acme", mails }, NOW);
	await expect(set(false)).rejects.toMatchObject({ code: "not_found" });
	await performAs(ada, follow, { listing: "acme" }, NOW);
	await Promise.all([set(false), set(false)]);
	expect(await world.db.select().from(follows)).toMatchObject([{ userId, mailed: false }]);
	await set(true);
	expect(await world.db.select().from(follows)).toMatchObject([{ userId, mailed: true }]);
	const rows = (await world.db.select().from(auditLog)).filter(({ action }) => action === "set_follow_mails");
	expect(rows.map(({ detail }) => detail)).toEqual([{ mails: false }, { mails: true }]);
});
