import { beforeEach, expect, it } from "vitest";
import { runBatch } from "#store/db";
import { teamTasks } from "#store/schema/index";
import { leaveTeamTask } from "#store/team-tasks";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
});

it("does not exist for anybody else", async () => {
	const stranger = openBrowser();
	expect((await stranger.get("/admin")).location).toContain("/sign-in");
	await stranger.signIn(world, "eve@example.com");
	expect((await stranger.get("/admin")).status).toBe(404);
	const { fields } = (await stranger.get("/account")).form("/sign-out");
	expect((await stranger.post("/admin/tasks/1/done", fields)).status).toBe(404);
	expect((await stranger.get("/account")).html).not.toContain('href="/admin"');
});

it("shows what is to be done, and takes it off when it is", async () => {
	await mintListing(world.db, "tidewell", { name: "Tidewell" });
	await runBatch(world.db, [
		leaveTeamTask(world.db, { kind: "refund_payment", cause: "claim:1", detail: { note: "<b>" }, at: Date.now() }),
	]);
	const page = await admin.get("/admin");
	expect(page.html).toContain("Refund payment");
	expect(page.html).toContain("&lt;b&gt;");
	expect(page.html).toContain("Tidewell");
	await admin.submit(page.form("/admin/tasks/1/done"));
	expect((await world.db.select().from(teamTasks))[0]?.doneAt).not.toBeNull();
	expect((await admin.get("/admin")).html).toContain("Nothing to do.");
});
