import { expect, it } from "vitest";
import draftAnew from "#actions/drafts/draft-anew";
import stopDraft from "#actions/drafts/stop-draft";
import { draftById } from "#store/drafts";
import { mails, outbox } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintDraft } from "#testing/drafts";
import { makeWorld, NOW } from "#testing/world";

const WHY = "Its website is another one by now.";

it("has a draft read once more, tells its owner why, and decides on it as it was read", async () => {
	const world = await makeWorld();
	const ada = await world.person();
	const { id, version } = await mintDraft(world.db, ada);
	const anew = (of = version) => performAs(teamActor(), draftAnew, { draft_id: id, version: of, reason: WHY }, NOW);
	const presses = await Promise.allSettled([anew(), anew()]);
	expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	expect(await draftById(world.db, id)).toMatchObject({ status: "crawling", version: version + 1, crawlReport: [] });
	expect((await world.db.select().from(outbox)).filter(({ job }) => job === "crawl-site")).toHaveLength(1);
	expect(await world.db.select().from(mails)).toMatchObject([
		{ mail: "draft-decided", userId: ada.userId, facts: { decision: "anew", why: WHY, product: "Inkfern" } },
	]);
	await expect(anew(version + 1)).rejects.toMatchObject({ code: "changed_meanwhile" });
});

it("leaves a listing to its own page, and is the site team's", async () => {
	const world = await makeWorld();
	const ada = await world.person();
	const { id, version } = await mintDraft(world.db, ada, { row: { listingId: 7 } });
	const input = { draft_id: id, version, reason: WHY };
	for (const action of [draftAnew, stopDraft]) {
		await expect(performAs(teamActor(), action, input, NOW)).rejects.toMatchObject({ code: "listing_already_live" });
		await expect(performAs(personActor(ada.userId), action, input, NOW)).rejects.toMatchObject({ code: "not_found" });
	}
});
