import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import readSiteAgain from "#actions/drafts/read-site-again";
import { drafts, outbox } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintDraft } from "#testing/drafts";
import { setSettings } from "#testing/settings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let id: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
	id = (await mintDraft(world.db, ada)).id;
});

const again = (userId = ada.userId) => performAs(personActor(userId), readSiteAgain, { draft_id: id }, NOW);
const readings = async () => (await world.db.select().from(outbox).where(eq(outbox.subject, id))).length;

it("reads the website anew, once however often it is asked, and keeps what stands there", async () => {
	const before = await world.db.query.drafts.findFirst();
	await again();
	expect(await world.db.query.drafts.findFirst()).toMatchObject({
		status: "crawling",
		crawlReport: [],
		profile: before?.profile,
	});
	await again();
	expect(await readings()).toBe(1);
});

it("is nobody else's, and not for what is a listing already", async () => {
	const eve = await world.person("eve@example.com");
	await expect(again(eve.userId)).rejects.toMatchObject({ code: "not_found" });
	await world.db.update(drafts).set({ listingId: 7 });
	await expect(again()).rejects.toMatchObject({ code: "listing_already_live" });
	expect(await readings()).toBe(0);
});

it("costs what handing in a website costs", async () => {
	await setSettings({ rate_limit_costly: "1/3600" });
	await again();
	await world.db.update(drafts).set({ status: "ready" });
	await expect(again()).rejects.toMatchObject({ code: "rate_limited" });
	expect(await readings()).toBe(1);
});
