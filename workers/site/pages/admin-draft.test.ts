import { beforeEach, expect, it } from "vitest";
import { type DraftRow, draftById } from "#store/drafts";
import { drafts } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintDraft } from "#testing/drafts";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let admin: Browser;
let ada: Person;
let draft: DraftRow;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	ada = await world.person();
	draft = await mintDraft(world.db, ada);
});

const path = () => `/admin/drafts/${draft.id}`;
const stored = () => draftById(world.db, draft.id);

it("does not exist for anybody else, its owner among them", async () => {
	const stranger = openBrowser();
	expect((await stranger.get(path())).location).toContain("/sign-in");
	await stranger.signIn(world, "eve@example.com");
	expect((await stranger.get(path())).status).toBe(404);
	expect((await stranger.get("/admin/drafts")).status).toBe(404);
	const { fields } = (await stranger.get("/account")).form("/sign-out");
	fields.set("reason", "Mine.");
	fields.set("version", String(draft.version));
	for (const act of ["anew", "stop", "hand-over", "throw-away"]) {
		expect((await stranger.post(`${path()}/${act}`, fields)).status).toBe(404);
	}
	expect(await stored()).toEqual(draft);
});

it("shows values with their quotes and what was read, without a way to edit them", async () => {
	const list = await admin.get("/admin/drafts?q=inkfern");
	expect(list.html).toContain(path());
	const { html } = await admin.get(path());
	expect(html).toContain("<mark>Shared notes for small teams</mark>");
	expect(html).not.toContain("/account/drafts/");
	expect((await admin.get("/admin/drafts/00000000-0000-4000-8000-000000000000")).status).toBe(404);
});

it("has it read anew and stops that, each with a reason", async () => {
	const page = await admin.get(path());
	const bare = await admin.submit(page.form(`${path()}/anew`), { reason: " ", decision: "anew" });
	expect(bare.status).toBe(400);
	expect(bare.html).toContain("Say why.");
	const sent = await admin.submit(page.form(`${path()}/anew`), { reason: "A new website.", decision: "anew" });
	expect(sent).toMatchObject({ status: 303, location: `${path()}?done=1` });
	const after = await admin.get(`${path()}?done=1`);
	expect(after.html).toContain("Had a draft made anew");
	const late = await admin.submit(page.form(`${path()}/anew`), { reason: "A new website.", decision: "anew" });
	expect(late.status).toBe(400);
	await admin.submit(after.form(`${path()}/stop`), { reason: "Enough.", decision: "stop" });
	expect(await stored()).toMatchObject({ status: "ready", version: draft.version + 2 });
});

it("gives it away, takes that back, and throws it away for good", async () => {
	const bo = await world.person();
	const page = await admin.get(path());
	const form = page.form(`${path()}/hand-over`);
	const wrong = await admin.submit(form, { reason: "Left.", user_id: "soon", decision: "hand-over" });
	expect(wrong.status).toBe(400);
	await admin.submit(form, { reason: "Left.", user_id: String(bo.userId), decision: "hand-over" });
	expect(await stored()).toMatchObject({ userId: bo.userId });
	const given = await admin.get(`${path()}?done=1`);
	await admin.submit(given.form(/\/admin\/log\/\d+\/undo/.exec(given.html)?.[0] ?? ""));
	expect(await stored()).toMatchObject({ userId: ada.userId });
	const now = await admin.get(path());
	const gone = await admin.submit(now.form(`${path()}/throw-away`), { reason: "Spam.", decision: "throw-away" });
	expect(gone.location).toBe("/admin/drafts?done=1");
	expect(await world.db.select().from(drafts)).toEqual([]);
});
