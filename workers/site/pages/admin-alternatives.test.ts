import { beforeEach, expect, it } from "vitest";
import { approvedAlternatives, declinedAlternatives } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	for (const [slug, name] of [
		["acme", "Acme <b>"],
		["bolt", "Bolt"],
	] as const) {
		await mintListing(world.db, slug, { name });
	}
});

const PATH = "/admin/alternatives";
const stored = async () => ({
	approved: (await world.db.select().from(approvedAlternatives)).length,
	out: (await world.db.select().from(declinedAlternatives)).filter(({ byTeam }) => byTeam).length,
});

it("does not exist for anybody else", async () => {
	const stranger = openBrowser();
	await stranger.signIn(world, "eve@example.com");
	expect((await stranger.get(PATH)).status).toBe(404);
	const { fields } = (await stranger.get("/account")).form("/sign-out");
	for (const path of [`${PATH}/add`, `${PATH}/decide`]) expect((await stranger.post(path, fields)).status).toBe(404);
});

it("adds a pair by its addresses, takes it out of the list, and takes that back", async () => {
	const page = await admin.get(PATH);
	expect(page.html).toContain('<option value="">Approved</option>');
	expect(page.html).not.toContain('<option value="">Any</option>');
	const typed = { product: "https://launchweek.test/listings/acme/?x=1", other: "nothing", reason: "The same." };
	const wrong = await admin.submit(page.form(`${PATH}/add`), { ...typed, decision: "approve" });
	expect(wrong.status).toBe(400);
	expect(wrong.html).toContain("No product of this directory is at that address.");
	await admin.submit(page.form(`${PATH}/add`), { ...typed, other: "bolt", decision: "approve" });
	expect(await stored()).toEqual({ approved: 1, out: 0 });
	const list = await admin.get(PATH);
	expect(list.html).toContain("Acme &lt;b&gt;");
	const [, place = "", pair = ""] = /name="pair-(\d+)" value="([^"]+)"/.exec(list.html) ?? [];
	const chosen = { id: place, [`pair-${place}`]: pair, decision: "take_out", reason: "Not the same." };
	const done = await admin.submit(list.form(`${PATH}/decide`), chosen);
	expect((await admin.get(done.location ?? "")).html).toContain("1 row done.");
	expect(await stored()).toEqual({ approved: 0, out: 1 });
	// Sent again from another window, it is refused.
	const again = await admin.submit(list.form(`${PATH}/decide`), chosen);
	expect((await admin.get(again.location ?? "")).html).toContain("1 row was refused");
	const out = await admin.get(`${PATH}?state=taken_out`);
	expect(out.html).toContain(`name="pair-`);
	const log = await admin.get("/admin/log?action=decide_alternative");
	await admin.submit(log.form(/\/admin\/log\/\d+\/undo/.exec(log.html)?.[0] ?? ""));
	expect(await stored()).toEqual({ approved: 1, out: 0 });
});
