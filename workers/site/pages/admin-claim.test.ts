import { beforeEach, expect, it } from "vitest";
import giveOwnerBack from "#actions/listings/give-owner-back";
import takeOwnerOff from "#actions/listings/take-owner-off";
import mergeAccounts from "#actions/people/merge-accounts";
import { performAs } from "#testing/act";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { listingOwner, mintDispute, OWNER } from "#testing/disputes";
import { freshAdmin } from "#testing/fresh-session";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	await mintDispute(world);
	admin = await openAdmin(world);
});

const DECIDE = "/admin/claims/2/decide";

it("shows both sides with what each has proven, decides, and takes the decision back", async () => {
	expect((await admin.get("/admin")).html).toContain('href="/admin/claims"');
	expect((await admin.get("/admin/claims")).html).toContain('href="/admin/claims/2"');
	const page = await admin.get("/admin/claims/2");
	expect(page.html).toContain("claimant@example.com");
	expect(page.html).toContain("owner@example.com");
	expect(page.html).toContain("By a DNS record");
	expect(page.html).toContain("By a file");
	expect(page.html).toContain("The file holds the token.");
	const bare = await admin.submit(page.form(DECIDE), { decision: "hand_over", reason: " " });
	expect(bare.status).toBe(400);
	expect(bare.html).toContain("Say why: both sides read it.");
	const done = await admin.submit(bare.form(DECIDE), { decision: "hand_over", reason: "<b>Imprint</b>" });
	expect(done).toMatchObject({ status: 303, location: "/admin/claims/2" });
	expect((await listingOwner(world))?.ownerId).not.toBe(OWNER);

	// The same form in a second window.
	const late = await admin.submit(page.form(DECIDE), { decision: "refuse", reason: "x" });
	expect(late.status).toBe(400);
	expect(late.html).toContain("Something has changed since you looked");
	expect(late.html).toContain("&lt;b&gt;Imprint&lt;/b&gt;");
	expect((await admin.get("/admin/claims")).html).toContain("handed over");
	const back = await admin.submit(late.form("/admin/claims/2/undo"), { reason: "No." });
	expect(back.status).toBe(303);
	expect((await listingOwner(world))?.ownerId).toBe(OWNER);
});

it("says how the listing came to whoever manages it, each way in its own words", async () => {
	const { db } = world;
	const team = await freshAdmin(db);
	const came = async () => (await admin.get("/admin/claims/2")).html;
	const decide = { listing_id: 1, reason: "Asked for by mail." };
	await performAs(team, takeOwnerOff, { ...decide, version: 1 }, NOW);
	await performAs(team, giveOwnerBack, { ...decide, version: 2, user_id: OWNER, verified: true, proofs: [] }, NOW);
	expect(await came()).toContain("The site team gave it back to them");
	const { userId: other } = await world.person("other@example.com");
	const one = { from_id: OWNER, into_id: other, typed: "owner@example.com", reason: "They asked." };
	await performAs(team, mergeAccounts, one, NOW);
	expect(await came()).toContain("It was another account’s, which became one with theirs");
	await db.run(
		`INSERT INTO listing_events (listing_id, kind, cause, at) VALUES (1, 'owner_changed', 'account_deleted', ${NOW.getTime()})`,
	);
	expect(await came()).toContain("A co-founder deleted their account");
});

it("says after a refusal that taking it back changes no owner", async () => {
	const page = await admin.get("/admin/claims/2");
	await admin.submit(page.form(DECIDE), { decision: "refuse", reason: "The imprint names another company." });
	const refused = await admin.get("/admin/claims/2");
	expect(refused.html).toContain("Who manages the listing stays the same until it is decided.");
	expect(refused.html).not.toContain("The listing goes back");
});

it("tells the claimant on the claim's page where it stands and what was said", async () => {
	const claimant = openBrowser();
	await claimant.signIn(world, "claimant@example.com");
	expect((await claimant.get("/account/claims/2")).html).toContain("The site team decides");
	const page = await admin.get("/admin/claims/2");
	await admin.submit(page.form(DECIDE), { decision: "refuse", reason: "The imprint names another company." });
	const refused = await claimant.get("/account/claims/2");
	expect(refused.html).toContain("The site team has decided");
	expect(refused.html).toContain("The imprint names another company.");
	expect(refused.html).not.toContain("owner@example.com");
	expect((await claimant.get("/account/claims")).html).toContain("Refused");
});

it("does not exist for anybody else, nor for claims that nobody disputes", async () => {
	expect((await admin.get("/admin/claims/1")).status).toBe(404);
	const stranger = openBrowser();
	expect((await stranger.get("/admin/claims/2")).location).toContain("/sign-in");
	await stranger.signIn(world, "claimant@example.com");
	expect((await stranger.get("/admin/claims")).status).toBe(404);
	expect((await stranger.get("/admin/claims/2")).status).toBe(404);
	const { fields } = (await stranger.get("/account")).form("/sign-out");
	for (const [name, value] of [
		["decision", "hand_over"],
		["owner", String(OWNER)],
		["reason", "mine"],
	] as const) {
		fields.set(name, value);
	}
	expect((await stranger.post(DECIDE, fields)).status).toBe(404);
	expect(await listingOwner(world)).toMatchObject({ ownerId: OWNER });
});

it("reads rows of indexes only", async () => {
	const lists = await countRows(() => admin.get("/admin/claims"));
	expect(lists.rowsRead).toBeLessThan(40);
	const one = await countRows(() => admin.get("/admin/claims/2"));
	expect(one.rowsRead).toBeLessThan(40);
});
