import { beforeEach, expect, it } from "vitest";
import { sitePage } from "#store/site-pages";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { countRows } from "#testing/rows";
import { setSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";

const PATH = "/admin/pages/privacy";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
});

it("shows the software's own text until the team writes one, and again when it is emptied", async () => {
	await setSettings({ team_email: "team@acme.example" });
	const visitor = openBrowser();
	for (const path of ["/privacy", "/terms"]) {
		const { html } = await visitor.get(path);
		expect(html).toContain("team@acme.example");
		expect(html).toContain(`href="${path}"`);
	}
	expect((await countRows(() => visitor.get("/privacy"))).rowsRead).toBeLessThanOrEqual(2);
	expect((await admin.get("/admin")).html).toContain('href="/admin/pages"');
	expect((await admin.get("/admin/pages")).html).toContain(`href="${PATH}"`);
	const page = await admin.get(PATH);
	expect(page.html).toContain("correct or delete what is yours");
	const form = page.form(PATH);
	const sent = await admin.submit(form, { body: "## Ours\r\n\r\n[x](javascript:alert(1)) <script>alert(1)</script>" });
	expect(sent).toMatchObject({ status: 303, location: "/privacy" });
	const { html } = await visitor.get("/privacy");
	expect(html).toContain("&lt;script&gt;alert(1)");
	expect(html).not.toContain('href="javascript');
	expect(html).not.toContain("team@acme.example");
	await admin.submit((await admin.get(PATH)).form(PATH), { body: " " });
	expect((await visitor.get("/privacy")).html).toContain("team@acme.example");
});

it("does not write over what somebody else saved, and saves once that was seen", async () => {
	const form = (await admin.get(PATH)).form(PATH);
	await admin.submit(form, { body: "theirs" });
	const refused = await admin.submit(form, { body: "mine" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("What it says now");
	expect(await sitePage(world.db, "privacy")).toMatchObject({ body: "theirs" });
	await admin.submit(refused.form(PATH), { body: "mine" });
	expect(await sitePage(world.db, "privacy")).toMatchObject({ body: "mine", version: 2 });
});

it("does not exist for anybody else", async () => {
	const stranger = openBrowser();
	expect((await stranger.get(PATH)).location).toContain("/sign-in");
	await stranger.signIn(world, "eve@example.com");
	expect((await stranger.get("/admin/pages")).status).toBe(404);
	expect((await stranger.get(PATH)).status).toBe(404);
	const { fields } = (await stranger.get("/account")).form("/sign-out");
	expect((await stranger.post(PATH, fields)).status).toBe(404);
	expect((await admin.get("/admin/pages/nowhere")).status).toBe(404);
});
