import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { storedSettings, textsIn } from "#store/site-settings";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { modern } from "#testing/mcp-http";
import { encoded } from "#testing/picture-files";
import { countRows } from "#testing/rows";
import { setSettings } from "#testing/settings";
import { uploadFile } from "#testing/upload";
import { makeWorld, type World } from "#testing/world";
import { forgetSiteValues } from "#workers/settings/site-values";

const PATH = "/admin/settings";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
});

const texts = async () => textsIn((await storedSettings(world.db)).stored);
const save = async (group: string, changes: Record<string, string>) =>
	admin.submit((await admin.get(`${PATH}/${group}`)).form(`${PATH}/${group}`), changes);

it("saves a group, shows it everywhere at once to whoever saved, and puts it back from the changes", async () => {
	expect((await admin.get("/admin")).html).toContain(`href="${PATH}"`);
	expect((await admin.get(PATH)).html).toContain("Launchweek</bdi>");
	const sent = await save("site", { site_name: "Acme <b>& Co", site_tagline: "" });
	expect(sent).toMatchObject({ status: 303, location: `${PATH}?saved=site#site` });
	// Beside what was saved: the head of the page is out of sight.
	const { html } = await admin.get(`${PATH}?saved=site`);
	expect(html.slice(html.indexOf('id="site"'), html.indexOf('id="looks"'))).toContain("Saved.");
	expect(await texts()).toEqual({ site_name: "Acme <b>& Co" });
	const home = await openBrowser().get("/");
	expect(home.html).toContain("Acme &lt;b&gt;&amp; Co");
	expect(home.html).not.toContain("Launchweek");
	const page = await admin.get(PATH);
	expect(page.html).toMatch(/Name: <span class="muted">the default<\/span> → <bdi class="said">Acme &lt;b/);
	expect(page.html).toContain("by you");
	expect((await admin.submit(page.form(`${PATH}/put-back`))).status).toBe(303);
	expect(await texts()).toEqual({});
	expect((await openBrowser().get("/")).html).toContain("Launchweek");
	expect((await countRows(() => admin.get(PATH))).rowsRead).toBeLessThanOrEqual(12);
});

