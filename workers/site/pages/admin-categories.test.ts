import { beforeEach, expect, it } from "vitest";
import { categoryWithTexts } from "#store/category-texts";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintCategory } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

const PATH = "/admin/categories/invoicing";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	const finance = await mintCategory(world.db, "finance", { name: "Finance" });
	await mintCategory(world.db, "invoicing", { name: "Invoicing", parentId: finance.id });
	admin = await openAdmin(world);
});

it("has the site team write what belongs into a category, one phrase a line", async () => {
	expect((await admin.get("/admin")).html).toContain('href="/admin/categories"');
	expect((await admin.get("/admin/categories")).html).toMatch(/href="\/admin\/categories\/invoicing">Invoicing</);
	const form = (await admin.get(PATH)).form(PATH);
	const sent = await admin.submit(form, {
		description: "Quotes & invoices.",
		belongs: "Billing of customers.",
		synonyms: "invoicing\r\n\r\n rechnung* \r\n",
		hints: "bill",
	});
	expect(sent).toMatchObject({ status: 303, location: "/admin/categories?done=1" });
	expect((await admin.get(sent.location ?? "")).html).toContain("Edited a category");
	expect(await categoryWithTexts(world.db, "invoicing")).toMatchObject({
		description: "Quotes & invoices.",
		belongs: "Billing of customers.",
		excludes: "",
		synonyms: ["invoicing", "rechnung*"],
		hints: ["bill"],
		version: 1,
	});
	expect((await admin.get("/admin/categories")).html).toContain("2 names, 1 that go with it");
	expect((await admin.get("/categories/invoicing")).html).toContain("Quotes &amp; invoices.");
});

it("shows what is wrong with which line, keeps what was typed, and stores nothing", async () => {
	const form = (await admin.get(PATH)).form(PATH);
	const refused = await admin.submit(form, { synonyms: "invoicing\r\n<b>platform*x", hints: "tool" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("Line 2: ");
	expect(refused.html).toContain("&lt;b&gt;platform*x");
	expect(refused.html).toContain("every product uses it");
	expect(await categoryWithTexts(world.db, "invoicing")).toMatchObject({ version: 0 });
});

it("does not write over what somebody else saved, and saves once that was seen", async () => {
	const form = (await admin.get(PATH)).form(PATH);
	const description = "Quotes and invoices.";
	await admin.submit(form, { description, belongs: "theirs" });
	const refused = await admin.submit(form, { description, belongs: "mine" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("What it says now");
	expect(await categoryWithTexts(world.db, "invoicing")).toMatchObject({ belongs: "theirs" });
	await admin.submit(refused.form(PATH), { description, belongs: "mine" });
	expect(await categoryWithTexts(world.db, "invoicing")).toMatchObject({ belongs: "mine", version: 2 });
});

it("does not exist for anybody else", async () => {
	const stranger = openBrowser();
	expect((await stranger.get(PATH)).location).toContain("/sign-in");
	await stranger.signIn(world, "eve@example.com");
	expect((await stranger.get("/admin/categories")).status).toBe(404);
	expect((await stranger.get(PATH)).status).toBe(404);
	const { fields } = (await stranger.get("/account")).form("/sign-out");
	expect((await stranger.post(PATH, fields)).status).toBe(404);
	expect((await admin.get("/admin/categories/nowhere")).status).toBe(404);
});
