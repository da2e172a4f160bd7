import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { setSettings } from "#testing/settings";
import { makeWorld } from "#testing/world";

beforeEach(async () => {
	await makeWorld();
});

it("carries the operator's name, tagline and accent through pages, images and the manifest", async () => {
	const own = openBrowser();
	const image = (html: string) => /og:image" content="([^"]*)"/.exec(html)?.[1];
	const other = await own.get("/");
	expect((await own.get("/colours/7a1f5c.css")).status).toBe(404);
	await setSettings({ site_name: "Kiteworks", site_tagline: "Kites, weekly.", site_accent: "#7A1F5C" });
	const page = await own.get("/");
	expect(page.html).toContain('<link rel="stylesheet" href="/colours/7a1f5c.css"/>');
	expect(other.html).not.toContain("/colours/");
	expect(page.html).toContain('<meta property="og:image:alt" content="Kiteworks: Kites, weekly."/>');
	expect(image(page.html)).not.toBe(image(other.html));
	const sheet = await own.get("/colours/7a1f5c.css");
	expect(sheet.html).toContain(":root{--accent:#7a1f5c;");
	expect(sheet.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
	expect(JSON.parse((await own.get("/manifest.webmanifest")).html)).toMatchObject({
		name: "Kiteworks",
		description: "Kites, weekly.",
	});
});

it("shows a small card where the operator has no images drawn", async () => {
	await setSettings({ share_images: "false" });
	const browser = openBrowser();
	const { html } = await browser.get("/");
	expect(html).toContain('<meta name="twitter:card" content="summary"/>');
	expect(html).not.toContain("og:image");
});
