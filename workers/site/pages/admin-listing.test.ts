import { beforeEach, expect, it } from "vitest";
import { listings } from "#store/schema/index";
import { type Browser, openBrowser, promote } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

const path = "/admin/listings/inkfern/edit";
let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "inkfern", {
		tagline: "Old",
		status: "draft",
		profile: { features: ["One", "Two"], description: "First.\nSecond." },
	});
	admin = openBrowser();
	await admin.signIn(world, "admin@example.com");
});

it("corrects what was changed in the form alone, and puts an edit back", async () => {
	await promote(world);
	const typed = { tagline: "New", features: "Two\r\n\r\n Three ", reason: "It was wrong." };
	const saved = await admin.submit((await admin.get(path)).form(path), typed);
	expect(saved).toMatchObject({ status: 303, location: path });
	const { html } = await admin.get(path);
	expect(html).toContain("Version 2");
	expect(html).toContain("by the site team: Tagline, Features");
	const row = await world.db.query.listingProfiles.findFirst();
	expect(row?.profile).toMatchObject({
		features: ["Two", "Three"],
		description: "First.\nSecond.",
		typed: { tagline: [{ by: "team" }], features: [{ of: "Three", by: "team" }] },
	});
	const back = "/admin/listings/inkfern/put-back";
	await admin.submit((await admin.get(path)).form(back), { reason: "It was right." });
	expect(await world.db.query.listings.findFirst()).toMatchObject({ tagline: "Old", version: 3 });
});

it("says what is wrong with an edit and keeps what was typed", async () => {
	await promote(world);
	const form = (await admin.get(path)).form(path);
	const refused = await admin.submit(form, { contact_email: "nowhere", tagline: "Typed", reason: "r" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain('role="alert"');
	expect(refused.html).toContain('value="Typed"');
	await world.db.update(listings).set({ version: 5 });
	const late = await admin.submit(form, { tagline: "Late", reason: "r" });
	expect([late.status, late.html.includes("changed since you read it")]).toEqual([400, true]);
	expect(await world.db.query.listings.findFirst()).toMatchObject({ tagline: "Old" });
});

it("does not exist for anybody else", async () => {
	expect((await admin.get(path)).status).toBe(404);
	const { fields } = (await admin.get("/account")).form("/sign-out");
	fields.set("reason", "r");
	expect((await admin.post(path, fields)).status).toBe(404);
	await promote(world);
	expect((await admin.get("/admin/listings/nobody/edit")).status).toBe(404);
});
