import { beforeEach, expect, it } from "vitest";
import { localMails, mailStops, mails, outbox } from "#store/schema/index";
import { type Browser, openBrowser, promote } from "#testing/browser";
import { leaveSomeMail } from "#testing/some-mail";
import { makeWorld, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = openBrowser();
	// Whose mail is the first of the list.
	await admin.signInByMail(world, "admin@example.com");
	await promote(world);
});

it("shows what waits and what was sent, and tries again what still waits", async () => {
	const place = await leaveSomeMail(world);
	await world.db.delete(outbox);
	const page = await admin.get("/admin/mails");
	expect(page.html).toContain("Sign in");
	expect(page.html).toContain("bo@example.com");
	expect((await admin.get("/admin/mails?state=open")).html).not.toContain("admin@example.com</bdi>");
	const [sent] = await world.db.select().from(mails);
	expect(sent?.outcome).toBe("sent");
	const both = await admin.submit(page.form("/admin/mails/again"), { id: ["1", String(place)] });
	const told = await admin.get(both.location ?? "");
	expect(told.html).toContain("1 row done.");
	expect(told.html).toContain("Mail 1: ");
	await world.runJobs();
	expect((await world.db.select().from(localMails)).map(({ to }) => to)).toContain("bo@example.com");
});

it("stops an address with a reason, and sends to it again", async () => {
	const search = "/admin/mails?q=Ada%40example.com";
	const form = (await admin.get(search)).form("/admin/mails/address");
	const missing = await admin.submit(form, { decision: "stop", reason: " " });
	expect(missing.status).toBe(400);
	expect(missing.html).toContain("Say why.");
	const done = await admin.submit(form, { decision: "stop", reason: "They <asked> us." });
	expect(done.location).toBe("/admin/mails?q=ada%40example.com&done=1");
	expect(await world.db.select().from(mailStops)).toHaveLength(1);
	const stopped = await admin.get(done.location ?? "");
	expect(stopped.html).toContain("They &lt;asked&gt; us.");
	await admin.submit(stopped.form("/admin/mails/address"), { decision: "allow", reason: "By mistake." });
	expect(await world.db.select().from(mailStops)).toEqual([]);
});
