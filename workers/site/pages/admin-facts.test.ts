import { beforeEach, expect, it } from "vitest";
import reportFact from "#actions/facts/report-fact";
import { factReports } from "#store/schema/index";
import { performAs, visitor } from "#testing/act";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	const quote = { quote: "two months free", url: "https://acme.example/", before: "Never ", after: " again." };
	await mintListing(world.db, "acme", { tagline: "Two months free", profile: { evidence: { tagline: [quote] } } });
	for (const email of ["eve@example.com", "bo@example.com"]) {
		const sent = { listing: "acme", field: "tagline", entry: "", reason: "half_sentence", words: "<b>Look</b>", email };
		await performAs(visitor, reportFact, sent as never, NOW);
	}
});
const statuses = async () => (await world.db.select().from(factReports)).map(({ status }) => status);

it("shows each reported fact once, its quote in its sentence, and decides on it", async () => {
	expect((await admin.get("/admin")).html).toContain('href="/admin/facts"');
	const page = await admin.get("/admin/facts");
	expect(page.html).toContain("“Never <mark>two months free</mark> again.”");
	expect(page.html.split("&lt;b&gt;Look&lt;/b&gt;")).toHaveLength(3);
	expect(page.html).toContain('href="/admin/listings/acme/edit"');
	expect(page.html).not.toContain("eve@example.com");
	const bare = await admin.submit(page.form("/admin/facts/1"), { decision: "keep", reason: "" });
	expect(bare.status).toBe(400);
	expect(bare.html).toContain("Say why: both sides read it.");
	const done = await admin.submit(bare.form("/admin/facts/1"), { decision: "blank", reason: "It says never." });
	expect(done.location).toBe("/admin/facts");
	expect(await statuses()).toEqual(["blank", "blank"]);
	expect((await admin.get("/admin/facts")).html).toContain("Nothing is reported.");
});

it("does not exist for anybody else", async () => {
	const stranger = openBrowser();
	expect((await stranger.get("/admin/facts")).location).toContain("/sign-in");
	await stranger.signIn(world, "eve@example.com");
	expect((await stranger.get("/admin/facts")).status).toBe(404);
	const { fields } = (await stranger.get("/account")).form("/sign-out");
	fields.set("decision", "keep");
	fields.set("reason", "mine");
	expect((await stranger.post("/admin/facts/1", fields)).status).toBe(404);
	expect(await statuses()).toEqual(["open", "open"]);
});