it("names what is wrong beside its field, with what was typed, and stores nothing", async () => {
	const refused = await save("looks", { site_accent: "#ffe24d" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain('value="#ffe24d"');
	expect(refused.html).toMatch(/id="site_accent-problem">\s*Text in this colour.*#756823/);
	const nearest = await admin.submit(refused.form(`${PATH}/looks`), { site_accent: "#756823", show: "true" });
	// Shown first, and not yet saved.
	expect(nearest).toMatchObject({ status: 200 });
	expect(nearest.html).toContain('fill="#756823"');
	expect(await texts()).toEqual({});
	expect((await admin.submit(nearest.form(`${PATH}/looks`))).status).toBe(303);
	expect(await texts()).toEqual({ site_accent: "#756823" });
});

it("takes one setting back to its default and leaves the others", async () => {
	await save("site", { site_name: "Acme", site_tagline: "Ours." });
	const page = await admin.get(`${PATH}/site`);
	expect(page.html).toContain('name="back" value="site_name"');
	const form = { action: `${PATH}/site`, fields: new URLSearchParams(page.form(`${PATH}/site`).fields) };
	form.fields.set("back", "site_name");
	expect((await admin.post(form.action, form.fields)).status).toBe(303);
	expect(await texts()).toEqual({ site_tagline: "Ours." });
});

it("does not write over what somebody else saved, and saves once that was seen", async () => {
	const form = (await admin.get(`${PATH}/site`)).form(`${PATH}/site`);
	await admin.submit(form, { site_name: "Theirs" });
	const refused = await admin.submit(form, { site_name: "Mine" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("Somebody else of the site team saved");
	expect(await texts()).toEqual({ site_name: "Theirs" });
	await admin.submit(refused.form(`${PATH}/site`), { site_name: "Mine" });
	expect(await texts()).toEqual({ site_name: "Mine" });
});

it("asks for a fresh sign-in before money and limits", async () => {
	await env.DB.prepare("UPDATE sessions SET created_at = created_at - 3600000").run();
	for (const group of ["seller", "limits", "agents"]) {
		expect((await admin.get(`${PATH}/${group}`)).location).toContain("/account/confirm?return_to=");
	}
	const fields = new URLSearchParams((await admin.get(`${PATH}/site`)).form(`${PATH}/site`).fields);
	fields.set("seller_name", "Eve Ltd");
	expect((await admin.post(`${PATH}/seller`, fields)).location).toContain("/account/confirm");
	// Sent to a group that asks for nothing, it is no setting of it.
	await admin.post(`${PATH}/site`, fields);
	expect(await texts()).toEqual({});
});

it("says what somebody wrote by hand that cannot be used", async () => {
	await env.DB.prepare(
		`INSERT INTO site_settings (id, texts, version, updated_at) VALUES (1, '{"site_accent":"navy","<b>":1}', 1, 0)`,
	).run();
	forgetSiteValues(env.DB);
	const { html } = await admin.get(PATH);
	expect(html).toContain("<code>site_accent</code>: Give a colour");
	expect(html).toContain("<code>&lt;b&gt;</code>: There is no setting");
});

it("does not exist for anybody else", async () => {
	const stranger = openBrowser();
	expect((await stranger.get(PATH)).location).toContain("/sign-in");
	await stranger.signIn(world, "eve@example.com");
	const { fields } = (await stranger.get("/account")).form("/sign-out");
	for (const path of [PATH, `${PATH}/site`, `${PATH}/seller`]) expect((await stranger.get(path)).status).toBe(404);
	fields.set("version", "0");
	fields.set("site_name", "Eve");
	fields.set("edit", "1");
	for (const path of [`${PATH}/site`, `${PATH}/seller`, `${PATH}/put-back`]) {
		expect((await stranger.post(path, fields)).status).toBe(404);
	}
	expect(await texts()).toEqual({});
	expect((await admin.get(`${PATH}/nowhere`)).status).toBe(404);
});

it("shows the footer, purpose, crawler's name and tool server's name as they are set", async () => {
	await setSettings({
		site_name: "Acme",
		site_purpose: "Tools for kites.",
		crawler_name: "AcmeBot",
		footer_text: "Made in <Cork>.\nBy us.",
		footer_links: "Imprint | https://acme.test/imprint\nAbout | /blog/about",
	});
	const visitor = openBrowser();
	const { html } = await visitor.get("/");
	expect(html).toContain("Made in &lt;Cork&gt;.\nBy us.");
	expect(html).toContain('<a href="https://acme.test/imprint"><bdi>Imprint</bdi></a>');
	expect(html).toContain('<meta name="description" content="Tools for kites."/>');
	expect((await visitor.get("/llms.txt")).html).toContain("> Tools for kites.");
	const bot = await visitor.get("/bot");
	expect(bot.html).toContain("AcmeBot/1.0 (+https://launchweek.test/bot)");
	expect(bot.html).not.toContain("LaunchweekBot");
	const discovery = JSON.stringify((await modern("server/discover", {})).body);
	expect(discovery).toContain('"title":"Acme"');
});

it("shows an uploaded logo in place of the name, with the name for who cannot see it, and takes it back", async () => {
	const looks = await admin.get(`${PATH}/looks`);
	const refused = await uploadFile(admin, looks.form(`${PATH}/looks/logo`), new Uint8Array([1, 2, 3]), "logo.png");
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("The file is no picture");
	await save("site", { site_name: "Acme <b>" });
	const sent = await uploadFile(
		admin,
		(await admin.get(`${PATH}/looks`)).form(`${PATH}/looks/logo`),
		encoded("jpeg"),
		"logo.jpg",
	);
	expect(sent).toMatchObject({ status: 303, location: `${PATH}/looks` });
	const home = await openBrowser().get("/");
	const [, hash] =
		/<img src="\/pictures\/([0-9a-f]{64})" alt="Acme &lt;b&gt;" width="32" height="32"/.exec(home.html) ?? [];
	expect(home.html).toContain(`<link rel="icon" href="/pictures/${hash}" type="image/jpeg" sizes="64x64"/>`);
	expect((await openBrowser().get("/manifest.webmanifest")).html).toContain(`/pictures/${hash}`);
	expect((await openBrowser().get(`/pictures/${hash}`)).status).toBe(200);
	// Saving the colours beside it takes nothing away.
	await save("looks", { site_accent: "#756823" });
	expect(Object.keys(await texts())).toEqual(["site_name", "site_logo", "site_accent"]);
	const shown = await admin.get(PATH);
	await admin.submit(shown.form(`${PATH}/put-back`));
	expect(await texts()).not.toHaveProperty("site_accent");
	const page = await admin.get(`${PATH}/looks`);
	expect(page.html).toContain(`src="/pictures/${hash}" alt="Logo"`);
	await admin.submit({
		action: `${PATH}/looks`,
		fields: new URLSearchParams([...page.form(`${PATH}/looks`).fields, ["back", "site_logo"]]),
	});
	expect((await openBrowser().get("/")).html).not.toContain(`/pictures/${hash}`);
});

it("has a dark accent of its own and a header in the accent, both of which can be read", async () => {
	const refused = await save("looks", { site_accent_dark: "#333333" });
	expect(refused.html).toMatch(/id="site_accent_dark-problem">\s*Text in this colour.*take a lighter colour.*#999999/);
	await save("looks", { site_accent_dark: "#ffd0f0", header_in_accent: "true" });
	const address = "/colours/2340a6-ffd0f0-header.css";
	expect((await openBrowser().get("/")).html).toContain(`href="${address}"`);
	const sheet = await openBrowser().get(address);
	expect(sheet.html).toContain(":root[data-theme=dark]{--accent:#ffd0f0");
	expect(sheet.html).toContain(".site-header{background:var(--accent)");
	expect((await openBrowser().get("/colours/2340a6.css")).status).toBe(404);
});
