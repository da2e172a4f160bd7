import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { setSettings } from "#testing/settings";
import { makeWorld } from "#testing/world";

beforeEach(async () => {
	await makeWorld();
});

it("carries the operator's name, and the policy lets browsers read it", async () => {
	await setSettings({ site_name: "Acme & Co" });
	const browser = openBrowser();
	const { html, headers } = await browser.get("/manifest.webmanifest");
	expect(headers.get("Content-Type")).toBe("application/manifest+json");
	expect(JSON.parse(html)).toMatchObject({ name: "Acme & Co", start_url: "/", icons: [{ src: "/icon-192.png" }, {}] });
	const home = await browser.get("/");
	expect(home.html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
	expect(home.headers.get("Content-Security-Policy")).toContain("manifest-src 'self'");
});
