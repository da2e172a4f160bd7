import { beforeEach, expect, it } from "vitest";
import { newestBackups } from "#store/backups";
import { run } from "#testing/backups";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { setSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";

const PATH = "/admin/backups";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
});

it("takes a backup when it is asked to, shows how far it is, and what came of it", async () => {
	const before = await admin.get(PATH);
	expect(before.html).toContain("No backup was taken yet.");
	expect((await admin.get("/admin")).html).toContain(`href="${PATH}"`);
	const pressed = await admin.submit(before.form(PATH));
	expect([pressed.status, pressed.location]).toEqual([303, `${PATH}?done=1`]);
	const during = await admin.get(PATH);
	expect(during.html).toContain("Being taken");
	expect(during.html).not.toContain("Back up now");
	await world.runJobs();
	const [backup] = await newestBackups(world.db);
	const after = await admin.get(PATH);
	expect(after.html).toContain("as it was written");
	expect(after.html).toContain(backup?.name);
	await run("UPDATE backups SET verified_at = NULL");
	expect((await admin.get(PATH)).html).toContain("Not read again yet");
	expect((await admin.submit(after.form(`${PATH}/${backup?.id}/check`))).status).toBe(303);
	await world.runJobs();
	expect((await admin.get(PATH)).html).toContain("as it was written");
	await run("UPDATE backups SET damage = '1.jsonl is <missing>.'");
	expect((await admin.get(PATH)).html).toContain("Damaged: 1.jsonl is &lt;missing&gt;.");
	await run("UPDATE backups SET state = 'failed', problem = 'The schema was migrated.'");
	expect((await admin.get(PATH)).html).toContain("Failed: The schema was migrated.");
});

it("shows what the team was told of and is not over", async () => {
	expect((await admin.get(PATH)).html).toContain("alerts are off");
	await setSettings({ alerts_on: "true" });
	expect((await admin.get(PATH)).html).toContain("Nothing is wrong.");
	await run("INSERT INTO alerts (name, value, begun_at, ended_at) VALUES ('queue', 17, 5, NULL), ('bounces', 9, 5, 6)");
	const { html } = await admin.get(PATH);
	expect(html).toContain("due for 17 minutes");
	expect(html).not.toContain("9%");
});

it("says so where one is being taken already, and does not exist for anybody else", async () => {
	const form = (await admin.get(PATH)).form(PATH);
	await admin.submit(form);
	const second = await admin.submit(form);
	expect((await admin.get(second.location ?? "")).html).toContain("Somebody else was here meanwhile");
	expect(await newestBackups(world.db)).toHaveLength(1);
	const other = openBrowser();
	await other.signIn(world, "ada@example.com");
	const csrf = (await other.get("/account/profile")).html.match(/name="csrf" value="([^"]+)"/)?.[1] ?? "";
	expect((await other.get(PATH)).status).toBe(404);
	for (const path of [PATH, `${PATH}/1/check`]) {
		expect((await other.post(path, new URLSearchParams({ csrf }))).status, path).toBe(404);
	}
});
