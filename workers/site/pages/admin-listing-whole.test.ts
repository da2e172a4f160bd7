import { beforeEach, expect, it } from "vitest";
import { auditLog, claims, listings, outbox } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintFounder } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { LISTING_HISTORIES, stateOf } from "#testing/state-digest";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	await mintListing(world.db, "inkfern", {
		name: "Ink<fern>",
		ownerId: 1,
		verified: true,
		profile: { city: "Malmö", evidence: { city: [{ quote: "We are in <Malmö>.", url: "https://inkfern.example/a" }] } },
	});
	await mintListing(world.db, "inkfern-old");
	await mintFounder(world.db, "Grace Moor", { listingIds: [1] });
});

const PAGE = "/admin/listings/inkfern";
const stored = async () => (await world.db.select().from(listings))[0];
const decide = async (decision: string) => {
	const form = (await admin.get(PAGE)).form(`${PAGE}/decide`);
	return admin.submit(form, { decision, reason: "Because." });
};
/** Takes back the last thing that was done, by the button beside it. */
const undo = async (page = PAGE) => {
	const rows = (await world.db.select().from(auditLog)).filter(
		({ actorKind, refused }) => actorKind === "team" && refused === null,
	);
	return admin.submit((await admin.get(page)).form(`/admin/log/${rows.at(-1)?.id}/undo`));
};

it("shows what is stated with its words, who stands behind it, and what happened", async () => {
	const { html, status } = await admin.get(PAGE);
	expect(status).toBe(200);
	for (const said of ["Ink&lt;fern&gt;", "Malmö", "We are in &lt;Malmö&gt;.", "admin@example.com", "Grace Moor"]) {
		expect(html).toContain(said);
	}
	expect((await admin.get("/admin/listings/nowhere")).status).toBe(404);
});

it("names what its people did as theirs, and not as the site team's", async () => {
	const [ada, bob] = [await world.person("ada@example.com"), await world.person("bob@example.com")];
	const row = { action: "remove_founder", subject: "listing:1", at: NOW.getTime() };
	await world.db.insert(auditLog).values([
		{ ...row, actorKind: "person", actor: `user:${ada.userId}` },
		{ ...row, action: "feature_listing", actorKind: "team", actor: `user:${bob.userId}` },
	]);
	const { html } = await admin.get(PAGE);
	expect(html).toContain("<bdi>ada</bdi></a>, ");
	expect(html).toContain("<bdi>bob</bdi></a> of the site team, ");
});

it.each(["hide", "feature"])("does and takes back: %s", async (decision) => {
	const before = await stateOf(world.db, LISTING_HISTORIES);
	expect((await decide(decision)).location).toBe(`${PAGE}?done=1`);
	expect(await stateOf(world.db, LISTING_HISTORIES)).not.toEqual(before);
	expect((await undo()).status).toBe(303);
	expect(await stateOf(world.db, LISTING_HISTORIES)).toEqual(before);
});

it("restores what was hidden, and says to others that nothing is there", async () => {
	await decide("hide");
	const visitor = openBrowser();
	const gone = await visitor.get("/listings/inkfern");
	expect([gone.status, gone.html.includes("This product is not listed at present")]).toEqual([404, true]);
	expect((await admin.get("/account/products/1")).html).toContain("The site team has taken it out of the directory");
	expect((await admin.get("/account/products")).html).toContain("The site team has taken it out of the directory.");
	await decide("restore");
	expect(await stored()).toMatchObject({ status: "live" });
});

it("takes its owner off, and gives it back with what proved it", async () => {
	const claim = { listingId: 1, userId: 1, method: "dns", token: "t", tokenHash: "h" } as const;
	const times = { createdAt: 1, expiresAt: 2, verifiedAt: 1, nextCheckAt: NOW.getTime() };
	await world.db.insert(claims).values({ id: 1, ...claim, ...times, status: "verified" });
	const before = [await world.db.select().from(claims), (await stored())?.ownerId];
	await decide("take_off");
	expect(await stored()).toMatchObject({ ownerId: null, verified: false });
	expect((await world.db.select().from(claims))[0]).toMatchObject({ status: "lapsed", nextCheckAt: null });
	await undo();
	expect([await world.db.select().from(claims), (await stored())?.ownerId]).toEqual(before);
	expect(await stored()).toMatchObject({ verified: true });
});

it("has its website read again", async () => {
	await decide("reread");
	expect((await world.db.select().from(outbox)).map(({ job }) => job)).toContain("reread-site");
});

it("keeps what was typed where a decision is refused, and nothing of an unknown one", async () => {
	const form = (await admin.get(PAGE)).form(`${PAGE}/decide`);
	const refused = await admin.submit(form, { decision: "hide", reason: "So & so", version: "9" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain('value="So &amp; so"');
	await decide("explode");
	expect(await stored()).toMatchObject({ status: "live", version: 1 });
});

it("shows what would move before two are merged, merges them, and parts them again", async () => {
	const old = "/admin/listings/inkfern-old";
	expect((await admin.get(`${old}/merge?into=nowhere`)).status).toBe(400);
	expect((await admin.get(`${old}/merge?into=inkfern-old`)).html).toContain("these are one and the same");
	const before = await stateOf(world.db, LISTING_HISTORIES);
	const { html, form } = await admin.get(`${old}/merge?into=https://launchweek.example/listings/inkfern`);
	expect(html).toContain("Merge");
	expect((await admin.submit(form(`${old}/merge`), { reason: "One." })).location).toBe(`${old}?done=1`);
	expect((await admin.get(PAGE)).html).toContain("inkfern-old");
	expect((await openBrowser().get("/listings/inkfern-old")).location).toBe("/listings/inkfern");
	await undo(old);
	expect(await stateOf(world.db, LISTING_HISTORIES)).toEqual(before);
});
