import { expect, it } from "vitest";
import throwAwayDraft from "#actions/drafts/throw-away-draft";
import { draftInvites, draftPages, drafts, mails } from "#store/schema/index";
import { performAs } from "#testing/act";
import { mintDraft } from "#testing/drafts";
import { freshTeam } from "#testing/fresh-session";
import { makeWorld, NOW } from "#testing/world";

it("deletes a draft with its pages and invites, no other, and tells its owner", async () => {
	const world = await makeWorld();
	const { db } = world;
	const ada = await world.person();
	const { id, version } = await mintDraft(db, ada);
	const other = await mintDraft(db, ada, { domain: "other.example" });
	const invite = { email: "bo@example.com", createdAt: 1 };
	await db.insert(draftInvites).values([
		{ id: 1, ...invite, draftId: id, tokenHash: "1" },
		{ id: 2, ...invite, draftId: other.id, tokenHash: "2" },
	]);
	const input = { draft_id: id, version, reason: "It is an advertisement." };
	const team = await freshTeam(db);
	await expect(performAs(team, throwAwayDraft, { ...input, version: 9 }, NOW)).rejects.toMatchObject({
		code: "changed_meanwhile",
	});
	await performAs(team, throwAwayDraft, input, NOW);
	expect((await db.select().from(drafts)).map((row) => row.id)).toEqual([other.id]);
	expect((await db.select().from(draftPages)).map((row) => row.draftId)).toEqual([other.id]);
	expect((await db.select().from(draftInvites)).map((row) => row.id)).toEqual([2]);
	expect(await db.select().from(mails)).toMatchObject([{ userId: ada.userId, facts: { decision: "thrown_away" } }]);
	await expect(performAs(team, throwAwayDraft, input, NOW)).rejects.toMatchObject({ code: "not_found" });
});
