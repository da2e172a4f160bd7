import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { setSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";

/** What stands around pages is put together once: each visitor sees that of their own place, settings and colours. */

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const partOf = (html: string, tag: string): string => html.slice(html.indexOf(`<${tag} `), html.indexOf(`</${tag}>`));

it("says on which of its ways each page stands, whichever was shown before", async () => {
	const browser = openBrowser();
	const here = async (path: string) => {
		const header = partOf((await browser.get(path)).html, "header");
		return [...header.matchAll(/href="([^"]*)" aria-current="page"/g)].map(([, href]) => href);
	};
	for (let times = 0; times < 2; times++) {
		expect(await here("/")).toEqual(["/", "/"]);
		expect(await here("/categories")).toEqual(["/categories", "/categories"]);
		expect(await here("/categories/nowhere")).toEqual(["/categories", "/categories"]);
		expect(await here("/launches")).toEqual(["/launches"]);
		expect(await here("/launches/this")).toEqual(["/launches/this"]);
		expect(await here("/submit")).toEqual(["/submit"]);
		expect(await here("/sign-in")).toEqual(["/sign-in"]);
		expect(await here("/privacy")).toEqual([]);
	}
});

it("fills Submit where a page has no action of its own", async () => {
	const browser = openBrowser();
	const submit = async (path: string) => /class="([^"]*)" href="\/submit"/.exec((await browser.get(path)).html)?.[1];
	expect([await submit("/"), await submit("/listings"), await submit("/awards"), await submit("/compare")]).toEqual([
		...["button primary", "button", "button primary", "button"],
	]);
});

it("shows the name, the links and the colours that are chosen now", async () => {
	const browser = openBrowser();
	const before = (await browser.get("/privacy")).html;
	await setSettings({ site_name: "Un & deux", footer_links: "<Imprint> | https://acme.test/imprint" });
	const after = (await browser.get("/privacy")).html;
	expect(partOf(after, "header")).toContain('<a class="wordmark" href="/">Un &amp; deux<sup');
	expect(partOf(after, "footer")).toContain('<a href="https://acme.test/imprint"><bdi>&lt;Imprint&gt;</bdi></a>');
	expect(partOf(before, "header") + partOf(before, "footer")).not.toMatch(/deux|Imprint/);
	const colours = /name="theme" value="([^"]*)" class="plain-button" aria-current="true"/;
	const chosen = async (theme: string) => {
		browser.cookies.set("__Host-theme", theme);
		const { html } = await browser.get("/privacy");
		return [colours.exec(html)?.[1], /name="color-scheme" content="([^"]*)"/.exec(html)?.[1]];
	};
	expect(colours.exec(after)?.[1]).toBe("system");
	expect([await chosen("dark"), await chosen("light")]).toEqual([
		["dark", "dark"],
		["light", "light"],
	]);
});

it("shows nobody what is somebody's", async () => {
	const [ada, visitor] = [openBrowser(), openBrowser()];
	await ada.signIn(world, "zelda@example.com");
	const own = partOf((await ada.get("/categories")).html, "header");
	expect(own).toContain('<span class="face-button">z</span>');
	expect(own).toContain('action="/sign-out"');
	const others = partOf((await visitor.get("/categories")).html, "header");
	expect(others).not.toMatch(/face-button|sign-out|\/account/);
	expect(others).toContain('href="/sign-in"');
});
