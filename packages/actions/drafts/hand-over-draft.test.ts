import { beforeEach, expect, it } from "vitest";
import handOverDraft from "#actions/drafts/hand-over-draft";
import { type DraftRow, draftById } from "#store/drafts";
import { bans, mails } from "#store/schema/index";
import { performAs } from "#testing/act";
import { mintDraft } from "#testing/drafts";
import { freshTeam } from "#testing/fresh-session";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let bo: Person;
let draft: DraftRow;
beforeEach(async () => {
	world = await makeWorld();
	[ada, bo] = [await world.person(), await world.person()];
	draft = await mintDraft(world.db, ada);
});

const give = async (to: number, version = draft.version) =>
	performAs(
		await freshTeam(world.db),
		handOverDraft,
		{ draft_id: draft.id, version, user_id: to, reason: "Their colleague has left." },
		NOW,
	);
const seenBy = async (as: Person) => (await world.api("GET", `/drafts/${draft.id}`, { as })).status;

it("gives a draft to another account, which alone sees it then, and tells both", async () => {
	await give(bo.userId);
	expect([await seenBy(ada), await seenBy(bo)]).toEqual([404, 200]);
	expect(await world.db.select().from(mails)).toMatchObject([
		{ userId: ada.userId, facts: { decision: "handed_over" } },
		{ userId: bo.userId, facts: { decision: "received", why: "Their colleague has left." } },
	]);
	await give(ada.userId, draft.version + 1);
	expect([await seenBy(ada), await seenBy(bo)]).toEqual([200, 404]);
	expect(await world.db.select().from(mails)).toHaveLength(4);
});

it("gives it to nobody who is not there, is banned, has it, or has one of that website", async () => {
	await expect(give(999)).rejects.toMatchObject({ errors: [{ pointer: "/user_id" }] });
	await expect(give(ada.userId)).rejects.toMatchObject({ errors: [{ pointer: "/user_id" }] });
	await mintDraft(world.db, bo);
	await expect(give(bo.userId)).rejects.toMatchObject({ code: "changed_meanwhile" });
	const eve = await world.person();
	await world.db.insert(bans).values({ id: 1, userId: eve.userId, reason: "Spam", at: 1, votes: [], reviews: [] });
	await expect(give(eve.userId)).rejects.toMatchObject({ code: "account_banned" });
	expect(await draftById(world.db, draft.id)).toMatchObject({ userId: ada.userId, version: draft.version });
	expect(await world.db.select().from(mails)).toEqual([]);
});
