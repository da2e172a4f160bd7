import { beforeEach, expect, it } from "vitest";
import { auditLog } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const refusals = async () =>
	(await world.db.select().from(auditLog))
		.filter(({ refused }) => refused !== null)
		.map((row) => [row.actor, row.subject, row.refused]);
const tokenOf = async (browser: Browser) =>
	new URLSearchParams({ csrf: (await browser.get("/account/profile")).form("/sign-out").fields.get("csrf") ?? "" });

it("leads who is not signed in to a way to sign in, and notes nothing", async () => {
	const nobody = openBrowser();
	const page = await nobody.get("/admin/log");
	expect([page.status, page.location]).toEqual([303, "/sign-in?return_to=%2Fadmin%2Flog"]);
	expect((await nobody.post("/admin/log/1/undo", "csrf=x")).status).toBe(400);
	expect(await refusals()).toEqual([]);
});

it("shows nobody else that anything is there, whatever the page does, and notes what they send", async () => {
	const member = openBrowser();
	await member.signIn(world, "m@example.com");
	expect((await member.get("/admin/log")).status).toBe(404);
	expect((await member.get("/admin/nowhere")).status).toBe(404);
	const token = await tokenOf(member);
	expect((await member.post("/admin/log/1/undo", token)).status).toBe(404);
	expect(await refusals()).toEqual([["user:1", "page:/admin/log/1/undo", "not_found"]]);
});

it("notes forms that none of our pages sent", async () => {
	const admin = await openAdmin(world);
	const others = openBrowser();
	await others.signIn(world, "m@example.com");
	expect((await admin.post("/admin/log/1/undo", await tokenOf(others))).status).toBe(400);
	const fromElsewhere = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
	expect((await admin.post("/admin/log/1/undo", await tokenOf(admin), fromElsewhere)).status).toBe(400);
	const row = ["user:1", "page:/admin/log/1/undo", "form_expired"];
	expect(await refusals()).toEqual([row, row]);
});
